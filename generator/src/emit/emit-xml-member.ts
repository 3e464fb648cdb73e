import type { Plan } from "../plan/plan.js";
import type { PlannedMember } from "../plan/planned-type.js";
import { type Code, code, literal, word } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";
import { emitSingleValue } from "./emit-single-value.js";
import { writeXmlItems, writeXmlValue } from "./xml-value.js";

/** Writes a member of the variable: left out, as nil, once or for each item. */
export function emitXmlMember(out: SourceFile, member: PlannedMember, variable: string, plan: Plan): void {
  const value = code`${word(variable)}${member.access}`;
  if (member.repeated) {
    if (!member.optional) emitXmlItems(out, member, value);
    else if (member.nillable) emitXmlItems(out, member, code`${value} ?? []`);
    else out.line`  if (${value} !== undefined) ${writeXmlItems(member, value)}`;
    return;
  }
  const write = writeXmlValue(member, value);
  emitSingleValue(out, member, { value, write, writeNil: code`xml.nil(${literal(member.tag)});` }, plan);
}

/** Writes an element for each item. */
export function emitXmlItems(out: SourceFile, member: PlannedMember, items: Code): void {
  if (!member.nillable) {
    out.line`  ${writeXmlItems(member, items)}`;
    return;
  }
  out.line`  for (const item of ${items}) {`;
  out.line`    if (item === null) xml.nil(${literal(member.tag)});`;
  out.line`    else ${writeXmlValue(member, code`item`)}`;
  out.line`  }`;
}

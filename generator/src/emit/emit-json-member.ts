import type { Plan, PlannedMember } from "../plan/plan.js";
import { type Code, code, literal, valueSymbol } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";
import { writeJsonValue } from "./json-value.js";

const codec = "@stubwright/runtime/codec";

/** Writes a member into the object that is open. */
export function emitJsonMember(out: SourceFile, member: PlannedMember, value: Code, plan: Plan): void {
  const slot = code`json.member(${literal(member.property)})`;
  if (member.repeated) {
    const indent = member.optional ? "    " : "  ";
    if (member.optional) out.line`  if (${value} !== undefined) {`;
    out.line`${{ kind: "code", parts: [indent] }}${slot}.openArray();`;
    emitJsonItems(out, member, value, indent);
    out.line`${{ kind: "code", parts: [indent] }}json.closeArray();`;
    if (member.optional) out.line`  }`;
    return;
  }
  const write = writeJsonValue(member, slot, value);
  if (!member.nillable) {
    if (member.optional) out.guarded(code`if (${value} !== undefined)`, write, "  ");
    else out.line`  ${write}`;
  } else if (member.optional && plan.nulls === "omit") {
    out.guarded(code`if (${value} != null)`, write, "  ");
  } else {
    out.guarded(code`if (${value} === null)`, code`${slot}.nil();`, "  ");
    out.guarded(member.optional ? code`else if (${value} !== undefined)` : code`else`, write, "  ");
  }
}

/** Writes each item into the array that is open. */
export function emitJsonItems(out: SourceFile, member: PlannedMember, items: Code, indent: string): void {
  const space: Code = { kind: "code", parts: [indent] };
  const write = writeJsonValue(member, code`json`, code`item`);
  if (!member.nillable) {
    out.guarded(code`for (const item of ${items})`, write, indent);
    return;
  }
  out.line`${space}for (const item of ${items}) {`;
  out.line`${space}  if (item === null) json.nil();`;
  out.guarded(code`else`, write, `${indent}  `);
  out.line`${space}}`;
}

/** Writes the attributes that the contract does not name. */
export function emitOtherJsonAttributes(out: SourceFile, variable: Code): void {
  const write = code`${valueSymbol("encodeAttributes", codec)}(json.member("$attributes"), ${variable}.$attributes);`;
  out.guarded(code`if (${variable}.$attributes !== undefined)`, write, "  ");
}

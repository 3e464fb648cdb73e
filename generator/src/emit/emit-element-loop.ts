import type { PlannedMember, PlannedRecord } from "../plan/plan.js";
import { type Code, code, literal, typeSymbol, valueSymbol, word } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";
import { type AttributedType, attributeInitials, emitOptionalAttributes } from "./emit-attributes.js";
import { newRecord } from "./new-record.js";
import { readXmlValue } from "./xml-value.js";

/** The body of a record's XML decoder, its attributes read: one switch over the elements that come, and the finished record. */
export function emitElementLoop(out: SourceFile, record: PlannedRecord, attributed: AttributedType): void {
  const elements = record.members.filter((member) => member.node === "element");
  const required = elements.filter((element) => !element.optional);
  const initial = attributeInitials(attributed);
  const type = code`${typeSymbol(record.typeName, "./types.js")}`;
  const { variable } = record;
  if (required.length === 0) newRecord(out, { variable, type }, initial);
  else newRecord(out, { variable, type: code`Partial<${type}>` }, []);
  emitOptionalAttributes(out, attributed);
  out.line`  for (;;) {`;
  out.line`    switch (xml.next(${word(record.elementTable)})) {`;
  for (const element of elements) {
    out.line`      case ${literal(element.local)}:`;
    out.line`        ${readElement(element, variable)}`;
    out.line`        break;`;
  }
  out.line`      case undefined:`;
  emitReturn(out, variable, required, initial);
  out.line`    }`;
  out.line`  }`;
}

function readElement(member: PlannedMember, variable: string): Code {
  const target = code`${word(variable)}${member.access}`;
  const one = readXmlValue(member);
  return member.repeated ? code`(${target} ??= []).push(${one});` : code`${target} = ${one};`;
}

function emitReturn(
  out: SourceFile,
  variable: string,
  required: readonly PlannedMember[],
  initial: readonly Code[],
): void {
  if (required.length === 0) {
    out.line`        return ${word(variable)};`;
    return;
  }
  const check = valueSymbol("required", "@stubwright/runtime/codec");
  out.line`        return {`;
  for (const piece of initial) out.line`          ${piece},`;
  out.line`          ...${word(variable)},`;
  for (const { declared, access } of required) out.line`          ${declared}: ${check}(${word(variable)}${access}),`;
  out.line`        };`;
}

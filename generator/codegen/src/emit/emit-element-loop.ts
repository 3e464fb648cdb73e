import type { PlannedMember, PlannedRecord } from "../plan/planned-type.js";
import { type Code, code, codecEntry, literal, typeSymbol, valueSymbol, word } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";
import { type AttributedType, attributeInitials, emitOptionalAttributes } from "./emit-attributes.js";
import { emitReturnedObject, hasInherited, newRecord } from "./record-object.js";
import { collectXmlValue, readXmlValue } from "./xml-value.js";

/** The body of a record's XML decoder, its attributes read: a loop over the elements that come, and the finished record. */
export function emitElementLoop(out: SourceFile, record: PlannedRecord, attributed: AttributedType): void {
  const elements = record.members.filter((member) => member.node === "element");
  const required = elements.filter((element) => !element.optional);
  const initial = attributeInitials(attributed);
  const type = code`${typeSymbol(record.typeName, "./types.js")}`;
  const { variable } = record;
  const inherits = hasInherited(record);
  if (required.length === 0) newRecord(out, { variable, type, inherits }, initial);
  else newRecord(out, { variable, type: code`Partial<${type}>`, inherits }, []);
  emitOptionalAttributes(out, attributed);
  if (elements.length === 0) {
    out.line`  xml.next(${word(record.elementTable)});`;
    out.line`  return ${word(variable)};`;
    return;
  }
  out.line`  for (;;) {`;
  out.line`    const next = xml.next(${word(record.elementTable)});`;
  if (required.length === 0) out.line`    if (next === undefined) return ${word(variable)};`;
  else
    emitReturnedObject(
      out,
      [...initial, code`...${word(variable)}`, ...required.map((one) => checked(one, record))],
      inherits,
    );
  out.line`    switch (next) {`;
  for (const element of elements) {
    if (record.encoded && isAbsentAsNull(element)) {
      emitPresentCase(out, element, variable);
      continue;
    }
    out.line`      case ${literal(element.local)}:`;
    out.line`        ${collectXmlValue(element, variable)}`;
    out.line`        break;`;
  }
  out.line`    }`;
  out.line`  }`;
}

function checked(member: PlannedMember, { encoded, variable }: PlannedRecord): Code {
  const value = code`${word(variable)}${member.access}`;
  const present =
    encoded && isNullAsAbsent(member) ? code`${value} ?? null` : code`${valueSymbol("required", codecEntry)}(${value})`;
  return code`${member.declared}: ${present}`;
}

/** Reads a member that null leaves out. */
function emitPresentCase(out: SourceFile, member: PlannedMember, variable: string): void {
  out.line`      case ${literal(member.local)}: {`;
  out.line`        const sent = ${readXmlValue({ ...member, nillable: true })};`;
  out.line`        if (sent !== null) ${word(variable)}${member.access} = sent;`;
  out.line`        break;`;
  out.line`      }`;
}

/** Whether a member that is null may be left out, where null and an absent element are the same. */
export function isNullAsAbsent({ nillable, optional, repeated }: PlannedMember): boolean {
  return nillable && !optional && !repeated;
}

/** Whether a member that may be left out may be null, where that is the same. */
function isAbsentAsNull({ nillable, optional, repeated }: PlannedMember): boolean {
  return !nillable && optional && !repeated;
}

import type { PlannedMember, PlannedRecord } from "../plan/planned-type.js";
import { code, literal, typeSymbol, word } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";
import { type AttributedType, attributeInitials, emitOptionalAttributes } from "./emit-attributes.js";
import { hasInherited, newRecord, wholeOf } from "./record-object.js";
import { collectXmlValue, readXmlValue } from "./xml-value.js";

/** The body of a record's XML decoder, its attributes read: a loop over the elements that come, and the finished record. */
export function emitElementLoop(out: SourceFile, record: PlannedRecord, attributed: AttributedType): void {
  const elements = record.members.filter((member) => member.node === "element");
  const required = elements.filter((element) => !element.optional);
  const initial = attributeInitials(attributed);
  const type = code`${typeSymbol(record.typeName, "./types.js")}`;
  const { variable } = record;
  const inherits = hasInherited(record);
  const isWhole = required.length === 0;
  newRecord(out, { variable, type: isWhole ? type : code`Partial<${type}>`, inherits }, initial);
  emitOptionalAttributes(out, attributed);
  if (elements.length === 0) {
    out.line`  xml.next(${word(record.elementTable)});`;
    out.line`  return ${word(variable)};`;
    return;
  }
  emitLoop(out, record, elements);
  for (const member of required) {
    if (record.encoded && isNullAsAbsent(member)) out.line`  ${word(variable)}${member.access} ??= null;`;
  }
  out.line`  return ${isWhole ? word(variable) : wholeOf(variable, type)};`;
}

/** Reads the elements as they come, into the variable of their record. */
function emitLoop(out: SourceFile, record: PlannedRecord, elements: readonly PlannedMember[]): void {
  const { variable, elementTable } = record;
  const isPresentCase = (element: PlannedMember): boolean => record.encoded && isAbsentAsNull(element);
  const [first, ...others] = elements;
  if (first !== undefined && others.length === 0 && !isPresentCase(first)) {
    out.line`  while (xml.next(${word(elementTable)})) ${collectXmlValue(first, variable)}`;
    return;
  }
  out.line`  for (;;) {`;
  out.line`    const next = xml.next(${word(elementTable)});`;
  out.line`    if (next === undefined) break;`;
  out.line`    switch (next) {`;
  for (const element of elements) {
    if (isPresentCase(element)) {
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

import type { Plan } from "../plan/plan.js";
import type { PlannedArray, PlannedMember, PlannedOpen, PlannedRecord } from "../plan/planned-type.js";
import { type Code, code, codecEntry, join, literal, sameCode, typeSymbol, valueSymbol, word } from "../print/code.js";
import { SourceFile } from "../print/source-file.js";
import {
  type AttributedType,
  attributeInitials,
  emitAttributeReads,
  emitAttributeWrites,
  emitOptionalAttributes,
} from "./emit-attributes.js";
import { emitFamily } from "./emit-family.js";
import { emitStructureXml } from "./emit-structure-xml.js";
import { emitNewRecord, emitOwnMembers, hasInherited, wholeOf } from "./record-object.js";
import { maxCode } from "./wire-value.js";
import { collectXmlValue, emitXmlItems, emitXmlMember, readXmlValue } from "./xml-value.js";

const reader = typeSymbol("XmlReader", codecEntry);
const writer = typeSymbol("XmlWriter", codecEntry);

/** Prints xml.ts: for each type the table of its elements, a decoder and an encoder. */
export function emitXml(plan: Plan): SourceFile {
  const out = new SourceFile("./xml.js");
  for (const type of plan.types) {
    switch (type.kind) {
      case "record":
        emitRecord(out, type, plan);
        break;
      case "structure":
        emitStructureXml(out, type, plan);
        break;
      case "family":
        out.line``;
        emitFamily(out, type, "xml");
        break;
      case "array":
        emitArray(out, type);
        break;
      case "open":
        emitOpen(out, type);
        break;
      case "scalar":
        break;
    }
  }
  return out;
}

function emitRecord(out: SourceFile, record: PlannedRecord, plan: Plan): void {
  const elements = record.members.filter((member) => member.node === "element");
  const text = record.members.find((member) => member.node === "text");
  const attributed = { ...record, attributes: record.members.filter((member) => member.node === "attribute") };
  if (text === undefined) emitTable(out, record, elements);
  const type = typeSymbol(record.typeName, "./types.js");
  out.line``;
  out.line`export function ${word(record.decode)}(xml: ${reader}): ${type} {`;
  emitAttributeReads(out, attributed);
  if (text === undefined) {
    emitElementLoop(out, record, attributed);
  } else {
    const value = code`${text.declared}: ${readSimpleContent(record, text)}`;
    const inherits = hasInherited(record);
    emitNewRecord(out, { variable: record.variable, type, inherits }, [...attributeInitials(attributed), value]);
    emitOptionalAttributes(out, attributed);
    out.line`  return ${word(record.variable)};`;
  }
  out.line`}`;
  out.line``;
  emitEncoder(out, record, attributed, plan);
}

/** The expression that reads the text of a record. The type's name is given because xsi:type may name it. */
function readSimpleContent({ namespace, localName }: PlannedRecord, { value }: PlannedMember): Code {
  if (value.kind !== "scalar") throw new Error("Simple content has a simple type.");
  const name = localName === "" ? code`` : code`, ${namespace}, ${literal(localName)}`;
  return code`xml.content(${value.scalar}${name})`;
}

function emitTable(out: SourceFile, type: PlannedRecord | PlannedArray, elements: readonly PlannedMember[]): void {
  const rows = elements.map((element) => {
    const own = sameCode(element.namespace, type.namespace) ? code`` : code`, ${element.namespace}`;
    const min = type.kind === "record" && type.encoded && isNullIfAbsent(element) ? 0 : element.min;
    return code`[${literal(element.local)}, ${min}, ${maxCode(element.max)}${own}]`;
  });
  const order = orderOf(type, elements.length);
  const facts = code`${type.namespace}, ${literal(type.localName)}, [${join(rows, ", ")}]${order}`;
  out.line``;
  out.line`const ${word(type.elementTable)} = /* @__PURE__ */ ${valueSymbol("elementTable", codecEntry)}(${facts});`;
}

/** The last argument of a table whose elements are not a sequence. */
function orderOf(type: PlannedRecord | PlannedArray, rows: number): Code {
  if (type.kind === "array") return type.encoded === undefined ? code`` : code`, "items"`;
  if (rows === 0 && type.allowsSpace) return code`, "spaces"`;
  return type.anyOrder ? code`, "all"` : code``;
}

function emitEncoder(out: SourceFile, record: PlannedRecord, attributed: AttributedType, plan: Plan): void {
  const type = typeSymbol(record.typeName, "./types.js");
  if (record.members.length === 0 && !record.otherAttributes) {
    const unused = word(`_${record.variable}`);
    out.line`export function ${word(record.encode)}(_xml: ${writer}, ${unused}: ${type}): void {}`;
    return;
  }
  out.line`export function ${word(record.encode)}(xml: ${writer}, ${word(record.variable)}: ${type}): void {`;
  if (hasInherited(record)) emitOwnMembers(out, record.variable);
  emitAttributeWrites(out, attributed);
  for (const member of record.members) {
    if (member.node !== "attribute") emitXmlMember(out, member, record.variable, plan);
  }
  out.line`}`;
}

function emitArray(out: SourceFile, array: PlannedArray): void {
  emitTable(out, array, [array.item]);
  out.line``;
  out.line`export function ${word(array.decode)}(xml: ${reader}): ${array.type} {`;
  if (array.encoded !== undefined) {
    out.line`  xml.attribute(${array.encoded.namespace}, "arrayType", ${valueSymbol("string", codecEntry)});`;
  }
  out.line`  const items: ${array.type} = [];`;
  out.line`  while (xml.next(${word(array.elementTable)})) items.push(${readXmlValue(array.item)});`;
  out.line`  return items;`;
  out.line`}`;
  out.line``;
  out.line`export function ${word(array.encode)}(xml: ${writer}, items: ${array.type}): void {`;
  if (array.encoded !== undefined) {
    const { attribute, itemType } = array.encoded;
    const arrayType = code`${valueSymbol("arrayType", codecEntry)}(${literal(itemType)}, items)`;
    out.line`  xml.attribute(${literal(attribute)}, ${valueSymbol("string", codecEntry)}, ${arrayType});`;
  }
  emitXmlItems(out, array.item, code`items`);
  out.line`}`;
}

function emitOpen(out: SourceFile, open: PlannedOpen): void {
  const type = typeSymbol(open.typeName, "./types.js");
  const variable = word(open.variable);
  out.line``;
  out.line`export function ${word(open.decode)}(xml: ${reader}): ${type} {`;
  out.line`  return ${valueSymbol("decodeOpenXml", codecEntry)}(xml, ${open.namespace});`;
  out.line`}`;
  out.line``;
  out.line`export function ${word(open.encode)}(xml: ${writer}, ${variable}: ${type}): void {`;
  const inScope = open.isDefault ? code`` : code`, ""`;
  out.line`  ${valueSymbol("encodeOpenXml", codecEntry)}(xml, ${open.namespace}, ${variable}${inScope});`;
  out.line`}`;
}

/** Emits the rest of a record's XML decoder after its attributes: a loop over the elements, and the finished record. */
function emitElementLoop(out: SourceFile, record: PlannedRecord, attributed: AttributedType): void {
  const elements = record.members.filter((member) => member.node === "element");
  const required = elements.filter((element) => !element.optional);
  const initial = attributeInitials(attributed);
  const type = code`${typeSymbol(record.typeName, "./types.js")}`;
  const { variable } = record;
  const inherits = hasInherited(record);
  const isWhole = required.length === 0;
  emitNewRecord(out, { variable, type: isWhole ? type : code`Partial<${type}>`, inherits }, initial);
  emitOptionalAttributes(out, attributed);
  if (elements.length === 0) {
    out.line`  xml.next(${word(record.elementTable)});`;
    out.line`  return ${word(variable)};`;
    return;
  }
  emitLoop(out, record, elements);
  for (const member of required) {
    if (record.encoded && isNullIfAbsent(member)) out.line`  ${word(variable)}${member.access} ??= null;`;
  }
  out.line`  return ${isWhole ? word(variable) : wholeOf(variable, type)};`;
}

/** Emits the loop that reads the elements in document order into the variable of their record. */
function emitLoop(out: SourceFile, record: PlannedRecord, elements: readonly PlannedMember[]): void {
  const { variable, elementTable } = record;
  const isAbsentIfNil = (element: PlannedMember): boolean => record.encoded && isAbsentIfNull(element);
  const [first, ...others] = elements;
  if (first !== undefined && others.length === 0 && !isAbsentIfNil(first)) {
    out.line`  while (xml.next(${word(elementTable)})) ${collectXmlValue(first, variable)}`;
    return;
  }
  out.line`  for (;;) {`;
  out.line`    const next = xml.next(${word(elementTable)});`;
  out.line`    if (next === undefined) break;`;
  out.line`    switch (next) {`;
  for (const element of elements) {
    if (isAbsentIfNil(element)) {
      emitAbsentIfNull(out, element, variable);
      continue;
    }
    out.line`      case ${literal(element.local)}:`;
    out.line`        ${collectXmlValue(element, variable)}`;
    out.line`        break;`;
  }
  out.line`    }`;
  out.line`  }`;
}

/** Emits the case of a member that is left out if its element is nil. */
function emitAbsentIfNull(out: SourceFile, member: PlannedMember, variable: string): void {
  out.line`      case ${literal(member.local)}: {`;
  out.line`        const sent = ${readXmlValue({ ...member, nillable: true })};`;
  out.line`        if (sent !== null) ${word(variable)}${member.access} = sent;`;
  out.line`        break;`;
  out.line`      }`;
}

/** Whether an absent element means null. SOAP encoding does not tell the two apart, and the member may only be null. */
function isNullIfAbsent({ nillable, optional, repeated }: PlannedMember): boolean {
  return nillable && !optional && !repeated;
}

/**
 * Whether a nil element means an absent member. SOAP encoding does not tell the two apart, and the member may only be
 * absent.
 */
function isAbsentIfNull({ nillable, optional, repeated }: PlannedMember): boolean {
  return !nillable && optional && !repeated;
}

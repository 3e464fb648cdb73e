import type { Plan, PlannedArray, PlannedMember, PlannedOpen, PlannedRecord } from "../plan/plan.js";
import { type Code, code, literal, typeSymbol, valueSymbol, word } from "../print/code.js";
import { SourceFile } from "../print/source-file.js";
import { emitDecoderLoop, newRecord } from "./emit-decoder.js";

const codec = "@stubwright/runtime/codec";
const reader = typeSymbol("XmlReader", codec);
const writer = typeSymbol("XmlWriter", codec);

/** xml.ts: for each type the table of its elements, a decoder and an encoder. */
export function emitXml(plan: Plan): SourceFile {
  const out = new SourceFile("./xml.js");
  for (const namespace of plan.namespaces) out.line`const ${word(namespace.constant)} = ${literal(namespace.uri)};`;
  for (const type of plan.types) {
    switch (type.kind) {
      case "record":
        emitRecord(out, type, plan);
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
  if (text === undefined) emitTable(out, record, elements);
  const type = typeSymbol(record.typeName, "./types.js");
  out.line``;
  out.line`export function ${word(record.decode)}(xml: ${reader}): ${type} {`;
  emitAttributeReads(out, record);
  if (text === undefined) {
    const initial = attributeInitials(record);
    emitDecoderLoop(out, record, {
      initial,
      next: code`xml.next(${word(record.elementTable)})`,
      read: readElement,
      members: elements,
    });
  } else {
    const value = code`${text.declared}: ${scalarRead(text)}`;
    newRecord(out, record, [...attributeInitials(record), value], type);
    emitOptionalAttributes(out, record);
    out.line`  return ${word(record.variable)};`;
  }
  out.line`}`;
  out.line``;
  emitEncoder(out, record, plan);
}

function emitTable(out: SourceFile, type: PlannedRecord | PlannedArray, elements: readonly PlannedMember[]): void {
  const rows = elements.map((element) => {
    const max = element.max === Number.POSITIVE_INFINITY ? valueSymbol("unbounded", codec) : code`${element.max}`;
    const own = element.namespace === type.namespace ? code`` : code`, ${namespaceOf(element.namespace)}`;
    return code`[${literal(element.local)}, ${element.min}, ${max}${own}]`;
  });
  const namespace = namespaceOf(type.namespace);
  const start = code`const ${word(type.elementTable)} = ${valueSymbol("elementTable", codec)}(${namespace}, ${literal(type.localName)}, [`;
  out.line``;
  out.list(start, rows, code`]);`, { broken: rows.length > 1 });
}

function namespaceOf(constant: string | undefined): Code {
  return constant === undefined ? literal("") : word(constant);
}

/** Attributes are read before anything below the start tag. */
function emitAttributeReads(out: SourceFile, record: PlannedRecord): void {
  for (const member of record.members) {
    if (member.node !== "attribute" || member.value.kind !== "scalar") continue;
    const read = member.optional ? code`attribute` : code`requiredAttribute`;
    const name = code`${namespaceOf(member.namespace)}, ${literal(member.local)}`;
    out.line`  const ${word(member.constant)} = xml.${read}(${name}, ${member.value.scalar});`;
  }
}

function attributeInitials(record: PlannedRecord): readonly Code[] {
  return record.members
    .filter((member) => member.node === "attribute" && !member.optional)
    .map((member) => code`${member.declared}: ${word(member.constant)}`);
}

function emitOptionalAttributes(out: SourceFile, record: PlannedRecord): void {
  for (const member of record.members) {
    if (member.node !== "attribute" || !member.optional) continue;
    out.line`  if (${word(member.constant)} !== undefined) ${word(record.variable)}${member.access} = ${word(member.constant)};`;
  }
}

function readElement(member: PlannedMember, variable: string): Code {
  const target = code`${word(variable)}${member.access}`;
  const one = readOne(member);
  return member.repeated ? code`(${target} ??= []).push(${one});` : code`${target} = ${one};`;
}

function readOne(member: PlannedMember): Code {
  if (member.value.kind === "scalar") return scalarRead(member);
  const decoded = code`${word(member.value.decode)}(xml)`;
  return member.nillable ? code`xml.nil() ? null : ${decoded}` : decoded;
}

function scalarRead(member: PlannedMember): Code {
  if (member.value.kind === "coded") throw new Error("Text and attributes have simple types.");
  return member.nillable ? code`xml.nillable(${member.value.scalar})` : code`xml.value(${member.value.scalar})`;
}

function emitEncoder(out: SourceFile, record: PlannedRecord, plan: Plan): void {
  const type = typeSymbol(record.typeName, "./types.js");
  const unused = record.members.length === 0;
  const names = unused ? ["_xml", `_${record.variable}`] : ["xml", record.variable];
  const [xmlName = "", variable = ""] = names;
  out.list(
    code`export function ${word(record.encode)}(`,
    [code`${word(xmlName)}: ${writer}`, code`${word(variable)}: ${type}`],
    code`): void {`,
  );
  for (const member of record.members) {
    const value = code`${word(record.variable)}${member.access}`;
    if (member.repeated) emitRepeated(out, member, value, plan);
    else emitSingle(out, member, value, plan);
  }
  out.line`}`;
}

function emitSingle(out: SourceFile, member: PlannedMember, value: Code, plan: Plan): void {
  const write = writeOne(member, value);
  if (!member.nillable) {
    if (member.optional) out.guarded(code`if (${value} !== undefined)`, write, "  ");
    else out.line`  ${write}`;
  } else if (member.optional && plan.nulls === "omit") {
    out.guarded(code`if (${value} != null)`, write, "  ");
  } else {
    out.line`  if (${value} === null) xml.nil(${literal(member.tag)});`;
    out.guarded(member.optional ? code`else if (${value} !== undefined)` : code`else`, write, "  ");
  }
}

function emitRepeated(out: SourceFile, member: PlannedMember, value: Code, plan: Plan): void {
  const items = member.optional ? code`${value} ?? []` : value;
  emitItems(out, member, items, plan);
}

function emitItems(out: SourceFile, member: PlannedMember, items: Code, _plan: Plan | undefined): void {
  const item = code`item`;
  if (!member.nillable) {
    out.guarded(code`for (const item of ${items})`, writeOne(member, item), "  ");
    return;
  }
  out.line`  for (const item of ${items}) {`;
  out.line`    if (item === null) xml.nil(${literal(member.tag)});`;
  out.line`    else ${writeOne(member, item)}`;
  out.line`  }`;
}

function writeOne(member: PlannedMember, value: Code): Code {
  if (member.value.kind === "coded")
    return code`xml.element(${literal(member.tag)}, ${value}, ${word(member.value.encode)});`;
  const { scalar } = member.value;
  switch (member.node) {
    case "attribute":
      return code`xml.attribute(${literal(member.tag)}, ${scalar}, ${value});`;
    case "text":
      return code`xml.text(${scalar}, ${value});`;
    case "element":
      return code`xml.value(${literal(member.tag)}, ${scalar}, ${value});`;
  }
}

function emitArray(out: SourceFile, array: PlannedArray): void {
  emitTable(out, array, [array.item]);
  out.line``;
  out.line`export function ${word(array.decode)}(xml: ${reader}): ${array.type} {`;
  out.line`  const items: ${array.type} = [];`;
  out.line`  while (xml.next(${word(array.elementTable)})) items.push(${readOne(array.item)});`;
  out.line`  return items;`;
  out.line`}`;
  out.line``;
  out.line`export function ${word(array.encode)}(xml: ${writer}, items: ${array.type}): void {`;
  emitItems(out, array.item, code`items`, undefined);
  out.line`}`;
}

function emitOpen(out: SourceFile, open: PlannedOpen): void {
  const type = typeSymbol(open.typeName, "./types.js");
  const variable = word(open.variable);
  out.line``;
  out.line`export function ${word(open.decode)}(xml: ${reader}): ${type} {`;
  out.line`  return ${valueSymbol("decodeOpenXml", codec)}(xml, ${word(open.namespace)});`;
  out.line`}`;
  out.line``;
  out.list(
    code`export function ${word(open.encode)}(`,
    [code`xml: ${writer}`, code`${variable}: ${type}`],
    code`): void {`,
  );
  out.line`  ${valueSymbol("encodeOpenXml", codec)}(xml, ${word(open.namespace)}, ${variable});`;
  out.line`}`;
}

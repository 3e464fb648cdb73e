import type { Plan, PlannedArray, PlannedMember, PlannedOpen, PlannedRecord } from "../plan/plan.js";
import { type Code, code, codeText, join, literal, typeSymbol, valueSymbol, word } from "../print/code.js";
import { lineWidth, SourceFile } from "../print/source-file.js";
import { emitDecoderLoop } from "./emit-decoder.js";

const codec = "@stubwright/runtime/codec";
const reader = typeSymbol("JsonReader", codec);
const writer = typeSymbol("JsonWriter", codec);

/** json.ts: the same names as xml.ts, for the JSON wire. */
export function emitJson(plan: Plan): SourceFile {
  const out = new SourceFile("./json.js");
  let first = true;
  for (const type of plan.types) {
    if (type.kind === "scalar") continue;
    if (!first) out.line``;
    first = false;
    if (type.kind === "record") emitRecord(out, type, plan);
    else if (type.kind === "array") emitArray(out, type);
    else emitOpen(out, type);
  }
  return out;
}

function emitRecord(out: SourceFile, record: PlannedRecord, plan: Plan): void {
  emitTable(out, record);
  const type = typeSymbol(record.typeName, "./types.js");
  out.line``;
  out.line`export function ${word(record.decode)}(json: ${reader}): ${type} {`;
  const next = code`json.next(${word(record.memberTable)})`;
  const members = record.members.map((member) => ({ ...member, local: member.property }));
  emitDecoderLoop(out, { ...record, members }, { initial: [], next, read: readMember, members });
  out.line`}`;
  out.line``;
  const unused = record.members.length === 0 ? "_" : "";
  out.list(
    code`export function ${word(record.encode)}(`,
    [code`json: ${writer}`, code`${word(unused + record.variable)}: ${type}`],
    code`): void {`,
  );
  out.line`  json.openObject();`;
  for (const member of record.members) emitMember(out, member, code`${word(record.variable)}${member.access}`, plan);
  out.line`  json.closeObject();`;
  out.line`}`;
}

function emitTable(out: SourceFile, record: PlannedRecord): void {
  const names = (optional: boolean): Code[] =>
    record.members.filter((member) => member.optional === optional).map((member) => literal(member.property));
  const groups = [
    { key: code`required`, names: names(false) },
    { key: code`optional`, names: names(true) },
  ].filter((group) => group.names.length > 0);
  const start = code`const ${word(record.memberTable)} = ${valueSymbol("memberTable", codec)}({`;
  const flatGroups = groups.map((group) => code`${group.key}: [${join(group.names, ", ")}]`);
  const flat = code`${start} ${join(flatGroups, ", ")} });`;
  if (groups.length === 0) out.add(code`${start}});`);
  else if (codeText(flat).length <= lineWidth) out.add(flat);
  else {
    out.add(start);
    for (const group of groups) out.list(code`  ${group.key}: [`, group.names, code`],`, { indent: "  " });
    out.line`});`;
  }
}

function readMember(member: PlannedMember, variable: string): Code {
  return code`${word(variable)}${member.access} = ${member.repeated ? readItems(member) : readOne(member, "json")};`;
}

function readOne(member: PlannedMember, from: "json" | "item"): Code {
  const source = word(from);
  if (member.value.kind === "scalar") {
    const { scalar } = member.value;
    return member.nillable ? code`${source}.nillable(${scalar})` : code`${source}.value(${scalar})`;
  }
  const decoded = code`${word(member.value.decode)}(${source})`;
  return member.nillable ? code`${source}.nil() ? null : ${decoded}` : decoded;
}

function readItems(member: PlannedMember): Code {
  const counts = [
    ...(member.min > 0 ? [code`min: ${member.min}`] : []),
    ...(member.max === Number.POSITIVE_INFINITY ? [] : [code`max: ${member.max}`]),
  ];
  const bounds = counts.length === 0 ? code`` : code`, { ${join(counts, ", ")} }`;
  if (member.nillable) {
    const one = readOne(member, "item");
    return code`json.items((item) => ${member.value.kind === "scalar" ? one : code`(${one})`}${bounds})`;
  }
  if (member.value.kind === "scalar") return code`json.values(${member.value.scalar}${bounds})`;
  return code`json.items(${word(member.value.decode)}${bounds})`;
}

function emitMember(out: SourceFile, member: PlannedMember, value: Code, plan: Plan): void {
  const slot = code`json.member(${literal(member.property)})`;
  if (member.repeated) {
    const indent = member.optional ? "    " : "  ";
    if (member.optional) out.line`  if (${value} !== undefined) {`;
    out.line`${{ kind: "code", parts: [indent] }}${slot}.openArray();`;
    emitItems(out, member, value, indent);
    out.line`${{ kind: "code", parts: [indent] }}json.closeArray();`;
    if (member.optional) out.line`  }`;
    return;
  }
  const write = writeOne(member, slot, value);
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

function writeOne(member: PlannedMember, slot: Code, value: Code): Code {
  if (member.value.kind === "scalar") return code`${slot}.value(${member.value.scalar}, ${value});`;
  return code`${word(member.value.encode)}(${slot}, ${value});`;
}

function emitItems(out: SourceFile, member: PlannedMember, items: Code, indent: string): void {
  const space: Code = { kind: "code", parts: [indent] };
  const write = writeOne(member, code`json`, code`item`);
  if (!member.nillable) {
    out.guarded(code`for (const item of ${items})`, write, indent);
    return;
  }
  out.line`${space}for (const item of ${items}) {`;
  out.line`${space}  if (item === null) json.nil();`;
  out.guarded(code`else`, write, `${indent}  `);
  out.line`${space}}`;
}

function emitArray(out: SourceFile, array: PlannedArray): void {
  out.line`export function ${word(array.decode)}(json: ${reader}): ${array.type} {`;
  out.line`  return ${readItems(array.item)};`;
  out.line`}`;
  out.line``;
  out.line`export function ${word(array.encode)}(json: ${writer}, items: ${array.type}): void {`;
  out.line`  json.openArray();`;
  emitItems(out, array.item, code`items`, "  ");
  out.line`  json.closeArray();`;
  out.line`}`;
}

function emitOpen(out: SourceFile, open: PlannedOpen): void {
  const type = typeSymbol(open.typeName, "./types.js");
  const variable = word(open.variable);
  out.line`export function ${word(open.decode)}(json: ${reader}): ${type} {`;
  out.line`  return ${valueSymbol("decodeOpenJson", codec)}(json);`;
  out.line`}`;
  out.line``;
  out.list(
    code`export function ${word(open.encode)}(`,
    [code`json: ${writer}`, code`${variable}: ${type}`],
    code`): void {`,
  );
  out.line`  ${valueSymbol("encodeOpenJson", codec)}(json, ${variable});`;
  out.line`}`;
}

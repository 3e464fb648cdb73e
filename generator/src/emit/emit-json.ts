import type { Plan, PlannedArray, PlannedMember, PlannedOpen, PlannedRecord } from "../plan/plan.js";
import { type Code, code, typeSymbol, valueSymbol, word } from "../print/code.js";
import { SourceFile } from "../print/source-file.js";
import { emitDecoderLoop } from "./emit-decoder.js";
import { emitFamily } from "./emit-family.js";
import { emitJsonItems, emitJsonMember, emitOtherJsonAttributes } from "./emit-json-member.js";
import { emitMemberTable } from "./emit-member-table.js";
import { emitStructureJson } from "./emit-structure-json.js";
import { emitTag, tagInitials } from "./emit-tag.js";
import { readJsonItems, readJsonValue } from "./json-value.js";

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
    else if (type.kind === "structure") emitStructureJson(out, type, plan);
    else if (type.kind === "family") emitFamily(out, type, "json");
    else if (type.kind === "array") emitArray(out, type);
    else emitOpen(out, type);
  }
  return out;
}

function emitRecord(out: SourceFile, record: PlannedRecord, plan: Plan): void {
  const names = (optional: boolean): readonly string[] =>
    record.members.filter((member) => member.optional === optional).map((member) => member.property);
  const others = record.otherAttributes ? ["$attributes"] : [];
  emitMemberTable(out, record.memberTable, { required: names(false), optional: [...names(true), ...others] });
  const type = typeSymbol(record.typeName, "./types.js");
  out.line``;
  out.line`export function ${word(record.decode)}(json: ${reader}): ${type} {`;
  const next = code`json.next(${word(record.memberTable)})`;
  const members = record.members.map((member) => ({ ...member, local: member.property }));
  const keep = code`${word(record.variable)}.$attributes = ${valueSymbol("decodeAttributes", codec)}(json);`;
  const extra = record.otherAttributes ? [{ name: "$attributes", statement: keep }] : [];
  emitDecoderLoop(
    out,
    { ...record, members },
    { initial: tagInitials(record.tag), next, read: readMember, members, extra },
  );
  out.line`}`;
  out.line``;
  const unused = record.members.length === 0 && !record.otherAttributes ? "_" : "";
  out.list(
    code`export function ${word(record.encode)}(`,
    [code`json: ${writer}`, code`${word(unused + record.variable)}: ${type}`],
    code`): void {`,
  );
  out.line`  json.openObject();`;
  emitTag(out, record.tag);
  for (const member of record.members)
    emitJsonMember(out, member, code`${word(record.variable)}${member.access}`, plan);
  if (record.otherAttributes) emitOtherJsonAttributes(out, word(record.variable));
  out.line`  json.closeObject();`;
  out.line`}`;
}

function readMember(member: PlannedMember, variable: string): Code {
  return code`${word(variable)}${member.access} = ${member.repeated ? readJsonItems(member) : readJsonValue(member, "json")};`;
}

function emitArray(out: SourceFile, array: PlannedArray): void {
  out.line`export function ${word(array.decode)}(json: ${reader}): ${array.type} {`;
  out.line`  return ${readJsonItems(array.item)};`;
  out.line`}`;
  out.line``;
  out.line`export function ${word(array.encode)}(json: ${writer}, items: ${array.type}): void {`;
  emitJsonItems(out, array.item, { slot: code`json`, value: code`items` }, "  ");
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

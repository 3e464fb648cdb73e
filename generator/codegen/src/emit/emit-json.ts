import type { Plan } from "../plan/plan.js";
import type { PlannedArray, PlannedOpen, PlannedRecord } from "../plan/planned-type.js";
import { code, codecEntry, typeSymbol, valueSymbol, word } from "../print/code.js";
import { SourceFile } from "../print/source-file.js";
import { emitFamily } from "./emit-family.js";
import { emitStructureJson } from "./emit-structure-json.js";
import { attributesMember, emitMemberTable, emitObjectReads, objectMember } from "./json-object.js";
import { emitJsonItems, emitJsonMember, emitOtherJsonAttributes, readJsonItems } from "./json-value.js";
import { emitOwnMembers, emitTypeTag, hasInherited } from "./record-object.js";

const reader = typeSymbol("JsonReader", codecEntry);
const writer = typeSymbol("JsonWriter", codecEntry);

/** Prints json.ts: decoders and encoders for the JSON wire, with the same names as in xml.ts. */
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
  const parts = [...record.members.map(objectMember), ...attributesMember(record.otherAttributes, record.members)];
  emitMemberTable(out, record.memberTable, parts);
  const type = typeSymbol(record.typeName, "./types.js");
  out.line``;
  out.line`export function ${word(record.decode)}(json: ${reader}): ${type} {`;
  emitObjectReads(out, { ...record, type, inherits: hasInherited(record) }, parts);
  out.line`  return ${word(record.variable)};`;
  out.line`}`;
  out.line``;
  const unused = record.members.length === 0 && !record.otherAttributes ? "_" : "";
  out.line`export function ${word(record.encode)}(json: ${writer}, ${word(unused + record.variable)}: ${type}): void {`;
  if (hasInherited(record)) emitOwnMembers(out, record.variable);
  out.line`  json.openObject();`;
  emitTypeTag(out, record.typeTag);
  for (const member of record.members)
    emitJsonMember(out, member, code`${word(record.variable)}${member.access}`, plan);
  if (record.otherAttributes) emitOtherJsonAttributes(out, word(record.variable));
  out.line`  json.closeObject();`;
  out.line`}`;
}

function emitArray(out: SourceFile, array: PlannedArray): void {
  out.line`export function ${word(array.decode)}(json: ${reader}): ${array.type} {`;
  out.line`  return ${readJsonItems(array.item, code`json`)};`;
  out.line`}`;
  out.line``;
  out.line`export function ${word(array.encode)}(json: ${writer}, items: ${array.type}): void {`;
  emitJsonItems(out, array.item, { slot: code`json`, value: code`items` }, 2);
  out.line`}`;
}

function emitOpen(out: SourceFile, open: PlannedOpen): void {
  const type = typeSymbol(open.typeName, "./types.js");
  const variable = word(open.variable);
  out.line`export function ${word(open.decode)}(json: ${reader}): ${type} {`;
  out.line`  return ${valueSymbol("decodeOpenJson", codecEntry)}(json);`;
  out.line`}`;
  out.line``;
  out.line`export function ${word(open.encode)}(json: ${writer}, ${variable}: ${type}): void {`;
  out.line`  ${valueSymbol("encodeOpenJson", codecEntry)}(json, ${variable});`;
  out.line`}`;
}

import type { OpenContent } from "../open-content.js";
import { isPlainObject } from "../plain-object.js";
import { kindOf, wrongKind } from "../scalars/refusals.js";
import type { Scalar } from "../scalars/scalar.js";
import type { JsonReader } from "./json-reader.js";
import type { JsonWriter } from "./json-writer.js";

/** A string, number or boolean of open content. */
const plain: Scalar<unknown> = {
  name: "a JSON value",
  placeholder: null,
  parse: (text) => text,
  format: String,
  fromJson: (value) => value,
  toJson: (value) => {
    if (typeof value === "string" || typeof value === "boolean" || typeof value === "number") return value;
    throw wrongKind("a JSON value", value);
  },
};

/** Reads open content: the object as sent. Another kind of value is refused, and what is deeper than the reader's limit. */
export function decodeOpenJson(json: JsonReader): OpenContent {
  const depthLeft = json.depthLeft;
  const value = json.raw();
  if (value === undefined) return {};
  if (!isOpenContent(value)) {
    json.report(value === null ? "null" : "type", `an object is wanted here, not ${kindOf(value)}`);
    return {};
  }
  if (isDeeper(value, depthLeft)) json.report("limit", "objects and arrays are too deep");
  return value;
}

/** Writes open content as it is; members that are undefined are left out. `EncodeError` for what JSON cannot say. */
export function encodeOpenJson(json: JsonWriter, value: OpenContent): void {
  if (!isPlainObject(value)) json.refuse("type", `an object is wanted here, not ${kindOf(value)}`);
  writeValue(json, value);
}

function isOpenContent(value: unknown): value is OpenContent {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Level by level, so that no input can overflow the stack. */
function isDeeper(value: object, depth: number): boolean {
  let level: object[] = [value];
  for (let left = depth; level.length > 0; left--) {
    if (left <= 0) return true;
    level = level.flatMap((container) => Object.values(container).filter(isContainer));
  }
  return false;
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function writeValue(json: JsonWriter, value: unknown): void {
  if (value === null) json.nil();
  else if (Array.isArray(value)) writeArray(json, value);
  else if (isPlainObject(value)) writeObject(json, value);
  else json.value(plain, value);
}

function writeObject(json: JsonWriter, value: object): void {
  json.openObject();
  for (const [name, member] of Object.entries(value)) {
    if (member !== undefined) writeValue(json.member(name), member);
  }
  json.closeObject();
}

function writeArray(json: JsonWriter, items: readonly unknown[]): void {
  json.openArray();
  for (const item of items) writeValue(json, item);
  json.closeArray();
}

import { kindOf, wrongKind } from "../simple-types/refusals.js";
import type { Scalar } from "../simple-types/scalar.js";
import { isOpenContent, isPlainObject, type OpenContent } from "../values/open-content.js";
import type { JsonReader } from "./json-reader.js";
import type { JsonWriter } from "./json-writer.js";

/** The scalar of strings, numbers and booleans in open content. */
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

/**
 * Reads open content: the object as sent. Refuses values that are not objects, and nesting beyond the reader's limit.
 */
export function decodeOpenJson(json: JsonReader): OpenContent {
  const depthLeft = json.depthLeft;
  const value = json.raw();
  if (value === undefined) return {};
  if (!isOpenContent(value)) {
    json.report(value === null ? "null" : "type", `an object is expected here, not ${kindOf(value)}`);
    return {};
  }
  const problem = problemIn(value, depthLeft);
  if (problem !== undefined)
    json.report(problem, problem === "limit" ? "objects and arrays are too deep" : "a number is too large");
  return value;
}

/**
 * Writes open content unchanged; undefined members are left out. Throws `EncodeError` for values that JSON cannot
 * express.
 */
export function encodeOpenJson(json: JsonWriter, value: OpenContent): void {
  if (!isPlainObject(value)) json.refuse("type", `a plain object is expected here, not ${kindOf(value)}`);
  writeValue(json, value);
}

/**
 * Whether a value from `JSON.parse` is too deep, or has a number beyond the range, which would be written as null. It
 * works level by level, so that no input can overflow the stack. The items of a member's array count as no deeper than
 * the array.
 */
function problemIn(value: object, depth: number): "limit" | "value" | undefined {
  let level: object[] = [value];
  for (let left = depth; level.length > 0; left--) {
    if (left <= 0) return "limit";
    const members = level.flatMap((one) => (Array.isArray(one) ? one : Object.values(one).flat()));
    if (members.some((member) => typeof member === "number" && !Number.isFinite(member))) return "value";
    level = members.filter((member) => typeof member === "object" && member !== null);
  }
  return undefined;
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

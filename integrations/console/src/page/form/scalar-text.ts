import type { JsonValue, TypeDescription, TypeReference } from "@stubwright/runtime/codec";
import { type ScalarShape, scalarForm } from "./scalar-form.js";

const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * The JSON form of what a person has typed. A text that is no value of the shape stays text, so that the codec can say what is wrong
 * with it.
 */
export function jsonOfText(text: string, shape: ScalarShape): JsonValue {
  switch (shape) {
    case "number":
      return number.test(text) ? Number(text) : text;
    case "boolean":
      if (text === "true" || text === "1") return true;
      return text === "false" || text === "0" ? false : text;
    case "text":
    case "bytes":
    case "date":
    case "time":
    case "dateTime":
    case "list":
    case "union":
      return text;
  }
}

/** The JSON form of a text in a union: a number or a boolean if a member type has such values. */
export function jsonOfUnionText(
  text: string,
  members: readonly TypeReference[],
  types: ReadonlyMap<string, TypeDescription>,
): JsonValue {
  for (const member of members) {
    const form = scalarForm(member, types);
    if (form?.values !== undefined && !form.isOpen && !form.values.includes(text)) continue;
    const json = form === undefined ? text : jsonOfText(text, form.shape);
    if (typeof json !== "string" || form?.values?.includes(text)) return json;
  }
  return text;
}

/** What an input shows for a value in its JSON form. */
export function textOfJson(json: JsonValue): string {
  return typeof json === "object" ? JSON.stringify(json) : String(json);
}

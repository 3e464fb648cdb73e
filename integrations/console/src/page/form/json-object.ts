import type { JsonValue } from "@stubwright/runtime/codec";

/** An object in JSON. */
export type JsonObject = Readonly<Record<string, JsonValue>>;

/** Whether a value is an object with members. */
export function isObject(value: JsonValue | undefined): value is Record<string, JsonValue> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A member of an object; undefined if it is absent. A member may be named as something that every object inherits, such as `toString`. */
export function memberOf(object: JsonObject, name: string): JsonValue | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** The object with a member set, or without it if the value is undefined. */
export function withMember(object: JsonObject, name: string, value: JsonValue | undefined): Record<string, JsonValue> {
  if (value !== undefined) return { ...object, [name]: value };
  const { [name]: _, ...others } = object;
  return others;
}

/** A value as an array; undefined is empty. */
export function itemsOf(value: JsonValue | undefined): readonly JsonValue[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

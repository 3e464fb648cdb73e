import { isOpenContent } from "./open-content.js";

/** Whether a value is a record, of whatever realm, and not an array, a Date, a Map or an instance of a class. */
export function isPlainObject(value: unknown): value is object {
  if (!isOpenContent(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

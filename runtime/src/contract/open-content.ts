/**
 * The payload of an operation whose contract says "any elements". Over JSON it is the object as sent. Over SOAP each
 * child element is a member: text as a string, children as an object, repeated names as an array in order, attributes as
 * `@name`, text beside children as `#text`, names of foreign namespaces as `{namespace}name`.
 */
export interface OpenContent {
  [name: string]: OpenValue;
}

/** One value inside open content. */
export type OpenValue = string | number | boolean | null | OpenValue[] | OpenContent;

/** Whether a value is an object with members, as open content is. */
export function isOpenContent(value: unknown): value is OpenContent {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is a record, of whatever realm, and not an array, a Date, a Map or an instance of a class. */
export function isPlainObject(value: unknown): value is object {
  if (!isOpenContent(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/**
 * The payload of an operation whose contract says "any elements". Over JSON the value is the object as sent. Over SOAP
 * each child element is a member: text as a string, children as an object, repeated names as an array in order,
 * attributes as `@name`, text beside children as `#text`, names of foreign namespaces as `{namespace}name`.
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

/**
 * Whether a value is a plain object: not an array, a Date, a Map or an instance of a class. Objects of other realms
 * (iframes, `vm` contexts) count too, so the prototype is not compared with `Object.prototype`.
 */
export function isPlainObject(value: unknown): value is object {
  if (!isOpenContent(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/**
 * An element that the contract does not name, with all its content. Only comments and the prefixes of names are lost.
 */
export interface AnyElement {
  /** `{namespace}local`; `{}local` in no namespace. */
  name: string;
  /** The attributes by name: `{namespace}local`, or `local` for an unqualified attribute. */
  attributes?: { [name: string]: string };
  /**
   * The namespaces of the prefixes that attribute values and text of this element may use, such as `a` in `a:b`; absent
   * if there are none. They are kept because the meaning of such values depends on them.
   */
  namespaces?: { [prefix: string]: string };
  /** Text and elements in document order; absent if the element is empty. */
  content?: (string | AnyElement)[];
}

/** The content of an element of type `xs:anyType`. */
export type AnyContent = Omit<AnyElement, "name">;

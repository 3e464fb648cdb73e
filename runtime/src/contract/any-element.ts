/** An element that the contract does not name, whole: nothing of it is lost but comments and the prefixes of names. */
export interface AnyElement {
  /** `{namespace}local`; `{}local` in no namespace. */
  name: string;
  /** By `{namespace}local`, of unqualified attributes `local`. */
  attributes?: { [name: string]: string };
  /** The namespaces of the prefixes that this element's attribute values and own text use, as `a:b` does; absent where there are none. */
  namespaces?: { [prefix: string]: string };
  /** Text and elements in document order; absent where there are none. */
  content?: (string | AnyElement)[];
}

/** The content of an element of type `xs:anyType`. */
export type AnyContent = Omit<AnyElement, "name">;

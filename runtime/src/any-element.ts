/** An element that the contract does not name, whole: nothing of it is lost but comments and prefixes. */
export interface AnyElement {
  /** `{namespace}local`; `{}local` in no namespace. */
  name: string;
  /** By `{namespace}local`, of unqualified attributes `local`. */
  attributes?: { [name: string]: string };
  /** Text and elements in document order; absent where there are none. */
  content?: (string | AnyElement)[];
}

/** The content of an element of type `xs:anyType`. */
export type AnyContent = Omit<AnyElement, "name">;

/** One thing that is wrong with a message: where, a stable code, and a sentence for a person. */
export interface Issue {
  /** JSON pointer (RFC 6901) into the message; `""` is the whole message. In XML the steps are element names and `@attribute`. */
  readonly pointer: string;
  readonly code: IssueCode;
  readonly detail: string;
}

/** What can be wrong with a message. */
export type IssueCode =
  /** Text that is no JSON or no well-formed XML. */
  | "syntax"
  /** A construct that is refused on purpose: DTD, processing instruction. */
  | "forbidden"
  /** Deeper, longer or more than the limits allow. */
  | "limit"
  /** The value is of another kind: an array where an object belongs, elements where text belongs. */
  | "type"
  /** The text is not in the lexical space of its type. */
  | "value"
  /** The value is right in kind and breaks a facet: range, length, pattern, enumeration. */
  | "facet"
  /** A required member, element or attribute is missing. */
  | "missing"
  /** An element or attribute that the contract does not have here. */
  | "unexpected"
  /** More of an element than the contract allows. */
  | "repeated"
  /** Elements in another order than the contract's, where order is held. */
  | "order"
  /** Null or xsi:nil where the contract does not allow it. */
  | "null"
  /** Two places that must say the same say different things. */
  | "conflict";

/** An issue in one line. */
export function describeIssue({ pointer, detail }: Issue): string {
  return pointer === "" ? detail : `${pointer}: ${detail}`;
}

/** The JSON pointer (RFC 6901) of a path of member names and array indexes. */
export function pointerOf(steps: readonly (string | number)[]): string {
  return steps.map((step) => "/" + String(step).replaceAll("~", "~0").replaceAll("/", "~1")).join("");
}

/** One entry of a problem's or a Fault's list of errors. Codes of other services may be unknown to us. */
export interface RemoteIssue {
  readonly pointer: string;
  readonly code: string;
  readonly detail: string;
}

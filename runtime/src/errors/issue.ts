/** One problem of a message: its place, a stable code, and a sentence for people. */
export interface Issue {
  /**
   * JSON pointer (RFC 6901) into the message; `""` is the whole message. In XML the steps are element names and
   * `@attribute`.
   */
  readonly pointer: string;
  readonly code: IssueCode;
  readonly detail: string;
}

/** The kinds of problems that a message can have. Programs may branch on them, so they stay stable. */
export type IssueCode =
  /** The text is not JSON or not well-formed XML. */
  | "syntax"
  /** The message uses a construct that is refused on purpose: a DTD, or a processing instruction. */
  | "forbidden"
  /** The message is deeper or longer than a limit allows, or has more parts. */
  | "limit"
  /** The value has the wrong kind: an array instead of an object, elements instead of text. */
  | "type"
  /** The text is not in the lexical space of its type. */
  | "value"
  /** The value has the right kind but breaks a facet: range, length, pattern, enumeration. */
  | "facet"
  /** A required member, element or attribute is missing. */
  | "missing"
  /** The contract does not allow this element or attribute here. */
  | "unexpected"
  /** An element occurs more often than the contract allows. */
  | "repeated"
  /** Elements occur in the wrong order, in messages whose order is checked. */
  | "order"
  /** The value is null or has xsi:nil, which the contract does not allow here. */
  | "null"
  /** Two places that must agree have different values. */
  | "conflict";

/** Describes an issue in one line. */
export function describeIssue({ pointer, detail }: Omit<RemoteIssue, "code">): string {
  return pointer === "" ? detail : `${pointer}: ${detail}`;
}

/** Makes a JSON pointer (RFC 6901) from a path of member names and array indexes. */
export function pointerOf(steps: readonly (string | number)[]): string {
  return steps.map((step) => "/" + String(step).replaceAll("~", "~0").replaceAll("/", "~1")).join("");
}

/**
 * One entry of the list of errors in a problem document or a Fault. The code is any text, as other services may use
 * codes of their own.
 */
export interface RemoteIssue {
  readonly pointer: string;
  readonly code: string;
  readonly detail: string;
}

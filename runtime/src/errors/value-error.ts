import type { IssueCode } from "./issue.js";

/**
 * A text or value that is not in the value space of a simple type. Scalars throw it without a place; readers and
 * writers turn it into an issue with a place.
 */
export class ValueError extends Error {
  override readonly name = "ValueError";
  readonly code: IssueCode;

  constructor(code: IssueCode, detail: string) {
    super(detail);
    this.code = code;
  }
}

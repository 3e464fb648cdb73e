import type { IssueCode } from "./issue.js";

/** Thrown by a scalar for what is not a value of its type; readers turn it into an issue with a place. */
export class ValueError extends Error {
  override readonly name = "ValueError";
  readonly code: IssueCode;

  constructor(code: IssueCode, detail: string) {
    super(detail);
    this.code = code;
  }
}

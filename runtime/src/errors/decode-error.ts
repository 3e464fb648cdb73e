import { describeIssue, type Issue, type IssueCode } from "./issue.js";

/** A message that cannot be read: not well-formed, or not what the contract says. Always the sender's doing. */
export class DecodeError extends Error {
  override readonly name = "DecodeError";
  /** Never empty; in the order they were found. */
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(issues.map(describeIssue).join("; "));
    this.issues = issues;
  }
}

/** Throws a `DecodeError` for a document as a whole. */
export function refuseDocument(code: IssueCode, detail: string): never {
  throw new DecodeError([{ pointer: "", code, detail }]);
}

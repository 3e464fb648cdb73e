import { describeIssue, type Issue, type IssueCode } from "./issue.js";

/** A message that cannot be read: it is not well-formed or breaks the contract. The sender is always at fault. */
export class DecodeError extends Error {
  override readonly name = "DecodeError";
  /** The problems in the order in which they were found; never empty. */
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(issues.map(describeIssue).join("; "));
    this.issues = issues;
  }
}

/** Throws a `DecodeError` that concerns a document as a whole. */
export function refuseDocument(code: IssueCode, detail: string): never {
  throw new DecodeError([{ pointer: "", code, detail }]);
}

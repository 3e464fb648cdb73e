import { describeIssue, type Issue } from "./issue.js";

/** A value to be written breaks the contract: a mistake of the program on this side. */
export class EncodeError extends Error {
  override readonly name = "EncodeError";
  readonly issue: Issue;

  constructor(issue: Issue) {
    super(describeIssue(issue));
    this.issue = issue;
  }
}

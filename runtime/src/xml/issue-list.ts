import { DecodeError } from "../errors/decode-error.js";
import type { Issue } from "../errors/issue.js";

/** The problems found in one message so far. If reading cannot go on, all of them are thrown together. */
export class IssueList {
  readonly #issues: Issue[] = [];
  readonly #limit: number;
  readonly #tolerated: ((issue: Issue) => void) | undefined;

  /** `tolerated` receives each problem that reading can go on from. If it is present, these problems are not thrown. */
  constructor(limit: number, tolerated?: (issue: Issue) => void) {
    this.#limit = limit;
    this.#tolerated = tolerated;
  }

  /** Adds an issue that reading can go on from. Throws all issues once the limit is reached. */
  add(issue: Issue): void {
    if (this.#tolerated !== undefined) {
      this.#tolerated(issue);
      return;
    }
    this.#issues.push(issue);
    if (this.#issues.length >= this.#limit) this.check();
  }

  /** Adds an issue that only a tolerant reader can go on from. A strict reader throws it. */
  object(issue: Issue): void {
    if (this.#tolerated === undefined) this.refuse(issue);
    this.#tolerated(issue);
  }

  /** Throws an issue that reading cannot go on from, together with those added before. */
  refuse(issue: Issue): never {
    throw new DecodeError([...this.#issues, issue]);
  }

  /** Throws the issues added so far, if there are any. */
  check(): void {
    if (this.#issues.length > 0) throw new DecodeError(this.#issues);
  }
}

import { DecodeError } from "../errors/decode-error.js";
import type { Issue } from "../errors/issue.js";

/** The problems found in one message so far. What cannot be read on from is thrown together with them. */
export class IssueList {
  readonly #issues: Issue[] = [];
  readonly #limit: number;
  readonly #tolerated: ((issue: Issue) => void) | undefined;

  /** `tolerated` gets what reading can go on from, and then it is not thrown. */
  constructor(limit: number, tolerated?: (issue: Issue) => void) {
    this.#limit = limit;
    this.#tolerated = tolerated;
  }

  /** Keeps an issue that reading can go on from; throws all of them once there are as many as the limit allows. */
  add(issue: Issue): void {
    if (this.#tolerated !== undefined) {
      this.#tolerated(issue);
      return;
    }
    this.#issues.push(issue);
    if (this.#issues.length >= this.#limit) this.check();
  }

  /** Keeps an issue that only a tolerant reader can go on from, and throws it otherwise. */
  object(issue: Issue): void {
    if (this.#tolerated === undefined) this.refuse(issue);
    this.#tolerated(issue);
  }

  /** Throws an issue that reading cannot go on from, after those already kept. */
  refuse(issue: Issue): never {
    throw new DecodeError([...this.#issues, issue]);
  }

  /** Throws what was kept, if anything was. */
  check(): void {
    if (this.#issues.length > 0) throw new DecodeError(this.#issues);
  }
}

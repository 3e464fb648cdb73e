import type { IssueCode } from "../errors/issue.js";
import { ValueError } from "../errors/value-error.js";
import type { IssueList } from "./issue-list.js";
import type { XmlParser } from "./xml-parser.js";

/** Reports the problems of a message, each with the JSON pointer of its place. */
export class ReaderIssues {
  readonly #parser: XmlParser;
  readonly #issues: IssueList;
  /** Elements up to this depth are left out of pointers. */
  #messageDepth = 1;

  constructor(parser: XmlParser, issues: IssueList) {
    this.#parser = parser;
    this.#issues = issues;
  }

  /** Makes the element at this depth the message, at which pointers begin. */
  markRoot(depth: number): void {
    this.#messageDepth = depth;
  }

  /** Pointer of the innermost open element. */
  get current(): string {
    return this.pointer(this.#parser.depth);
  }

  /** Pointer of the element that was just closed. */
  get closed(): string {
    return this.pointer(this.#parser.depth + 1);
  }

  /** Pointer of an attribute of the innermost open element. */
  attribute(name: string): string {
    return `${this.current}/@${name}`;
  }

  /** Pointer of the element at a depth. */
  pointer(depth: number): string {
    let pointer = "";
    for (let level = this.#messageDepth + 1; level <= depth; level++) pointer += `/${this.#parser.element(level).name}`;
    return pointer;
  }

  /** Adds the problem that a `ValueError` describes. Throws any other error. */
  collect(error: unknown, pointer: string): void {
    if (!(error instanceof ValueError)) throw error;
    this.add(error.code, pointer, error.message);
  }

  /** Adds a problem that reading can go on from. */
  add(code: IssueCode, pointer: string, detail: string): void {
    this.#issues.add({ pointer, code, detail });
  }

  /** Adds a problem that only a tolerant reader can go on from. A strict reader throws it. */
  object(code: IssueCode, pointer: string, detail: string): void {
    this.#issues.object({ pointer, code, detail });
  }

  /** Throws a problem that reading cannot go on from, together with those added before. */
  refuse(code: IssueCode, pointer: string, detail: string): never {
    return this.#issues.refuse({ pointer, code, detail });
  }
}

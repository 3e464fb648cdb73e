import { DecodeError } from "../errors/decode-error.js";
import { pointerOf } from "../errors/issue.js";

/** What a splitter looks for, and how much it keeps. */
interface JsonSplitterTerms {
  /** The members that lead to the array. */
  readonly members: readonly string[];
  /** How many items stay in the rest as well. */
  readonly kept: number;
  /** UTF-16 code units of one item, and of the rest. */
  readonly limit: number;
}

const marks = /["{}[\],:]/g;
const stringMarks = /["\\]/g;
const blank = /^[ \t\n\r]*$/;

/**
 * Cuts a JSON text (RFC 8259) that comes in pieces into the items of one array and the rest. It looks at structure only:
 * parsing the items and the rest tells whether the whole is JSON, as every character ends up in one of them.
 */
export class JsonItemSplitter {
  readonly #terms: JsonSplitterTerms;
  #rest = "";
  /** The item or member name that has begun. */
  #held = "";
  #holds: "nothing" | "name" | "item" = "nothing";
  #text = "";
  #from = 0;
  #count = 0;
  #seen = false;
  #inString = false;
  /** A backslash was the last character of the piece before. */
  #escaped = false;
  /** How many objects on the way are open. */
  #level = 0;
  /** How many other objects and arrays are open, below them or inside an item. */
  #inner = 0;
  /** Whether the value of the last name, or the whole before there is one, is on the way. */
  #onWay = true;
  /** Whether the string that comes is the name of a member on the way. */
  #atName = false;
  #inItems = false;

  constructor(terms: JsonSplitterTerms) {
    this.#terms = terms;
  }

  /** The items that are whole with this piece. Throws `DecodeError`. */
  split(piece: string): string[] {
    const items: string[] = [];
    this.#text = piece;
    this.#from = 0;
    let at = 0;
    while (at < piece.length) at = this.#inString ? this.#string(at) : this.#mark(at, items);
    this.#pass(piece.length);
    this.#text = "";
    return items;
  }

  /** The text without the items but the first ones, once it has ended. */
  end(): string {
    return this.#rest + this.#held;
  }

  /** Goes on inside a string. */
  #string(start: number): number {
    if (this.#escaped) {
      this.#escaped = false;
      return start + 1;
    }
    stringMarks.lastIndex = start;
    const found = stringMarks.exec(this.#text);
    if (found === null) return this.#text.length;
    const end = found.index + 1;
    if (found[0] === "\\") this.#escaped = true;
    else this.#endString(end);
    return end;
  }

  #endString(end: number): void {
    this.#inString = false;
    if (this.#holds !== "name") return;
    this.#pass(end);
    this.#onWay = this.#isOnWay(this.#held);
    this.#rest += this.#held;
    this.#held = "";
    this.#holds = "nothing";
  }

  /** Goes to the next character that matters outside strings, and over it. */
  #mark(start: number, items: string[]): number {
    marks.lastIndex = start;
    const found = marks.exec(this.#text);
    if (found === null) return this.#text.length;
    const { index: at } = found;
    const [mark] = found;
    if (mark === '"') this.#beginString(at);
    else if (this.#inner > 0) this.#nested(mark);
    else if (this.#inItems) this.#betweenItems(mark, at, items);
    else this.#onTheWay(mark, at);
    return at + 1;
  }

  #beginString(at: number): void {
    this.#inString = true;
    if (!this.#atName) return;
    this.#pass(at);
    this.#holds = "name";
    this.#atName = false;
  }

  #nested(mark: string): void {
    if (mark === "{" || mark === "[") this.#inner++;
    else if (mark === "}" || mark === "]") this.#inner--;
  }

  #betweenItems(mark: string, at: number, items: string[]): void {
    if (mark === "{" || mark === "[") this.#inner++;
    else if (mark === ",") {
      this.#pass(at);
      this.#endItem(items);
      this.#from = at + 1;
    } else if (mark === "]") {
      this.#pass(at);
      if (this.#count > 0 || !blank.test(this.#held)) this.#endItem(items);
      this.#held = "";
      this.#holds = "nothing";
      this.#inItems = false;
    }
  }

  #onTheWay(mark: string, at: number): void {
    if (mark === ":") return;
    const onWay = this.#onWay && this.#enter(mark, at);
    if (mark === "}") this.#level--;
    this.#atName = onWay || mark === ",";
    if (!onWay && !this.#inItems && (mark === "{" || mark === "[")) this.#inner++;
  }

  /** Enters the object or array on the way; whether it is an object, whose members come. */
  #enter(mark: string, at: number): boolean {
    if (mark === "{") this.#level++;
    else if (mark === "[" && this.#level === this.#terms.members.length) this.#enterItems(at + 1);
    return mark === "{";
  }

  #enterItems(at: number): void {
    if (this.#seen) this.#refuse("repeated", "The array occurs twice.");
    this.#seen = true;
    this.#pass(at);
    this.#holds = "item";
    this.#inItems = true;
  }

  #endItem(items: string[]): void {
    items.push(this.#held);
    if (this.#count < this.#terms.kept) this.#rest += this.#count === 0 ? this.#held : `,${this.#held}`;
    this.#count++;
    this.#held = "";
  }

  /** Names may differ in case, as everywhere in this JSON. */
  #isOnWay(name: string): boolean {
    const wanted = this.#terms.members[this.#level - 1];
    try {
      const sent: unknown = JSON.parse(name);
      return typeof sent === "string" && sent.toLowerCase() === wanted?.toLowerCase();
    } catch {
      return false;
    }
  }

  /** Puts what has been passed where it belongs. */
  #pass(end: number): void {
    const passed = this.#text.slice(this.#from, end);
    this.#from = end;
    if (this.#holds === "nothing") this.#rest += passed;
    else this.#held += passed;
    const { limit } = this.#terms;
    if (this.#rest.length <= limit && this.#held.length <= limit) return;
    this.#refuse("limit", `An item, or what stands around the items, is longer than ${limit} characters.`);
  }

  #refuse(code: "limit" | "repeated", detail: string): never {
    throw new DecodeError([{ pointer: pointerOf(this.#terms.members), code, detail }]);
  }
}

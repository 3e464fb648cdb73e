import { DecodeError } from "../errors/decode-error.js";
import { pointerOf } from "../errors/issue.js";

/** The path to the items, and how much is kept. */
interface JsonSplitterTerms {
  /** The path of member names to the array. */
  readonly members: readonly string[];
  /** Number of items that also stay in the rest, so that the reply around them can be validated. */
  readonly kept: number;
  /** The longest item, and the longest rest, in UTF-16 code units. */
  readonly limit: number;
}

const marks = /["{}[\],:]/g;
const stringMarks = /["\\]/g;
const blank = /^[ \t\n\r]*$/;

/**
 * Splits a JSON text (RFC 8259) that arrives in pieces into the items of one array and the rest. It looks at structure
 * only. Whether the text is JSON shows when the items and the rest are parsed, as together they contain every
 * character.
 */
export class JsonItemSplitter {
  readonly #terms: JsonSplitterTerms;
  #rest = "";
  /** The current item or member name. */
  #held = "";
  #holds: "nothing" | "name" | "item" = "nothing";
  #text = "";
  #from = 0;
  #count = 0;
  #seen = false;
  #inString = false;
  /** Whether the piece before ended with a backslash inside a string. */
  #escaped = false;
  /** Number of open objects on the path. */
  #level = 0;
  /** Number of open objects and arrays that are off the path or inside an item. */
  #inner = 0;
  /** Whether the value after the last member name, or initially the whole text, is on the path. */
  #onWay = true;
  /** Whether the next string is a member name of an object on the path. */
  #atName = false;
  #inItems = false;

  constructor(terms: JsonSplitterTerms) {
    this.#terms = terms;
  }

  /** Adds a piece and returns the items that it completes. Throws `DecodeError`. */
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

  /** The text without its items, except for the first ones. To be called at the end. */
  end(): string {
    return this.#rest + this.#held;
  }

  /** Reads on inside a string. */
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

  /** Reads up to and including the next structural character outside strings. */
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

  /** Enters an object or array on the path. Returns whether it is an object, whose member names follow. */
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

  /** Whether a member name is the next step of the path. Case is ignored, as for all member names. */
  #isOnWay(name: string): boolean {
    const wanted = this.#terms.members[this.#level - 1];
    try {
      const sent: unknown = JSON.parse(name);
      return typeof sent === "string" && sent.toLowerCase() === wanted?.toLowerCase();
    } catch {
      return false;
    }
  }

  /** Assigns the text up to `end` to its destination. */
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

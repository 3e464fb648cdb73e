import { refuseDocument } from "../errors/decode-error.js";
import type { ExpandedName } from "./xml-reader.js";
import { XmlTextReader } from "./xml-text-reader.js";

/** The path to the items, and how much is kept. */
interface XmlSplitterTerms {
  /** The path of elements from the root to the repeated one. A step without a namespace matches any. */
  readonly path: readonly SplitterStep[];
  /** Number of items that also stay in the rest, so that the reply around them can be validated. */
  readonly kept: number;
  /** The longest item with the text before it, and the longest rest, in UTF-16 code units. */
  readonly limit: number;
}

/** One step of the path to the items. */
interface SplitterStep {
  readonly namespace?: string;
  readonly name: string;
}

const quote = 34;
const apostrophe = 39;
const slash = 47;
const greaterThan = 62;

/** The end of the current markup. */
type Ending = "-->" | "]]>" | "?>" | ">";

/** Consecutive items with the same parent. */
export interface XmlItems {
  /** The start tags of all enclosing elements, as markup. */
  readonly before: string;
  /** The items, each with the text before it. */
  readonly items: string[];
  /** The end tags of all enclosing elements, as markup. */
  readonly after: string;
}

interface OpenTag {
  /** The start tag as it was written. */
  readonly text: string;
  readonly end: string;
}

/**
 * Splits a document that arrives in pieces into the elements at one path and the rest. It looks at markup only (XML 1.0
 * section 2.4). Whether the document is well-formed shows when the items and the rest are read, as together they
 * contain every character. Text and comments before an item belong to the item.
 */
export class XmlItemSplitter {
  readonly #terms: XmlSplitterTerms;
  readonly #open: OpenTag[] = [];
  /**
   * For each start tag seen in the innermost open element (its name alone if it declares no namespaces): whether it is
   * on the path.
   */
  readonly #known = new Map<string, boolean>();
  #head = "";
  #rest = "";
  /** The current item, or the text before the next one. */
  #held = "";
  /** The current start tag, if it may be on the path. */
  #tag = "";
  #sink: "rest" | "held" | "tag" = "rest";
  #text = "";
  #from = 0;
  /** Characters at the end of a piece that need the next piece to be understood. */
  #carried = "";
  #state: "content" | "tag" | Ending = "content";
  #endsElement = false;
  /** The quote of the current attribute value; 0 outside of values. */
  #quote = 0;
  #lastCode = 0;
  /** Number of open elements that are off the path or inside an item. */
  #inner = 0;
  #inItem = false;
  #count = 0;
  #batches: XmlItems[] = [];
  /** The batch of the next item. */
  #batch: XmlItems | undefined;

  constructor(terms: XmlSplitterTerms) {
    this.#terms = terms;
  }

  /** The text before the first item, as a document; `""` before an item has come. */
  get head(): string {
    return this.#head;
  }

  /** Adds a piece and returns the items that it completes. Throws `DecodeError`. */
  split(piece: string): readonly XmlItems[] {
    const batches: XmlItems[] = [];
    this.#batches = batches;
    this.#batch = undefined;
    this.#text = this.#carried + piece;
    this.#carried = "";
    this.#from = 0;
    for (let at = 0; at < this.#text.length; ) at = this.#step(at);
    this.#pass(this.#text.length);
    return batches;
  }

  /** The document without its items, except for the first ones. To be called at the end. */
  end(): string {
    return this.#rest + this.#held + this.#tag + this.#carried;
  }

  /** Reads from `at` on. Returns where it stops, at most the end of the text. */
  #step(at: number): number {
    switch (this.#state) {
      case "content":
        return this.#content(at);
      case "tag":
        return this.#startTag(at);
      default:
        return this.#markup(at, this.#state);
    }
  }

  #content(at: number): number {
    const text = this.#text;
    const start = text.indexOf("<", at);
    if (start < 0) return text.length;
    if (start + 1 === text.length) return this.#carry(start);
    switch (text[start + 1]) {
      case "/":
        this.#endsElement = true;
        this.#state = ">";
        return start + 2;
      case "?":
        this.#state = "?>";
        return start + 2;
      case "!":
        return this.#beginSection(start);
      default:
        this.#lastCode = 0;
        if (this.#inner === 0) this.#turn("tag", start);
        this.#state = "tag";
        return start + 1;
    }
  }

  #beginSection(start: number): number {
    const head = this.#text.slice(start, start + 9);
    if (head.startsWith("<!--")) {
      this.#state = "-->";
      return start + 4;
    }
    if (head === "<![CDATA[") {
      this.#state = "]]>";
      return start + 9;
    }
    if ("<!--".startsWith(head) || "<![CDATA[".startsWith(head)) return this.#carry(start);
    if ("<!DOCTYPE".startsWith(head)) refuseDocument("forbidden", "A document type declaration is not allowed.");
    return refuseDocument("syntax", '"<!" begins neither a comment nor a CDATA section.');
  }

  /** Leaves the text from `start` on for the next piece. */
  #carry(start: number): number {
    this.#carried = this.#text.slice(start);
    this.#text = this.#text.slice(0, start);
    return start;
  }

  #markup(at: number, ending: Ending): number {
    const end = this.#text.indexOf(ending, at);
    if (end < 0) return this.#carry(Math.max(at, this.#text.length - ending.length + 1));
    this.#state = "content";
    if (this.#endsElement) this.#endElement(end + 1);
    this.#endsElement = false;
    return end + ending.length;
  }

  #startTag(start: number): number {
    const text = this.#text;
    for (let at = start; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (this.#quote !== 0) {
        if (code === this.#quote) this.#quote = 0;
      } else if (code === quote || code === apostrophe) this.#quote = code;
      else if (code === greaterThan) return this.#endStartTag(at + 1);
      this.#lastCode = code;
    }
    return text.length;
  }

  #endStartTag(end: number): number {
    const isEmpty = this.#lastCode === slash;
    this.#state = "content";
    if (this.#inner === 0) this.#begin(end, isEmpty);
    else if (!isEmpty) this.#inner++;
    return end;
  }

  /** Ends a start tag that may be on the path. */
  #begin(end: number, isEmpty: boolean): void {
    this.#pass(end);
    const tag = this.#tag;
    this.#tag = "";
    const isOnWay = this.#isOnWay(tag);
    if (isOnWay && this.#atItems) {
      this.#held += tag;
      this.#sink = "held";
      if (isEmpty) this.#endItem();
      else this.#inner = 1;
      this.#inItem = !isEmpty;
      return;
    }
    this.#rest += this.#held + tag;
    this.#held = "";
    if (!isEmpty && isOnWay) this.#enter(tag);
    else if (!isEmpty) this.#inner = 1;
    this.#sink = this.#inner === 0 && this.#atItems ? "held" : "rest";
  }

  #enter(tag: string): void {
    if (tag.length > longestTag) refuseDocument("limit", `A start tag is longer than ${longestTag} characters.`);
    this.#open.push({ text: tag, end: `</${nameOf(tag)}>` });
    this.#known.clear();
    this.#batch = undefined;
  }

  #endElement(end: number): void {
    if (this.#inner > 1) {
      this.#inner--;
      return;
    }
    this.#pass(end);
    if (this.#inner === 0) {
      this.#rest += this.#held;
      this.#held = "";
      this.#open.pop();
      this.#known.clear();
      this.#batch = undefined;
    }
    this.#inner = 0;
    if (this.#inItem) this.#endItem();
    this.#inItem = false;
    this.#sink = this.#atItems ? "held" : "rest";
  }

  #endItem(): void {
    if (this.#batch === undefined) {
      this.#batch = { before: this.#startTags(), items: [], after: this.#endTags() };
      this.#batches.push(this.#batch);
    }
    if (this.#count === 0) this.#head = this.#rest + this.#endTags();
    this.#batch.items.push(this.#held);
    if (this.#count++ < this.#terms.kept) this.#rest += this.#held;
    this.#held = "";
  }

  /** Whether the innermost open element on the path is the parent of the items. */
  get #atItems(): boolean {
    return this.#open.length === this.#terms.path.length - 1;
  }

  /**
   * Whether a start tag is the next step of the path. Equal tags have equal answers, so each is looked up only once.
   */
  #isOnWay(tag: string): boolean {
    const telling = tag.includes("xmlns") ? tag : nameOf(tag);
    const known = this.#known.get(telling);
    if (known !== undefined) return known;
    const step = this.#terms.path[this.#open.length];
    const element = nameIn(this.#startTags() + tag, this.#open.length);
    const isOnWay =
      step?.name === element?.name && (step?.namespace === undefined || step.namespace === element?.namespace);
    if (telling.length <= longestKnown && this.#known.size < mostKnown) this.#known.set(telling, isOnWay);
    return isOnWay;
  }

  #startTags(): string {
    return this.#open.map(({ text }) => text).join("");
  }

  #endTags(): string {
    return this.#open
      .map(({ end }) => end)
      .reverse()
      .join("");
  }

  /** Assigns the text read so far to the current destination, then changes the destination. */
  #turn(sink: "rest" | "held" | "tag", at: number): void {
    this.#pass(at);
    this.#sink = sink;
  }

  /** Assigns the text up to `end` to its destination. */
  #pass(end: number): void {
    const passed = this.#text.slice(this.#from, end);
    this.#from = end;
    if (this.#sink === "rest") this.#rest += passed;
    else if (this.#sink === "held") this.#held += passed;
    else this.#tag += passed;
    const { limit } = this.#terms;
    if (this.#rest.length <= limit && this.#held.length <= limit && this.#tag.length <= limit) return;
    refuseDocument("limit", `An item, or what stands around the items, is longer than ${limit} characters.`);
  }
}

/** The longest start tag of a parent of items, as these tags are read again with the items of each piece. */
const longestTag = 16_384;
/** Limits of the cache of start tags: their number and length. */
const mostKnown = 100;
const longestKnown = 1000;

/** The qualified name in a start tag. */
function nameOf(tag: string): string {
  return tag.slice(1, tag.search(/[ \t\n\r/>]/));
}

/** The expanded name of the last of several nested start tags. */
function nameIn(tags: string, depth: number): ExpandedName | undefined {
  const xml = new XmlTextReader(tags);
  let name: ExpandedName | undefined = xml.root();
  for (let level = 0; level < depth; level++) name = xml.child();
  return name;
}

import { refuseDocument } from "../errors/decode-error.js";
import type { ExpandedName } from "./xml-reader.js";
import { XmlTextReader } from "./xml-text-reader.js";

/** What a splitter looks for, and how much it keeps. */
interface XmlSplitterTerms {
  /** The elements from the root to the repeated one; a step without a namespace takes any. */
  readonly path: readonly SplitterStep[];
  /** How many items stay in the rest as well. */
  readonly kept: number;
  /** UTF-16 code units of one item with what stands before it, and of the rest. */
  readonly limit: number;
}

/** A step of the way to the items. */
interface SplitterStep {
  readonly namespace?: string;
  readonly name: string;
}

const quote = 34;
const apostrophe = 39;
const slash = 47;
const greaterThan = 62;

/** What ends the markup that has begun. */
type Ending = "-->" | "]]>" | "?>" | ">";

/** Items of one parent. */
export interface XmlItems {
  /** Start tags of the elements that they are in. */
  readonly before: string;
  /** Each with what stands before it. */
  readonly items: string[];
  /** The end tags. */
  readonly after: string;
}

interface OpenTag {
  /** As it was written. */
  readonly text: string;
  readonly end: string;
}

/**
 * Cuts a document that comes in pieces into the elements of one path and the rest. It looks at markup only (XML 1.0
 * section 2.4): reading the items and the rest tells whether the whole is well-formed, as every character ends up in one
 * of them; text and comments before an item belong to it.
 */
export class XmlItemSplitter {
  readonly #terms: XmlSplitterTerms;
  readonly #open: OpenTag[] = [];
  /** Names of child elements of the innermost open one, or start tags that declare namespaces, and whether they are on the way. */
  readonly #known = new Map<string, boolean>();
  #head = "";
  #rest = "";
  /** The item that has begun, or what stands before it. */
  #held = "";
  /** The start tag that has begun and may be on the way. */
  #tag = "";
  #sink: "rest" | "held" | "tag" = "rest";
  #text = "";
  #from = 0;
  /** Characters that can only be understood with those that follow. */
  #carried = "";
  #state: "content" | "tag" | Ending = "content";
  #endsElement = false;
  /** The quote of the attribute value that has begun, or 0. */
  #quote = 0;
  #lastCode = 0;
  /** How many elements are open that are not on the way, or that are inside an item. */
  #inner = 0;
  #inItem = false;
  #count = 0;
  #batches: XmlItems[] = [];
  /** The batch that the next item belongs to. */
  #batch: XmlItems | undefined;

  constructor(terms: XmlSplitterTerms) {
    this.#terms = terms;
  }

  /** What stands before the first item, as a document; `""` before there is one. */
  get head(): string {
    return this.#head;
  }

  /** The items that are whole with this piece. Throws `DecodeError`. */
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

  /** The document without the items but the first ones, once it has ended. */
  end(): string {
    return this.#rest + this.#held + this.#tag + this.#carried;
  }

  /** Reads on from `at`; where it stops, or the end of the text. */
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

  /** Leaves the text from here on for the next piece. */
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

  /** A start tag that may be on the way has ended. */
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

  /** Whether the innermost open element on the way is the items' parent. */
  get #atItems(): boolean {
    return this.#open.length === this.#terms.path.length - 1;
  }

  /** Whether the element of a start tag is the next on the way. What tells is looked up among the declarations once. */
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

  /** Puts what was read so far elsewhere than what follows. */
  #turn(sink: "rest" | "held" | "tag", at: number): void {
    this.#pass(at);
    this.#sink = sink;
  }

  /** Puts what has been passed where it belongs. */
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

/** Start tags of the items' parents are read again with the items of each piece. */
const longestTag = 16_384;
/** How many names and start tags of children are remembered, and of what length. */
const mostKnown = 100;
const longestKnown = 1000;

/** The name in a start tag, as written. */
function nameOf(tag: string): string {
  return tag.slice(1, tag.search(/[ \t\n\r/>]/));
}

/** The expanded name of the last of some start tags that follow each other. */
function nameIn(tags: string, depth: number): ExpandedName | undefined {
  const xml = new XmlTextReader(tags);
  let name: ExpandedName | undefined = xml.root();
  for (let level = 0; level < depth; level++) name = xml.child();
  return name;
}

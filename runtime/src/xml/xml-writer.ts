import { EncodeError } from "../errors/encode-error.js";
import { ValueError } from "../errors/value-error.js";
import type { PrefixWriter } from "../simple-types/prefixes.js";
import type { Scalar } from "../simple-types/scalar.js";
import { type ElementTags, elementTags, isSmallNumber, joined, numberElements } from "./element-tags.js";
import { escapeAttribute, escapeText } from "./escape.js";
import { xmlNamespace } from "./namespace-scope.js";

/**
 * Builds the text of a document. Tags and attribute names are written as given; values are escaped. Throws
 * `EncodeError`, with a pointer made of the open tags, for a value that its type or XML forbids.
 */
export class XmlWriter implements PrefixWriter {
  #joined = "";
  /** The text after `#joined`. */
  #text = "";
  /**
   * The last start tag without its `>`, as long as it can take attributes; else `""`. For the functions of this package
   * that handle wildcards.
   */
  start = "";
  readonly #tags: string[] = [];
  #messageDepth = 0;
  /** Namespace declarations that the current value needs, and the number made so far. */
  #declarations = "";
  #prefixCount = 0;
  /** The tags of the element opened last. */
  #opened: ElementTags | undefined;

  /** Writes an element of a simple type. */
  value<Value>(tag: string, scalar: Scalar<Value>, value: Value): void {
    this.#write(elementTags(tag), this.#format(scalar, value, tag));
  }

  /** Writes an element of a simple type for each item. */
  values<Value>(tag: string, scalar: Scalar<Value>, items: readonly Value[]): void {
    const tags = elementTags(tag);
    const numbers = numberElements(tags, scalar);
    try {
      for (const item of items) {
        const isSmall = isSmallNumber(item);
        const before = isSmall ? numbers[item] : undefined;
        if (before !== undefined) {
          this.raw(before);
          continue;
        }
        const text = escapeText(scalar.format(item, this));
        if (isSmall) numbers[item] = joined(tags.start + text + tags.end);
        this.#write(tags, text);
      }
    } catch (error) {
      throw this.#explain(error, tag);
    }
  }

  /** Writes an element; `encode` writes its attributes and content. */
  element<Value>(tag: string, value: Value, encode: (xml: XmlWriter, value: Value) => void): void {
    const tags = elementTags(tag);
    this.#open(tags, "");
    encode(this, value);
    this.#close(tags);
  }

  /** Writes an element for each item; `encode` writes its attributes and content. */
  elements<Item>(tag: string, items: readonly Item[], encode: (xml: XmlWriter, item: Item) => void): void {
    for (const item of items) this.element(tag, item, encode);
  }

  /** Writes an empty element with `xsi:nil`. An outer element must declare the prefix `i`. */
  nil(tag: string): void {
    this.raw(`<${tag} i:nil="true"/>`);
  }

  /**
   * Marks the element that was just opened as nil; it must stay empty. An outer element must declare the prefix `i`.
   */
  nilContent(): void {
    this.start += ' i:nil="true"';
  }

  /**
   * Names the type of the element that was just opened; `tag` is the qualified name of the type. An outer element must
   * declare the prefix `i`.
   */
  type(tag: string): void {
    this.start += ` i:type="${tag}"`;
  }

  /** Adds an attribute to the start tag that was just opened. */
  attribute<Value>(name: string, scalar: Scalar<Value>, value: Value): void {
    if (this.start === "") throw new Error(`The attribute ${name} is after the content.`);
    try {
      const text = escapeAttribute(scalar.format(value, this));
      this.start += `${this.#takeDeclarations()} ${name}="${text}"`;
    } catch (error) {
      throw this.#explain(error, `@${name}`);
    }
  }

  /** Writes the text of the element that was just opened. */
  text<Value>(scalar: Scalar<Value>, value: Value): void {
    const text = this.#format(scalar, value, undefined);
    this.start += this.#takeDeclarations();
    if (text !== "") this.raw(text);
  }

  /**
   * Declares a prefix on the element whose value is being written. Values that are names ask for it. The prefix `xml`
   * needs no declaration and is the only one for its namespace.
   */
  prefixOf(namespace: string): string {
    if (namespace === xmlNamespace) return "xml";
    const prefix = `q${++this.#prefixCount}`;
    this.#declarations += ` xmlns:${prefix}="${escapeAttribute(namespace)}"`;
    return prefix;
  }

  /** Opens an element; `declarations` is markup of namespace declarations. */
  open(tag: string, declarations = ""): void {
    this.#open(elementTags(tag), declarations);
  }

  /** Closes the element opened last, which has this tag. */
  close(tag: string): void {
    this.#close(elementTags(tag));
  }

  /** Writes markup as it is. Even an empty text is content, which completes the start tag before it. */
  raw(text: string): void {
    this.#endStartTag();
    this.#text += text;
    if (this.#text.length > joinedLength) this.#join();
  }

  /** Makes the element opened last the message, below which pointers begin. Default: they begin at the first tag. */
  markRoot(): void {
    this.#messageDepth = this.#tags.length;
  }

  /** JSON pointer of the element opened last. */
  get pointer(): string {
    return this.#tags
      .slice(this.#messageDepth)
      .map((tag) => `/${localName(tag)}`)
      .join("");
  }

  /** The text written so far. */
  toString(): string {
    return this.#joined + this.#text + this.start;
  }

  #join(): void {
    this.#joined += joined(this.#text);
    this.#text = "";
  }

  #write({ open, start, end }: ElementTags, text: string): void {
    const declared = this.#declarations === "" ? start : `${open}${this.#takeDeclarations()}>`;
    this.raw(declared + text + end);
  }

  #open(tags: ElementTags, declarations: string): void {
    this.#endStartTag();
    this.#opened = tags;
    this.start = declarations === "" ? tags.open : `${tags.open} ${declarations}`;
    this.#tags.push(tags.name);
  }

  #close(tags: ElementTags): void {
    if (this.start === "") this.#text += tags.end;
    else this.#text += `${this.start}/>`;
    this.start = "";
    this.#tags.pop();
  }

  #endStartTag(): void {
    if (this.start === "") return;
    this.#text += this.start === this.#opened?.open ? this.#opened.start : `${this.start}>`;
    this.start = "";
  }

  #takeDeclarations(): string {
    const declarations = this.#declarations;
    this.#declarations = "";
    return declarations;
  }

  #format<Value>(scalar: Scalar<Value>, value: Value, tag: string | undefined): string {
    try {
      return escapeText(scalar.format(value, this));
    } catch (error) {
      throw this.#explain(error, tag);
    }
  }

  #explain(error: unknown, step: string | undefined): unknown {
    if (!(error instanceof ValueError)) return error;
    const pointer = step === undefined ? this.pointer : `${this.pointer}/${localName(step)}`;
    return new EncodeError({ pointer, code: error.code, detail: error.message });
  }
}

/** Length from which text is flattened, in UTF-16 code units. */
const joinedLength = 65_536;

/** A tag or `@attribute` without its prefix. */
function localName(tag: string): string {
  const colon = tag.indexOf(":");
  return colon < 0 ? tag : (tag.startsWith("@") ? "@" : "") + tag.slice(colon + 1);
}

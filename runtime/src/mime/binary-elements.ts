import type { Scalar } from "../simple-types/scalar.js";
import { XmlWriter } from "../xml/xml-writer.js";

/** An element of a message whose text is base64. */
export interface BinaryElement {
  /** The element's local name. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The fewest bytes that are worth a part of their own. */
const shortest = 32;

/**
 * The elements of type `xs:base64Binary` with at least `from` bytes (and at least 32), in the order in which `encode`
 * writes them. Attributes, lists and hexBinary values cannot be parts and do not count.
 */
export function binaryElements(encode: (xml: XmlWriter) => void, from: number): readonly BinaryElement[] {
  const finder = new BinaryFinder(Math.max(from, shortest));
  encode(finder);
  return finder.found;
}

class BinaryFinder extends XmlWriter {
  readonly found: BinaryElement[] = [];
  readonly #from: number;
  /** The tags of the open elements. */
  readonly #opened: string[] = [];

  constructor(from: number) {
    super();
    this.#from = from;
  }

  override element<Value>(tag: string, value: Value, encode: (xml: XmlWriter, value: Value) => void): void {
    this.#opened.push(tag);
    super.element(tag, value, encode);
    this.#opened.pop();
  }

  override open(tag: string, declarations?: string): void {
    this.#opened.push(tag);
    super.open(tag, declarations);
  }

  override close(tag: string): void {
    this.#opened.pop();
    super.close(tag);
  }

  override value<Value>(tag: string, scalar: Scalar<Value>, value: Value): void {
    this.#note(tag, scalar, value);
    super.value(tag, scalar, value);
  }

  override values<Value>(tag: string, scalar: Scalar<Value>, items: readonly Value[]): void {
    for (const item of items) this.#note(tag, scalar, item);
    super.values(tag, scalar, items);
  }

  override text<Value>(scalar: Scalar<Value>, value: Value): void {
    this.#note(this.#opened.at(-1) ?? "", scalar, value);
    super.text(scalar, value);
  }

  #note<Value>(tag: string, { family, primitive }: Scalar<Value>, value: Value): void {
    const isBase64 = family === "binary" && primitive === undefined;
    if (!isBase64 || !(value instanceof Uint8Array) || value.length < this.#from) return;
    this.found.push({ name: tag.slice(tag.indexOf(":") + 1), bytes: value });
  }
}

import type { StreamedOperation } from "../contract/streamed-operation.js";
import type { LenientSource, readLeniently } from "../lenient/read-leniently.js";
import type { OpenedEnvelope } from "../soap/envelope-reader.js";
import { replyOptions } from "../soap/reply-options.js";
import { XmlItemSplitter, type XmlItems } from "../xml/xml-item-splitter.js";
import type { XmlReaderOptions } from "../xml/xml-reader.js";
import { XmlTextDecoder } from "../xml/xml-text-decoder.js";
import { XmlTextReader } from "../xml/xml-text-reader.js";
import type { ReplyFacts } from "./call-error.js";
import { atItem, checkCount, type ItemReader } from "./item-reader.js";
import { tellIssues } from "./reply-issues.js";
import { type ExpectedReply, openReply, readAgreedXml, readBlocks, readMessage } from "./soap-reply.js";

/** A reply whose head has arrived. */
interface BegunReply<Reply, Faults extends object, ReplyHeaders extends object> {
  readonly facts: ReplyFacts;
  readonly expected: ExpectedReply<Reply, Faults, ReplyHeaders>;
  readonly charset: string | undefined;
  /** The most UTF-16 code units of an item, and of everything else. */
  readonly limit: number;
  /** Set for lenient reading. */
  readonly readLeniently: typeof readLeniently | undefined;
}

/** Reads the items of an envelope. The text before the first item is checked before the item is passed on. */
export class SoapItems<Request, Reply, Item, Faults extends object, Sent extends object, Received extends object>
  implements ItemReader<Item>
{
  taken: unknown;
  readonly #streamed: StreamedOperation<Request, Reply, Item, Faults, Sent, Received>;
  readonly #reply: BegunReply<Reply, Faults, Received>;
  readonly #decoder: XmlTextDecoder;
  readonly #splitter: XmlItemSplitter;
  readonly #place: string;
  #count = 0;

  constructor(
    streamed: StreamedOperation<Request, Reply, Item, Faults, Sent, Received>,
    reply: BegunReply<Reply, Faults, Received>,
  ) {
    const { elements, min, operation } = streamed;
    this.#streamed = streamed;
    this.#reply = reply;
    this.#decoder = new XmlTextDecoder(reply.charset);
    this.#splitter = new XmlItemSplitter({
      path: [{ name: "Envelope" }, { name: "Body" }, operation.reply.element, ...elements],
      kept: Math.max(min, 1),
      limit: reply.limit,
    });
    this.#place = elements.map(({ name }) => `/${name}`).join("");
  }

  *read(bytes: Uint8Array): Generator<Item, void> {
    yield* this.#take(() => this.#decoder.decode(bytes));
  }

  *end(): Generator<Item, void> {
    yield* this.#take(() => this.#decoder.end());
    this.#agreed(() => {
      const { facts, expected } = this.#reply;
      const rest = this.#splitter.end();
      const blocks = this.#leniently({ text: rest, depth: this.#parent }, (text, options) => {
        const opened = this.#open(text, options);
        readMessage(opened, facts, expected.operation);
        return readBlocks(text, opened, expected);
      });
      if (this.#count === 0) this.#give(blocks);
    });
  }

  *#take(decode: () => string): Generator<Item, void> {
    const found = this.#agreed(() => this.#splitter.split(decode()));
    if (found.length > 0 && this.#count === 0) this.#agreed(() => this.#begin());
    for (const items of found) yield* this.#items(items);
  }

  /** Checks the envelope up to the first item. A Body with another child before the items is refused at its end. */
  #begin(): void {
    const { head } = this.#splitter;
    this.#give(readBlocks(head, this.#open(head, replyOptions), this.#reply.expected));
  }

  #give(blocks: Partial<Received> | undefined): void {
    this.taken = blocks && this.#reply.expected.onBlocks?.(blocks);
  }

  #open(text: string, options: XmlReaderOptions): OpenedEnvelope {
    const { facts, expected } = this.#reply;
    this.#decoder.check(text);
    return openReply(text, facts, expected, options);
  }

  /** Runs `read`; for lenient reading, with the parts of a text that can be read although it breaks the contract. */
  #leniently<Result>(
    source: LenientSource,
    read: (text: string, options: XmlReaderOptions) => Result,
    place = "",
  ): Result {
    const { expected, readLeniently: readTolerantly } = this.#reply;
    const { lenient } = expected;
    if (readTolerantly === undefined) return read(source.text, replyOptions);
    const outcome = readTolerantly(source, (text, tolerance) => read(text, { ...replyOptions, tolerance }));
    const issues = outcome.issues.map((issue) => ({ ...issue, pointer: place + issue.pointer }));
    const value = "value" in outcome ? outcome.value : undefined;
    tellIssues(Array.isArray(value) ? value[0] : undefined, issues, lenient);
    if ("error" in outcome) throw outcome.error;
    return outcome.value;
  }

  /** Reads the items of a parent together, or one by one if one of them is invalid. */
  *#items(found: XmlItems): Generator<Item, void> {
    const { max } = this.#streamed;
    const isTogether = this.#count + found.items.length <= max && this.#reply.expected.lenient === false;
    const items = isTogether ? this.#together(found) : undefined;
    if (items !== undefined) {
      this.#count += items.length;
      yield* items;
      return;
    }
    for (const item of found.items) {
      const index = this.#count++;
      yield* this.#agreed(() => {
        checkCount(index, max, this.#place);
        const place = `${this.#place}/${index}`;
        const text = found.before + item + found.after;
        return atItem(place, () =>
          this.#leniently({ text, depth: this.#parent + 2 }, (one, options) => this.#decode(one, 1, options), place),
        );
      });
    }
  }

  #together(found: XmlItems): Item[] | undefined {
    try {
      return this.#decode(found.before + found.items.join("") + found.after, found.items.length, replyOptions);
    } catch {
      return undefined;
    }
  }

  /** The depth of the element around the items. */
  get #parent(): number {
    return this.#streamed.elements.length + 2;
  }

  #decode(text: string, count: number, options: XmlReaderOptions): Item[] {
    const xml = new XmlTextReader(text, options);
    const parent = this.#parent;
    xml.root();
    for (let level = 1; level < parent; level++) xml.child();
    xml.markRoot();
    const decoded: Item[] = [];
    for (let index = 0; index < count; index++) {
      if (xml.child() === undefined) xml.refuse("missing", "An item is expected here.");
      xml.markRoot();
      decoded.push(this.#streamed.decodeXml(xml));
    }
    for (let level = parent; level > 0; level--) {
      if (xml.child() !== undefined) xml.refuse("unexpected", "Nothing is expected behind the item.");
    }
    xml.end();
    return decoded;
  }

  #agreed<Result>(read: () => Result): Result {
    return readAgreedXml(this.#reply.facts, read);
  }
}

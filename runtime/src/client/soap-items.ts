import type { StreamedOperation } from "../contract/streamed-operation.js";
import type { OpenedEnvelope } from "../soap/envelope-reader.js";
import { replyOptions } from "../soap/reply-options.js";
import { XmlItemSplitter, type XmlItems } from "../xml/xml-item-splitter.js";
import { XmlTextDecoder } from "../xml/xml-text-decoder.js";
import { XmlTextReader } from "../xml/xml-text-reader.js";
import type { ReplyFacts } from "./call-error.js";
import { atItem, checkCount, type ItemReader } from "./item-reader.js";
import { type ExpectedReply, giveBlocks, openReply, readAgreedXml, readMessage } from "./soap-reply.js";

/** A reply whose head has come. */
interface BegunReply<Reply, Faults extends object, ReplyHeaders extends object> {
  readonly facts: ReplyFacts;
  readonly expected: ExpectedReply<Reply, Faults, ReplyHeaders>;
  readonly charset: string | undefined;
  /** UTF-16 code units of an item, and of all that is none. */
  readonly limit: number;
}

/** Reads the items of an envelope. What stands before the first is checked before it is given. */
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

  *read(octets: Uint8Array): Generator<Item, void> {
    yield* this.#take(() => this.#decoder.decode(octets));
  }

  *end(): Generator<Item, void> {
    yield* this.#take(() => this.#decoder.end());
    this.#agreed(() => {
      const { facts, expected } = this.#reply;
      const text = this.#splitter.end();
      const opened = this.#open(text);
      readMessage(opened, facts, expected.operation);
      if (this.#count === 0) this.taken = giveBlocks(text, opened, expected);
    });
  }

  *#take(decode: () => string): Generator<Item, void> {
    const found = this.#agreed(() => this.#splitter.split(decode()));
    if (found.length > 0 && this.#count === 0) this.#agreed(() => this.#begin());
    for (const items of found) yield* this.#items(items);
  }

  /** Checks the envelope up to the first item; a Body with another child before the items is refused at its end. */
  #begin(): void {
    const { head } = this.#splitter;
    this.taken = giveBlocks(head, this.#open(head), this.#reply.expected);
  }

  #open(text: string): OpenedEnvelope {
    const { facts, expected } = this.#reply;
    this.#decoder.check(text);
    return openReply(text, facts, expected.understood, expected.operation);
  }

  /** Reads the items of a parent together; one by one where something is wrong with them. */
  *#items(found: XmlItems): Generator<Item, void> {
    const { max } = this.#streamed;
    const items = this.#count + found.items.length > max ? undefined : this.#together(found);
    if (items !== undefined) {
      this.#count += items.length;
      yield* items;
      return;
    }
    for (const item of found.items) {
      const index = this.#count++;
      yield* this.#agreed(() => {
        checkCount(index, max, this.#place);
        return atItem(`${this.#place}/${index}`, () => this.#decode({ ...found, items: [item] }));
      });
    }
  }

  #together(found: XmlItems): Item[] | undefined {
    try {
      return this.#decode(found);
    } catch {
      return undefined;
    }
  }

  #decode({ before, items, after }: XmlItems): Item[] {
    const xml = new XmlTextReader(before + items.join("") + after, replyOptions);
    const parent = this.#streamed.elements.length + 2;
    xml.root();
    for (let level = 1; level < parent; level++) xml.child();
    xml.markRoot();
    const decoded: Item[] = [];
    for (const _ of items) {
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

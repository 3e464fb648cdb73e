import type { StreamedOperation } from "../contract/streamed-operation.js";
import { pointerOf } from "../errors/issue.js";
import { JsonItemSplitter } from "../json/json-item-splitter.js";
import { defaultDepth } from "../json/json-reader.js";
import { parseJson } from "../json/parse-json.js";
import type { ReplyFacts } from "./call-error.js";
import { decodeJsonMessage, type LenientJson } from "./decode-json-message.js";
import { atItem, checkCount, type ItemReader } from "./item-reader.js";
import { readAgreedJson } from "./json-transport.js";

/** The terms for reading items. */
interface JsonItemTerms {
  /** The most UTF-16 code units of an item, and of everything else. */
  readonly limit: number;
  readonly lenient: LenientJson | undefined;
}

/** Reads the items of a JSON reply. */
export class JsonItems<Request, Reply, Item, Faults extends object, Sent extends object, Received extends object>
  implements ItemReader<Item>
{
  readonly #streamed: StreamedOperation<Request, Reply, Item, Faults, Sent, Received>;
  readonly #facts: ReplyFacts;
  readonly #lenient: LenientJson | undefined;
  readonly #decoder = new TextDecoder("utf-8", { fatal: true });
  readonly #splitter: JsonItemSplitter;
  #count = 0;

  constructor(
    streamed: StreamedOperation<Request, Reply, Item, Faults, Sent, Received>,
    facts: ReplyFacts,
    { limit, lenient }: JsonItemTerms,
  ) {
    const { members, min } = streamed;
    this.#streamed = streamed;
    this.#facts = facts;
    this.#lenient = lenient;
    this.#splitter = new JsonItemSplitter({ members, kept: Math.max(min, 1), limit });
  }

  *read(bytes: Uint8Array): Generator<Item, void> {
    const texts = this.#agreed(() => this.#splitter.split(this.#decoder.decode(bytes, { stream: true })));
    for (const text of texts) yield this.#agreed(() => this.#item(text));
  }

  *end(): Generator<Item, void> {
    this.#agreed(() => {
      this.#splitter.split(this.#decoder.decode());
      const { decodeJson: decode } = this.#streamed.operation.reply;
      decodeJsonMessage(parseJson(this.#splitter.end()), { decode, lenient: this.#lenient });
    });
  }

  #item(text: string): Item {
    const { members, max, decodeJson } = this.#streamed;
    const index = this.#count++;
    checkCount(index, max, pointerOf(members));
    const depth = defaultDepth - members.length - 1;
    const place = pointerOf([...members, index]);
    return atItem(place, () =>
      decodeJsonMessage(parseJson(text), { decode: decodeJson, lenient: this.#lenient, depth, place }),
    );
  }

  #agreed<Result>(read: () => Result): Result {
    return readAgreedJson(this.#facts, read);
  }
}

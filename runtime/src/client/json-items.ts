import type { StreamedOperation } from "../contract/streamed-operation.js";
import { pointerOf } from "../errors/issue.js";
import { JsonItemSplitter } from "../json/json-item-splitter.js";
import { defaultDepth, JsonReader } from "../json/json-reader.js";
import { parseJson } from "../json/parse-json.js";
import type { ReplyFacts } from "./call-error.js";
import { atItem, checkCount, type ItemReader } from "./item-reader.js";
import { readAgreedJson } from "./json-transport.js";

/** Reads the items of a JSON reply. */
export class JsonItems<Request, Reply, Item, Faults extends object, Sent extends object, Received extends object>
  implements ItemReader<Item>
{
  readonly #streamed: StreamedOperation<Request, Reply, Item, Faults, Sent, Received>;
  readonly #facts: ReplyFacts;
  readonly #decoder = new TextDecoder("utf-8", { fatal: true });
  readonly #splitter: JsonItemSplitter;
  #count = 0;

  constructor(
    streamed: StreamedOperation<Request, Reply, Item, Faults, Sent, Received>,
    facts: ReplyFacts,
    limit: number,
  ) {
    const { members, min } = streamed;
    this.#streamed = streamed;
    this.#facts = facts;
    this.#splitter = new JsonItemSplitter({ members, kept: Math.max(min, 1), limit });
  }

  *read(octets: Uint8Array): Generator<Item, void> {
    const texts = this.#agreed(() => this.#splitter.split(this.#decoder.decode(octets, { stream: true })));
    for (const text of texts) yield this.#agreed(() => this.#item(text));
  }

  *end(): Generator<Item, void> {
    this.#agreed(() => {
      this.#splitter.split(this.#decoder.decode());
      const json = new JsonReader(parseJson(this.#splitter.end()));
      this.#streamed.operation.reply.decodeJson(json);
      json.end();
    });
  }

  #item(text: string): Item {
    const { members, max, decodeJson } = this.#streamed;
    const index = this.#count++;
    checkCount(index, max, pointerOf(members));
    const depth = defaultDepth - members.length - 1;
    return atItem(pointerOf([...members, index]), () => {
      const json = new JsonReader(parseJson(text), { depth });
      const item = decodeJson(json);
      json.end();
      return item;
    });
  }

  #agreed<Result>(read: () => Result): Result {
    return readAgreedJson(this.#facts, read);
  }
}

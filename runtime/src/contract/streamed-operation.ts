import type { JsonReader } from "../json/json-reader.js";
import type { XmlReader } from "../xml/xml-reader.js";
import type { ElementName, NoBlocks, RequestReplyOperation } from "./operation.js";

/** An operation whose reply can be read item by item: the path to its repeated element, and the codec of one item. */
export interface StreamedOperation<
  Request,
  Reply,
  Item,
  Faults extends object = NoBlocks,
  RequestHeaders extends object = NoBlocks,
  ReplyHeaders extends object = NoBlocks,
> {
  readonly operation: RequestReplyOperation<Request, Reply, Faults, RequestHeaders, ReplyHeaders>;
  /** The path from the reply's element to the repeated one: the child of the reply first, the repeated element last. */
  readonly elements: readonly ElementName[];
  /** The path of member names from the reply's JSON value to the array; empty if that value is the array. */
  readonly members: readonly string[];
  /** The least number of items. */
  readonly min: number;
  /** The largest number of items; `unbounded` if there is no limit. */
  readonly max: number;
  /** Reads one item from the reader's current element. Throws `DecodeError`. */
  readonly decodeXml: (xml: XmlReader) => Item;
  /** Reads one item from the reader's current value. Throws `DecodeError`. */
  readonly decodeJson: (json: JsonReader) => Item;
}

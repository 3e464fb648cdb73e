import type { JsonReader } from "../json/json-reader.js";
import type { XmlReader } from "../xml/xml-reader.js";
import type { ElementName, NoBlocks, RequestReplyOperation } from "./operation.js";

/** An operation whose reply is read item by item: where its repeated element is, and the codec of one item. */
export interface StreamedOperation<
  Request,
  Reply,
  Item,
  Faults extends object = NoBlocks,
  RequestHeaders extends object = NoBlocks,
  ReplyHeaders extends object = NoBlocks,
> {
  readonly operation: RequestReplyOperation<Request, Reply, Faults, RequestHeaders, ReplyHeaders>;
  /** The elements from below the reply's to the repeated one, which is the last. */
  readonly elements: readonly ElementName[];
  /** The members from the reply's JSON value to the array; none where that value is the array. */
  readonly members: readonly string[];
  /** How many items there must be. */
  readonly min: number;
  /** How many items there may be; `unbounded` for any number. */
  readonly max: number;
  /** Reads one item from the element that the reader stands on. Throws `DecodeError`. */
  readonly decodeXml: (xml: XmlReader) => Item;
  /** Reads one item from the value that the reader stands on. Throws `DecodeError`. */
  readonly decodeJson: (json: JsonReader) => Item;
}

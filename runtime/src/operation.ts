import type { JsonReader } from "./json/json-reader.js";
import type { JsonWriter } from "./json/json-writer.js";
import type { XmlReader } from "./xml/xml-reader.js";
import type { XmlWriter } from "./xml/xml-writer.js";

/** The codec of one message: how its value is read and written on both wires. */
export interface MessageCodec<Value> {
  /** The child of the SOAP Body that carries the message (document style, WS-I BP R2204). */
  readonly element: MessageElement;
  readonly decodeXml: (xml: XmlReader) => Value;
  readonly encodeXml: (xml: XmlWriter, value: Value) => void;
  readonly decodeJson: (json: JsonReader) => Value;
  readonly encodeJson: (json: JsonWriter, value: Value) => void;
}

/** A global element as it stands on the wire. */
export interface MessageElement {
  readonly namespace: string;
  readonly name: string;
  /** The tag the encoder writes, with its prefix if it has one. */
  readonly tag: string;
  /** The namespace declarations that the tag and everything below it need, ready to be written: `xmlns="urn:a" xmlns:b="urn:b"`. */
  readonly declarations: string;
}

/** An HTTP route of the JSON wire beside `POST /json/reply/<Operation>`. */
export interface Route {
  /** An upper-case HTTP method, or `"*"` for any. */
  readonly method: string;
  /** `/popballoon/{Guid}`: each `{name}` is one path segment and a member of the request. */
  readonly path: string;
}

/** What both kinds of operation have. */
interface OperationFacts<Request> {
  /** The contract's name, as on the wire. */
  readonly name: string;
  readonly soapAction: string;
  readonly routes: readonly Route[];
  readonly request: MessageCodec<Request>;
}

/** An operation that is answered (WSDL 1.1 section 2.4.2). */
export interface RequestReplyOperation<Request, Reply> extends OperationFacts<Request> {
  readonly kind: "request-reply";
  readonly reply: MessageCodec<Reply>;
}

/** An operation that is only accepted (WSDL 1.1 section 2.4.1). */
export interface OneWayOperation<Request> extends OperationFacts<Request> {
  readonly kind: "one-way";
}

import type { JsonReader } from "../json/json-reader.js";
import type { JsonWriter } from "../json/json-writer.js";
import type { XmlReader } from "../xml/xml-reader.js";
import type { XmlWriter } from "../xml/xml-writer.js";
import type { MimePart, WrittenPackage } from "./mime-part.js";

/** Reads one message, header block or fault detail from JSON. */
export interface JsonDecoder<Value> {
  /** Reads the value that the reader stands on. Throws `DecodeError` for a value that breaks the contract. */
  readonly decodeJson: (json: JsonReader) => Value;
}

/** Writes one message or header block as JSON. */
export interface JsonEncoder<Value> {
  /** Writes the value. Throws `EncodeError` for a value that breaks the contract. */
  readonly encodeJson: (json: JsonWriter, value: Value) => void;
}

/** Reads one message, header block or fault detail from XML. */
export interface XmlDecoder<Value> {
  readonly element: ReceivedElement;
  /** Reads the element that the reader stands on. Throws `DecodeError` for content that breaks the contract. */
  readonly decodeXml: (xml: XmlReader) => Value;
}

/** Writes one message or header block as XML. */
export interface XmlEncoder<Value> {
  /** The child of the SOAP Body that carries the message (WS-I BP R2204, R2729), or `emptyBody`. */
  readonly element: MessageElement;
  /** Writes the element with its content. Throws `EncodeError` for a value that breaks the contract. */
  readonly encodeXml: (xml: XmlWriter, value: Value) => void;
}

/**
 * The codec of one message, header block or fault detail: how its value is read and written on both wires. It is a
 * `JsonDecoder`, `JsonEncoder`, `XmlDecoder` and `XmlEncoder`. It does not extend them, as the compiler would make all five types
 * for each message of a contract.
 */
export interface MessageCodec<Value> {
  readonly element: MessageElement;
  readonly decodeXml: (xml: XmlReader) => Value;
  readonly encodeXml: (xml: XmlWriter, value: Value) => void;
  readonly decodeJson: (json: JsonReader) => Value;
  readonly encodeJson: (json: JsonWriter, value: Value) => void;
}

/** What an element is told by. */
export interface ElementName {
  readonly namespace: string;
  readonly name: string;
}

/** What is known of an element that is read. */
export type ReceivedElement = ElementName & Pick<MessageElement, "bare" | "attachments">;

/** A global element, or the wrapper of an rpc message, as it stands on the wire. */
export interface MessageElement extends ElementName {
  /** The prefix that the encoder writes before the name. Default: none, as the namespace is the default one. */
  readonly prefix?: string;
  /**
   * The namespace declarations that the element and everything below it need, ready to be written: `xmlns="urn:a" xmlns:b="urn:b"`.
   * Default: that of the element's own namespace.
   */
  readonly declarations?: string;
  /** Whether the members of the message are children of the Body themselves; the element is the first of them. */
  readonly bare?: boolean;
  /** The members that travel beside the envelope. */
  readonly attachments?: MessageAttachments;
}

/** Members of a message that travel beside its envelope (SOAP Messages with Attachments). Made by `messageAttachments`. */
export interface MessageAttachments {
  /** Takes the members out of an envelope, into a package; undefined where there are none. Throws `EncodeError`. */
  readonly pack: (envelope: PackedEnvelope, bare: boolean) => WrittenPackage | undefined;
  /** Puts parts into an envelope, as the members that they are. Throws `DecodeError` for one that is none. */
  readonly unpack: (envelope: string, parts: readonly MimePart[], bare: boolean) => string;
}

/** An envelope, and its media type. */
export interface PackedEnvelope {
  readonly text: string;
  readonly contentType: string;
}

/** Stands for no element: the Body of the message is empty, `decodeXml` reads nothing and `encodeXml` writes nothing. */
export const emptyBody: MessageElement = { namespace: "", name: "" };

/** Header blocks or faults of an operation that declares none. */
export type NoBlocks = Record<never, never>;

/** A codec for each member: a header block, or the detail of a fault, by its name. */
export type BlockCodecs<Blocks extends object> = {
  readonly [Name in keyof Blocks]: MessageCodec<Blocks[Name]>;
};

/** An HTTP route of the JSON wire beside `POST /json/reply/<Operation>`. */
export interface Route {
  /** An upper-case HTTP method, or `"*"` for any. */
  readonly method: string;
  /** `/popballoon/{Guid}`: each `{name}` is one path segment and a member of the request. */
  readonly path: string;
}

/** `"1.1"`: envelopes of http://schemas.xmlsoap.org/soap/envelope/; `"1.2"`: those of http://www.w3.org/2003/05/soap-envelope. */
export type SoapVersionName = "1.1" | "1.2";

/** What both kinds of operation have. */
interface OperationFacts<Request, RequestHeaders extends object> {
  /** The contract's name, as on the wire. */
  readonly name: string;
  readonly soapAction: string;
  /** The action of SOAP 1.2, where it is another. */
  readonly soap12Action?: string;
  /** The versions that the contract has bindings for. Default: SOAP 1.1 alone. */
  readonly soapVersions?: readonly SoapVersionName[];
  readonly routes: readonly Route[];
  readonly request: MessageCodec<Request>;
  /** The declared header blocks of the request; each may be absent (WSDL 1.1 section 3.7). */
  readonly requestHeaders?: BlockCodecs<RequestHeaders>;
}

/** An operation that is answered (WSDL 1.1 section 2.4.2). */
export interface RequestReplyOperation<
  Request,
  Reply,
  Faults extends object = NoBlocks,
  RequestHeaders extends object = NoBlocks,
  ReplyHeaders extends object = NoBlocks,
> extends OperationFacts<Request, RequestHeaders> {
  readonly kind: "request-reply";
  readonly reply: MessageCodec<Reply>;
  readonly replyHeaders?: BlockCodecs<ReplyHeaders>;
  /** The declared faults by name, each told by the element in its detail (WSDL 1.1 section 3.6). */
  readonly faults?: BlockCodecs<Faults>;
}

/** An operation that is only accepted (WSDL 1.1 section 2.4.1). */
export interface OneWayOperation<Request, RequestHeaders extends object = NoBlocks>
  extends OperationFacts<Request, RequestHeaders> {
  readonly kind: "one-way";
}

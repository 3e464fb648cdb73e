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
 * The codec of one message, header block or fault detail, for both wires. It satisfies `JsonDecoder`, `JsonEncoder`,
 * `XmlDecoder` and `XmlEncoder` but does not extend them: extending would make the compiler instantiate five types for
 * each message of a contract instead of one.
 */
export interface MessageCodec<Value> {
  readonly element: MessageElement;
  /** Reads the value of the element at which the reader stands. Throws a `DecodeError` if the element is not valid. */
  readonly decodeXml: (xml: XmlReader) => Value;
  /** Writes the content of the element. Throws an `EncodeError` if the value has no valid form. */
  readonly encodeXml: (xml: XmlWriter, value: Value) => void;
  /** Reads the value at which the reader stands. Throws a `DecodeError` if the JSON is not valid. */
  readonly decodeJson: (json: JsonReader) => Value;
  /** Writes the value as JSON. Throws an `EncodeError` if the value has no valid form. */
  readonly encodeJson: (json: JsonWriter, value: Value) => void;
}

/** An element's name: namespace (`""` for none) and local name. */
export interface ElementName {
  readonly namespace: string;
  readonly name: string;
}

/** The facts that a decoder needs about the element it reads. */
export type ReceivedElement = ElementName & Pick<MessageElement, "bare" | "attachments">;

/** The element of a message on the wire: a global element, or the wrapper of an rpc message. */
export interface MessageElement extends ElementName {
  /** The prefix of the element's name. Default: none; the namespace is then declared as the default one. */
  readonly prefix?: string;
  /**
   * The namespace declarations that the element and its content need, as markup: `xmlns="urn:a" xmlns:b="urn:b"`.
   * Default: the declaration of the element's own namespace.
   */
  readonly declarations?: string;
  /**
   * Whether the members of the message are themselves children of the Body. In this case the element is the first of
   * them.
   */
  readonly bare?: boolean;
  /** The members that are sent as MIME parts beside the envelope. */
  readonly attachments?: MessageAttachments;
}

/**
 * Packs and unpacks the members of a message that are sent beside its envelope (SOAP Messages with Attachments). Made
 * by `messageAttachments`.
 */
export interface MessageAttachments {
  /**
   * Moves the members from an envelope into a package; returns undefined if the message has none. Throws `EncodeError`.
   */
  readonly pack: (envelope: PackedEnvelope, bare: boolean) => WrittenPackage | undefined;
  /**
   * Moves the parts of a package into the envelope, as the members that they carry. Throws `DecodeError` for a part
   * that is not a member.
   */
  readonly unpack: (envelope: string, parts: readonly MimePart[], bare: boolean) => string;
}

/** An envelope and its media type. */
export interface PackedEnvelope {
  readonly text: string;
  readonly contentType: string;
}

/**
 * The element of a message without content: the Body is empty, `decodeXml` reads nothing and `encodeXml` writes
 * nothing.
 */
export const emptyBody: MessageElement = { namespace: "", name: "" };

/** The header blocks or faults of an operation that declares none. */
export type NoBlocks = Record<never, never>;

/** The codec of each header block or fault detail, by name. */
export type BlockCodecs<Blocks extends object> = {
  readonly [Name in keyof Blocks]: MessageCodec<Blocks[Name]>;
};

/** An HTTP route of an operation, in addition to `POST /json/reply/<Operation>`. */
export interface Route {
  /** An upper-case HTTP method, or `"*"` for any. */
  readonly method: string;
  /** The path, such as `/popballoon/{Guid}`: each `{name}` is one path segment and a member of the request. */
  readonly path: string;
}

/**
 * The SOAP versions. `"1.1"`: envelopes of http://schemas.xmlsoap.org/soap/envelope/; `"1.2"`: envelopes of
 * http://www.w3.org/2003/05/soap-envelope.
 */
export type SoapVersionName = "1.1" | "1.2";

/** The properties that request-reply and one-way operations share. */
interface OperationFacts<Request, RequestHeaders extends object> {
  /** The operation's name in the contract, as sent on the wire. */
  readonly name: string;
  readonly soapAction: string;
  /** The action for SOAP 1.2, if it differs from `soapAction`. */
  readonly soap12Action?: string;
  /** The SOAP versions whose bindings require WS-Addressing. Default: none. */
  readonly addressedVersions?: readonly SoapVersionName[];
  /** The action that replies have by WS-Addressing. Default: the request's, with `Response` behind it. */
  readonly replyAction?: string;
  /** The SOAP versions that the contract has bindings for. Default: SOAP 1.1 only. */
  readonly soapVersions?: readonly SoapVersionName[];
  readonly routes: readonly Route[];
  readonly request: MessageCodec<Request>;
  /** The declared header blocks of the request. Any of them may be absent (WSDL 1.1 section 3.7). */
  readonly requestHeaders?: BlockCodecs<RequestHeaders>;
}

/** An operation with a reply (WSDL 1.1 section 2.4.2). */
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
  /**
   * The declared faults by name. The element in the detail of a Fault identifies the declared fault (WSDL 1.1 section
   * 3.6).
   */
  readonly faults?: BlockCodecs<Faults>;
}

/** An operation without a reply: the server only acknowledges the request (WSDL 1.1 section 2.4.1). */
export interface OneWayOperation<Request, RequestHeaders extends object = NoBlocks>
  extends OperationFacts<Request, RequestHeaders> {
  readonly kind: "one-way";
}

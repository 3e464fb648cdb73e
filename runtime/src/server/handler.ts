import type { JsonReader } from "../json/json-reader.js";
import { JsonWriter } from "../json/json-writer.js";
import type { MessageCodec, MessageElement, OneWayOperation, RequestReplyOperation, Route } from "../operation.js";
import type { XmlReader } from "../xml/xml-reader.js";
import type { XmlWriter } from "../xml/xml-writer.js";
import type { CallContext } from "./call-context.js";

/** An operation and the function that serves it, its message types closed over. Made by `handle`. */
export interface Handler {
  readonly operation: ServedOperation;
  /** Decodes a request; `json.end()` is the caller's. Throws `DecodeError`. */
  readonly readJson: (json: JsonReader) => Invocation;
  /** Decodes a request; the reader stands on the Body's child. Throws `DecodeError`. */
  readonly readXml: (xml: XmlReader) => Invocation;
  /** Writes a request back as read, so that two spellings of one message can be compared. Throws `DecodeError`. */
  readonly echoJson: (json: JsonReader) => string;
}

/** What the wire needs to know of an operation, without its types. */
export interface ServedOperation {
  readonly kind: "request-reply" | "one-way";
  readonly name: string;
  readonly soapAction: string;
  readonly routes: readonly Route[];
  readonly request: { readonly element: MessageElement };
}

/** A decoded request, ready to be served. Resolves to undefined for a one-way operation. */
export type Invocation = (context: CallContext) => Promise<EncodableReply | undefined>;

/** A reply that can still be written on either wire. Throws `EncodeError` for what the contract does not allow. */
export interface EncodableReply {
  readonly element: MessageElement;
  readonly encodeJson: (json: JsonWriter) => void;
  readonly encodeXml: (xml: XmlWriter) => void;
}

/** Pairs an operation with the function that serves it. */
export function handle<Request, Reply>(
  operation: RequestReplyOperation<Request, Reply>,
  serve: (request: Request, context: CallContext) => Promise<Reply> | Reply,
): Handler;
export function handle<Request>(
  operation: OneWayOperation<Request>,
  serve: (request: Request, context: CallContext) => Promise<void> | void,
): Handler;
export function handle<Request, Reply>(
  operation: RequestReplyOperation<Request, Reply> | OneWayOperation<Request>,
  serve: (request: Request, context: CallContext) => Promise<Reply> | Reply,
): Handler {
  const { request } = operation;
  const invoke = async (message: Request, context: CallContext): Promise<EncodableReply | undefined> => {
    const value = await serve(message, context);
    return operation.kind === "request-reply" ? encodable(operation.reply, value) : undefined;
  };
  return {
    operation,
    readJson: (json) => {
      const message = request.decodeJson(json);
      return (context) => invoke(message, context);
    },
    readXml: (xml) => {
      const message = request.decodeXml(xml);
      return (context) => invoke(message, context);
    },
    echoJson: (json) => echo(request, json),
  };
}

function echo<Request>(codec: MessageCodec<Request>, json: JsonReader): string {
  const message = codec.decodeJson(json);
  json.end();
  const writer = new JsonWriter();
  codec.encodeJson(writer, message);
  return writer.toString();
}

function encodable<Reply>(codec: MessageCodec<Reply>, value: Reply): EncodableReply {
  return {
    element: codec.element,
    encodeJson: (json) => codec.encodeJson(json, value),
    encodeXml: (xml) => codec.encodeXml(xml, value),
  };
}

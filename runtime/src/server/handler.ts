import { encodeJsonBlocks, jsonBlocksHeader, readJsonBlocks } from "../contract/json-blocks.js";
import type {
  BlockCodecs,
  MessageCodec,
  MessageElement,
  NoBlocks,
  OneWayOperation,
  RequestReplyOperation,
  Route,
  SoapVersionName,
} from "../contract/operation.js";
import type { JsonReader } from "../json/json-reader.js";
import { type JsonWriter, writeJson } from "../json/json-writer.js";
import { encodeHeaderBlocks, headerNames } from "../soap/header-blocks.js";
import { writeMessageParts } from "../soap/write-message-parts.js";
import type { XmlReader } from "../xml/xml-reader.js";
import type { XmlWriter } from "../xml/xml-writer.js";
import type { CallContext } from "./call-context.js";
import { readRequest } from "./fault-of.js";
import { parseSentJson } from "./parse-sent-json.js";

/** An operation with the function that serves it, whose message types are hidden. `handle` makes it. */
export interface Handler {
  readonly operation: ServedOperation;
  /** `{namespace}name` of the header blocks that requests may have. */
  readonly declaredHeaders: ReadonlySet<string>;
  /** Decodes a request; the caller calls `json.end()`. Throws `DecodeError`. */
  readonly readJson: (json: JsonReader) => Invocation;
  /** Decodes a request; the reader is at the Body's child. Throws `DecodeError`. */
  readonly readXml: (xml: XmlReader, readHeaders: HeaderSource) => Invocation;
  /** Writes a request as it was read, so that two spellings of one message can be compared. Throws `DecodeError`. */
  readonly echoJson: (json: JsonReader) => string;
}

/** The facts of an operation that the wires need, without its types. */
export interface ServedOperation {
  readonly kind: "request-reply" | "one-way";
  readonly name: string;
  readonly soapAction: string;
  readonly soap12Action?: string;
  readonly addressedVersions?: readonly SoapVersionName[];
  readonly replyAction?: string;
  readonly soapVersions?: readonly SoapVersionName[];
  readonly routes: readonly Route[];
  readonly request: { readonly element: MessageElement };
}

/** Reads the declared header blocks of the current request. Throws `DecodeError`. */
export type HeaderSource = <Blocks extends object>(codecs: BlockCodecs<Blocks>) => Partial<Blocks>;

/** A decoded request, ready to be served. It resolves to undefined for a one-way operation. */
export type Invocation = (context: CallContext) => Promise<EncodableReply | undefined>;

/** A reply that either wire can write. Throws `EncodeError` if the contract does not allow the reply. */
export interface EncodableReply {
  readonly element: MessageElement;
  /** Writes the message as JSON. */
  readonly encodeJson: (json: JsonWriter) => void;
  /** Writes the child of the SOAP Body. */
  readonly encodeXml: (xml: XmlWriter) => void;
  /** The declared header blocks, as the content of a SOAP Header; `""` without any. */
  readonly encodeHeaders: () => string;
  /** Writes the header blocks and the message. */
  readonly writeParts: (xml: XmlWriter) => void;
}

/** The declared header blocks of a call: those of the request, and those that the handler sets for the reply. */
export interface HeaderExchange<RequestHeaders extends object = NoBlocks, ReplyHeaders extends object = NoBlocks> {
  readonly request: Partial<RequestHeaders>;
  readonly reply: Partial<ReplyHeaders>;
}

/** An operation of either kind. A one-way operation sends no reply. */
type AnyOperation<Request, Reply, RequestHeaders extends object, ReplyHeaders extends object> =
  | RequestReplyOperation<Request, Reply, object, RequestHeaders, ReplyHeaders>
  | OneWayOperation<Request, RequestHeaders>;

/** The service's function for one operation, from request to reply. */
type Serve<Request, Reply, RequestHeaders extends object, ReplyHeaders extends object> = (
  request: Request,
  context: CallContext,
  headers: HeaderExchange<RequestHeaders, ReplyHeaders>,
) => Promise<Reply> | Reply;

/** Pairs an operation with the function that serves it. */
export function handle<
  Request,
  Reply,
  Faults extends object,
  RequestHeaders extends object,
  ReplyHeaders extends object,
>(
  operation: RequestReplyOperation<Request, Reply, Faults, RequestHeaders, ReplyHeaders>,
  serve: Serve<Request, Reply, RequestHeaders, ReplyHeaders>,
): Handler;

export function handle<Request, RequestHeaders extends object>(
  operation: OneWayOperation<Request, RequestHeaders>,
  serve: Serve<Request, void, RequestHeaders, NoBlocks>,
): Handler;

export function handle<Request, Reply, RequestHeaders extends object, ReplyHeaders extends object>(
  operation: AnyOperation<Request, Reply, RequestHeaders, ReplyHeaders>,
  serve: Serve<Request, Reply, RequestHeaders, ReplyHeaders>,
): Handler {
  const { request, requestHeaders } = operation;
  const invoke = async (
    message: Request,
    context: CallContext,
    sent: Partial<RequestHeaders>,
  ): Promise<EncodableReply | undefined> => {
    const headers: HeaderExchange<RequestHeaders, ReplyHeaders> = { request: sent, reply: {} };
    const value = await serve(message, context, headers);
    if (operation.kind === "one-way") return undefined;
    const { reply, replyHeaders } = operation;
    if (replyHeaders !== undefined && context.protocol !== "soap") {
      const text = encodeJsonBlocks(replyHeaders, headers.reply);
      if (text !== undefined) context.responseHeaders.set(jsonBlocksHeader, text);
    }
    return {
      element: reply.element,
      encodeJson: (json) => reply.encodeJson(json, value),
      encodeXml: (xml) => reply.encodeXml(xml, value),
      encodeHeaders: () => encodeHeaderBlocks(replyHeaders, headers.reply),
      writeParts: (xml) => {
        const encode = (inner: XmlWriter): void => reply.encodeXml(inner, value);
        writeMessageParts(xml, { codecs: replyHeaders, blocks: headers.reply, element: reply.element, encode });
      },
    };
  };
  return {
    operation,
    declaredHeaders: headerNames(requestHeaders),
    readJson: (json) => {
      const message = request.decodeJson(json);
      if (requestHeaders === undefined) return (context) => invoke(message, context, {});
      return (context) => {
        const text = context.requestHeaders.get(jsonBlocksHeader);
        const read = (): Partial<RequestHeaders> =>
          text === null ? {} : readJsonBlocks(requestHeaders, parseSentJson(text));
        return invoke(message, context, readRequest(read));
      };
    },
    readXml: (xml, readHeaders) => {
      const message = request.decodeXml(xml);
      const sent = requestHeaders === undefined ? {} : readHeaders(requestHeaders);
      return (context) => invoke(message, context, sent);
    },
    echoJson: (json) => echo(request, json),
  };
}

function echo<Request>(codec: MessageCodec<Request>, json: JsonReader): string {
  const message = codec.decodeJson(json);
  json.end();
  return writeJson((writer) => codec.encodeJson(writer, message));
}

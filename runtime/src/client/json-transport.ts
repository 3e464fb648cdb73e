import { DecodeError } from "../errors/decode-error.js";
import { encodeJsonBlocks, jsonBlocksHeader, readJsonBlocks } from "../json/json-blocks.js";
import { JsonReader } from "../json/json-reader.js";
import { JsonWriter } from "../json/json-writer.js";
import { parseJson } from "../json/parse-json.js";
import type { BlockCodecs, MessageCodec, OneWayOperation } from "../operation.js";
import { type CallErrorFacts, ProtocolError } from "./call-error.js";
import { callHttp, type EncodedRequest } from "./http-call.js";
import type { HttpReply } from "./http-reply.js";
import { problemError } from "./problem-reader.js";
import type { Transport } from "./transport.js";
import type { TransportOptions } from "./transport-options.js";

/** Where the JSON wire of a service is. */
export interface JsonTransportOptions extends TransportOptions {
  /** `https://games.example`, or a path such as `/api` in a browser. */
  readonly baseUrl: string;
}

/** Calls a service over JSON: `POST {baseUrl}/json/reply/<Operation>`. */
export function createJsonTransport(options: JsonTransportOptions): Transport {
  const url = (name: string): string => operationUrl(options, name);
  return {
    call: (operation, request, callOptions = {}) =>
      callHttp(options, {
        operation,
        request,
        options: callOptions,
        encode: () => encodeRequest(url(operation.name), operation, request, callOptions.soapHeaders),
        read: (reply, facts) => {
          refuseFailure(reply, facts, operation.faults);
          const message = readMessage(operation.reply, reply, facts);
          readHeaders(operation.replyHeaders, reply, facts, callOptions.onReplyHeaders);
          return message;
        },
      }),
    send: (operation, request, callOptions = {}) =>
      callHttp(options, {
        operation,
        request,
        options: callOptions,
        encode: () => encodeRequest(url(operation.name), operation, request, callOptions.soapHeaders),
        read: (reply, facts) => refuseFailure(reply, facts, undefined),
      }),
  };
}

/** Where an operation is called. */
export function operationUrl({ baseUrl }: JsonTransportOptions, name: string): string {
  const base = baseUrl.endsWith("/") ? baseUrl.slice(0, -1) : baseUrl;
  return `${base}/json/reply/${encodeURIComponent(name)}`;
}

/** A request, with its HTTP headers. Throws `EncodeError`. */
export function encodeRequest<Request, RequestHeaders extends object>(
  url: string,
  { request: codec, requestHeaders }: Pick<OneWayOperation<Request, RequestHeaders>, "request" | "requestHeaders">,
  request: Request,
  blocks: Partial<RequestHeaders> | undefined,
): EncodedRequest {
  const writer = new JsonWriter();
  codec.encodeJson(writer, request);
  const headers = { "Content-Type": "application/json", Accept: "application/json, application/problem+json" };
  const text = requestHeaders && blocks && encodeJsonBlocks(requestHeaders, blocks);
  return {
    url,
    headers: text === undefined ? headers : { ...headers, [jsonBlocksHeader]: text },
    body: writer.toString(),
  };
}

function refuseFailure(reply: HttpReply, facts: CallErrorFacts, faults: BlockCodecs<object> | undefined): void {
  if (reply.status < 200 || reply.status >= 300) throw problemError(reply, facts, faults);
}

function readMessage<Reply>(codec: MessageCodec<Reply>, reply: HttpReply, facts: CallErrorFacts): Reply {
  return readAsAgreed(facts, () => {
    const reader = new JsonReader(parseJson(new TextDecoder("utf-8", { fatal: true }).decode(reply.body)));
    const message = codec.decodeJson(reader);
    reader.end();
    return message;
  });
}

/** Gives the declared header blocks to whom they are wanted by. Throws `ProtocolError`. */
export function readHeaders<ReplyHeaders extends object>(
  codecs: BlockCodecs<ReplyHeaders> | undefined,
  reply: Pick<HttpReply, "headers">,
  facts: CallErrorFacts,
  take: ((headers: Partial<ReplyHeaders>) => void) | undefined,
): void {
  if (codecs === undefined || take === undefined) return;
  const text = reply.headers.get(jsonBlocksHeader);
  take(text === null ? {} : readAsAgreed(facts, () => readJsonBlocks(codecs, text)));
}

/** Throws the `ProtocolError` of a reply that is not what the contract says. */
export function readAsAgreed<Result>(facts: CallErrorFacts, read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    const issues = cause instanceof DecodeError ? cause.issues : [];
    const message = cause instanceof DecodeError ? cause.message : "the reply is not UTF-8";
    throw new ProtocolError(`the reply is not what the contract says: ${message}`, { ...facts, cause }, issues);
  }
}

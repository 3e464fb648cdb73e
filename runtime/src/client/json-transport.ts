import { DecodeError } from "../errors/decode-error.js";
import { JsonReader } from "../json/json-reader.js";
import { JsonWriter } from "../json/json-writer.js";
import { parseJson } from "../json/parse-json.js";
import type { MessageCodec, OneWayOperation, RequestReplyOperation } from "../operation.js";
import { type CallErrorFacts, ProtocolError } from "./call-error.js";
import { callHttp, type EncodedRequest } from "./http-call.js";
import type { HttpReply } from "./http-reply.js";
import { problemError } from "./problem-reader.js";
import type { CallOptions, Transport } from "./transport.js";
import type { TransportOptions } from "./transport-options.js";

/** Where the JSON wire of a service is. */
export interface JsonTransportOptions extends TransportOptions {
  /** `https://games.example`, or a path such as `/api` in a browser. */
  readonly baseUrl: string;
}

/** Calls a service over JSON: `POST {baseUrl}/json/reply/<Operation>`. */
export function createJsonTransport(options: JsonTransportOptions): Transport {
  const base = options.baseUrl.endsWith("/") ? options.baseUrl.slice(0, -1) : options.baseUrl;
  const url = (name: string): string => `${base}/json/reply/${encodeURIComponent(name)}`;
  return {
    call: <Request, Reply>(
      operation: RequestReplyOperation<Request, Reply>,
      request: Request,
      callOptions: CallOptions = {},
    ): Promise<Reply> =>
      callHttp(options, {
        operation,
        request,
        options: callOptions,
        encode: () => encodeRequest(url(operation.name), operation.request, request),
        read: (reply, facts) => readReply(operation.reply, reply, facts),
      }),
    send: <Request>(operation: OneWayOperation<Request>, request: Request, callOptions: CallOptions = {}) =>
      callHttp(options, {
        operation,
        request,
        options: callOptions,
        encode: () => encodeRequest(url(operation.name), operation.request, request),
        read: refuseFailure,
      }),
  };
}

function encodeRequest<Request>(url: string, codec: MessageCodec<Request>, request: Request): EncodedRequest {
  const writer = new JsonWriter();
  codec.encodeJson(writer, request);
  const headers = { "Content-Type": "application/json", Accept: "application/json, application/problem+json" };
  return { url, headers, body: writer.toString() };
}

function refuseFailure(reply: HttpReply, facts: CallErrorFacts): void {
  if (reply.status < 200 || reply.status >= 300) throw problemError(reply, facts);
}

function readReply<Reply>(codec: MessageCodec<Reply>, reply: HttpReply, facts: CallErrorFacts): Reply {
  refuseFailure(reply, facts);
  try {
    const reader = new JsonReader(parseJson(new TextDecoder("utf-8", { fatal: true }).decode(reply.body)));
    const message = codec.decodeJson(reader);
    reader.end();
    return message;
  } catch (cause) {
    const issues = cause instanceof DecodeError ? cause.issues : [];
    const message = cause instanceof DecodeError ? cause.message : "the reply is not UTF-8";
    throw new ProtocolError(`the reply is not what the contract says: ${message}`, { ...facts, cause }, issues);
  }
}

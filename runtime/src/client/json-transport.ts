import { encodeJsonBlocks, jsonBlocksHeader, readJsonBlocks } from "../contract/json-blocks.js";
import type {
  JsonDecoders,
  JsonEncoders,
  JsonOneWayOperation,
  JsonOperation,
  JsonRequestReplyOperation,
} from "../contract/json-operation.js";
import type { JsonDecoder } from "../contract/operation.js";
import { DecodeError } from "../errors/decode-error.js";
import { writeJson } from "../json/json-writer.js";
import type { LenientOn } from "../lenient/lenient-types.js";
import type { ReplyFacts } from "./call-error.js";
import { decodeJsonMessage, type LenientJson, loadLenientJson } from "./decode-json-message.js";
import { callHttp, type HttpRequest } from "./http-call.js";
import { isSuccess } from "./http-reply.js";
import { problemError } from "./problem-reader.js";
import { quotedBody } from "./quote-reply.js";
import { onceTaken, readAgreed } from "./read-agreed.js";
import { type CallOptions, type LenientTransport, marked, type Transport, type TransportOptions } from "./transport.js";

/** The address of a service's JSON wire, and the options of calls. */
export interface JsonTransportOptions extends TransportOptions {
  /** `https://games.example`, or a path such as `/api` in a browser. */
  readonly baseUrl: string;
}

/** An operation of this wire, or the caller's side of both wires. */
type Offered<Operation> = Operation | { readonly json: Operation };

/**
 * Carries calls over JSON. It takes every operation, and those of `json-operations.ts`, which import nothing of SOAP.
 */
export interface JsonTransport extends Transport {
  call<Request, Reply, Faults extends object, RequestHeaders extends object, ReplyHeaders extends object>(
    operation: Offered<JsonRequestReplyOperation<Request, Reply, Faults, RequestHeaders, ReplyHeaders>>,
    request: NoInfer<Request>,
    options?: CallOptions<RequestHeaders, ReplyHeaders>,
  ): Promise<Reply>;
  send<Request, RequestHeaders extends object>(
    operation: Offered<JsonOneWayOperation<Request, RequestHeaders>>,
    request: NoInfer<Request>,
    options?: CallOptions<RequestHeaders>,
  ): Promise<void>;
}

/** Calls a service over JSON: `POST {baseUrl}/json/reply/<Operation>`. */
export function createJsonTransport(
  options: JsonTransportOptions & { readonly lenient: LenientOn },
): JsonTransport & LenientTransport;

export function createJsonTransport(options: JsonTransportOptions): JsonTransport;

export function createJsonTransport(options: JsonTransportOptions): JsonTransport {
  const transport: JsonTransport = {
    call: (offered, request, callOptions = {}) => {
      const operation = "json" in offered ? offered.json : offered;
      return callHttp(options, {
        ...jsonRequest(options, operation, request, callOptions),
        read: (body, facts) => {
          refuseFailure(body, facts, operation.faults);
          const read = (lenient?: LenientJson) => {
            const message = readMessage(operation.reply, body, facts, lenient);
            return onceTaken(readBlocks(operation.replyHeaders, facts, callOptions.onReplyHeaders), message);
          };
          const lenient = callOptions.lenient ?? options.lenient ?? false;
          return lenient === false ? read() : loadLenientJson(lenient).then(read);
        },
      });
    },
    send: (offered, request, callOptions = {}) =>
      callHttp(options, {
        ...jsonRequest(options, "json" in offered ? offered.json : offered, request, callOptions),
        read: (body, facts) => refuseFailure(body, facts),
      }),
  };
  return marked(transport, options);
}

/** The request of a call. Encoding throws `EncodeError`. */
export function jsonRequest<Request, RequestHeaders extends object, ReplyHeaders extends object>(
  { baseUrl }: JsonTransportOptions,
  operation: JsonOperation<Request, RequestHeaders>,
  request: Request,
  options: CallOptions<RequestHeaders, ReplyHeaders>,
): HttpRequest {
  const base = baseUrl.endsWith("/") ? baseUrl.slice(0, -1) : baseUrl;
  return {
    operation,
    request,
    options,
    encode: () => ({
      url: `${base}/json/reply/${encodeURIComponent(operation.name)}`,
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json, application/problem+json",
        ...blocksHeader(operation.requestHeaders, options.soapHeaders),
      },
      body: writeJson((json) => operation.request.encodeJson(json, request)),
    }),
  };
}

function blocksHeader<Blocks extends object>(
  encoders: JsonEncoders<Blocks> | undefined,
  blocks: Partial<Blocks> | undefined,
): Readonly<Record<string, string>> {
  const text = encoders && blocks && encodeJsonBlocks(encoders, blocks);
  return text === undefined ? {} : { [jsonBlocksHeader]: text };
}

function refuseFailure(body: Uint8Array, facts: ReplyFacts, faults?: JsonDecoders<object>): void {
  if (!isSuccess(facts)) throw problemError(body, facts, faults);
}

function readMessage<Reply>(
  decoder: JsonDecoder<Reply>,
  body: Uint8Array,
  facts: ReplyFacts,
  lenient: LenientJson | undefined,
): Reply {
  return readAgreed(
    facts,
    (cause) => reasonOf(cause) + (cause instanceof SyntaxError ? quotedBody(body) : ""),
    () => {
      if (lenient === undefined) return decodeJsonMessage(parse(body), { decode: decoder.decodeJson, lenient });
      const { value, issues } = lenient.parseLeniently(body, parse);
      return decodeJsonMessage(value, { decode: decoder.decodeJson, lenient, issues });
    },
    body.length,
  );
}

function parse(body: Uint8Array): unknown {
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
}

/**
 * Passes the declared header blocks of a reply to `take` and returns its result. Without `take`, they are not read.
 * Throws `ProtocolError`.
 */
export function readBlocks<ReplyHeaders extends object>(
  codecs: JsonDecoders<ReplyHeaders> | undefined,
  facts: ReplyFacts,
  take: ((blocks: Partial<ReplyHeaders>) => unknown) | undefined,
): unknown {
  if (codecs === undefined || take === undefined) return undefined;
  const text = facts.headers.get(jsonBlocksHeader) ?? "{}";
  return take(readAgreedJson(facts, () => readJsonBlocks(codecs, JSON.parse(text))));
}

/** Runs `read` on JSON text. Throws `ProtocolError` if the reply breaks the contract. */
export function readAgreedJson<Result>(facts: ReplyFacts, read: () => Result, characters?: number): Result {
  return readAgreed(facts, reasonOf, read, characters);
}

function reasonOf(cause: unknown): string {
  if (cause instanceof DecodeError) return cause.message;
  return cause instanceof SyntaxError ? "not valid JSON" : "not UTF-8";
}

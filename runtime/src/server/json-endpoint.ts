import { isJson, parseMediaType } from "../http/media-type.js";
import { JsonReader, type JsonReaderOptions } from "../json/json-reader.js";
import { JsonWriter, writeJson } from "../json/json-writer.js";
import type { RequestBody } from "./body-outcome.js";
import { refuseUntypedFromOtherSite } from "./cross-site.js";
import { faultOf, readRequest } from "./fault-of.js";
import type { EncodableReply, Handler, Invocation } from "./handler.js";
import { jsonFailure } from "./json-failure.js";
import type { BoundMember } from "./json-routes.js";
import { callbackOf, jsonpReply } from "./jsonp.js";
import { type CallSource, LiveCall } from "./live-call.js";
import { checkCharacters, parseSentJson } from "./parse-sent-json.js";
import { type JsonRequest, withPathMembers } from "./path-members.js";
import { parseQuery, type Query, queryMembers, queryTexts } from "./query.js";
import { withResponseHeaders } from "./response-headers.js";
import { serve } from "./serve.js";
import type { ServerSettings } from "./server-settings.js";
import { ServiceFault } from "./service-fault.js";
import { type ReplyWriting, type StreamedItems, streamText } from "./streamed-items.js";
import { type TextBody, type WireReply, wireReply } from "./wire-reply.js";

/** A call of the JSON wire whose body was read. */
export interface IncomingJsonCall {
  readonly method: string;
  readonly query: string;
  readonly contentType: string | undefined;
  readonly handler: Handler;
  readonly members: readonly BoundMember[];
  readonly body: RequestBody;
}

const accepted = wireReply(200, undefined, "");

/** Answers a call over JSON. Never rejects: failures are problem documents (RFC 9457). */
export async function answerJson(
  call: IncomingJsonCall,
  source: CallSource,
  settings: ServerSettings,
): Promise<WireReply> {
  const live = new LiveCall(call.handler.operation.name, "json", source);
  try {
    checkSender(call, source, settings);
    const query = parseQuery(call.query);
    const callback = callbackOf(query);
    refuseOtherFormats(query);
    const text = await serve(settings, { call: live, kind: call.handler.operation.kind }, async (context) => {
      const reply = await readRequest(() => invocationOf(call, query, settings), lengthOf(call))(context);
      if (reply === undefined) return undefined;
      if (live.streamedItems !== undefined) return streamJson(live.streamedItems, reply);
      return writeJson(reply.encodeJson);
    });
    return withResponseHeaders(live, text === undefined ? accepted : success(callback, text));
  } catch (error) {
    return withResponseHeaders(live, failure(error, call, live, settings));
  }
}

function streamJson(items: StreamedItems, reply: EncodableReply): Promise<TextBody> {
  const start = (): ReplyWriting => {
    const writer = new JsonWriter();
    return { encode: () => reply.encodeJson(writer), text: () => writer.toString() };
  };
  return streamText(items, { start, separator: "," });
}

/** Refuses requests that a page of another site can send without permission. */
function checkSender({ contentType, method }: IncomingJsonCall, source: CallSource, settings: ServerSettings): void {
  if (contentType === "application/json" || !takesBody(method)) return;
  if (contentType === undefined || isPlainJson(contentType, settings)) refuseUntypedFromOtherSite(source.headers());
}

/**
 * Whether a body without a JSON type is JSON: browsers declare text/plain if the page gives no type, and ServiceStack's
 * clients send JSON so to avoid a preflight request.
 */
function isPlainJson(contentType: string | undefined, { conventions }: ServerSettings): boolean {
  return conventions.includes("servicestack") && parseMediaType(contentType)?.essence === "text/plain";
}

/** The requests in a batch. Throws `ServiceFault` for a body that cannot be read. */
export function readBatch(call: IncomingJsonCall, source: CallSource, settings: ServerSettings): unknown {
  checkSender(call, source, settings);
  return readRequest(() => requestOf(call, parseQuery(""), settings).value);
}

/** The problem document for an error. If a declared fault cannot be written, it is that of the new error. */
export function failure(error: unknown, call: IncomingJsonCall, live: LiveCall, settings: ServerSettings): WireReply {
  const request = { ...call, hasBody: call.body.kind !== "none", conventions: settings.conventions };
  try {
    return jsonFailure(faultOf(error, settings, live), request);
  } catch (encoding) {
    return jsonFailure(faultOf(encoding, settings, live), request);
  }
}

function success(callback: string | undefined, json: TextBody): WireReply {
  return callback === undefined ? wireReply(200, "application/json", json) : jsonpReply(callback, json);
}

function refuseOtherFormats(query: Query): void {
  if (query.get("format")?.some((format) => format.toLowerCase() !== "json")) {
    throw new ServiceFault("Client", "The only format is json.", { status: 406 });
  }
}

function invocationOf(call: IncomingJsonCall, query: Query, settings: ServerSettings): Invocation {
  const { value, options } = withPathMembers(call.handler, requestOf(call, query, settings), call.members);
  const reader = new JsonReader(value, options);
  const invocation = call.handler.readJson(reader);
  reader.end();
  return invocation;
}

/** The number of characters; undefined for a body that was parsed elsewhere. */
function lengthOf({ body, query }: IncomingJsonCall): number | undefined {
  switch (body.kind) {
    case "none":
      return query.length;
    case "text":
      return body.text.length;
    case "bytes":
      return body.bytes.length;
    case "value":
      return body.characters;
  }
}

function requestOf(call: IncomingJsonCall, query: Query, settings: ServerSettings): JsonRequest {
  const depth = settings.limits.jsonDepth;
  const options: JsonReaderOptions = { depth };
  if (call.body.kind === "none" && !takesBody(call.method)) {
    return { value: queryMembers(query), options: { members: queryTexts, depth } };
  }
  if (!isPlainJson(call.contentType, settings)) checkMediaType(call.contentType);
  switch (call.body.kind) {
    case "none":
      return { value: {}, options };
    case "text":
      return { value: parseBody(call.body.text), options };
    case "bytes":
      return { value: parseBody(decodeUtf8(call.body.bytes)), options };
    case "value":
      checkCharacters(call.body.value);
      return { value: call.body.value, options };
  }
}

function takesBody(method: string): boolean {
  return method !== "GET" && method !== "HEAD" && method !== "DELETE" && method !== "OPTIONS" && method !== "TRACE";
}

function checkMediaType(header: string | undefined): void {
  if (header === "application/json") return;
  const type = parseMediaType(header);
  if (type === undefined) return;
  if (!isJson(type)) {
    throw new ServiceFault("Client", "The request must be application/json.", { status: 415 });
  }
  if (type.charset !== undefined && !utf8Names.has(type.charset)) {
    throw new ServiceFault("Client", "JSON must be UTF-8.", { status: 415 });
  }
}

/** The charsets of JSON. ASCII is a subset of UTF-8. */
const utf8Names = new Set(["utf-8", "utf8", "us-ascii"]);

/** A body that consists of JSON's white space (RFC 8259 section 2), which counts as no body. */
const blank = /^[ \t\n\r]*$/;

function parseBody(text: string): unknown {
  return blank.test(text) ? {} : parseSentJson(text);
}

const utf8 = new TextDecoder();

const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Decodes UTF-8. Invalid bytes become replacement characters, and only if there is one, the strict decoder decides: on
 * some hosts it takes five times as long.
 */
function decodeUtf8(bytes: Uint8Array): string {
  const text = utf8.decode(bytes);
  if (!text.includes("\ufffd")) return text;
  try {
    return strictUtf8.decode(bytes);
  } catch {
    const detail = "The body is not UTF-8.";
    throw new ServiceFault("Client", detail, { issues: [{ pointer: "", code: "syntax", detail }] });
  }
}

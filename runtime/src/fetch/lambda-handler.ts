import { ByteCollector } from "../http/byte-collector.js";
import type { FetchHandler } from "./fetch-handler.js";

/** An event of a function URL or of API Gateway's HTTP APIs: payload format version 2.0. */
export interface LambdaEvent {
  readonly version: string;
  readonly rawPath: string;
  readonly rawQueryString: string;
  /** Several headers of one name are joined by commas. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly cookies?: readonly string[] | undefined;
  readonly requestContext: {
    readonly domainName: string;
    readonly stage: string;
    readonly http: { readonly method: string; readonly sourceIp: string };
  };
  readonly body?: string | undefined;
  readonly isBase64Encoded: boolean;
}

/** A reply in payload format version 2.0. */
export interface LambdaResult {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: string[];
  readonly body: string;
  readonly isBase64Encoded: boolean;
}

/** What AWS Lambda calls. */
export type LambdaHandler = (event: LambdaEvent, context?: unknown) => Promise<LambdaResult>;

/**
 * Serves a contract from AWS Lambda, behind a function URL or an HTTP API of API Gateway. Handlers find `{ event,
 * context }` as the host's `platform`. A streamed reply is collected, because Lambda sends complete results. Rejects
 * for events of another format.
 */
export function lambdaHandler(handler: FetchHandler): LambdaHandler {
  return async (event, context) => {
    if (event.version !== "2.0") {
      throw new Error(`The event has the payload format ${event.version}: an HTTP API or a function URL sends 2.0.`);
    }
    const stage = stageOf(event);
    const { sourceIp: peer } = event.requestContext.http;
    const platform = { event, context };
    return toResult(await handler(requestOf(event, stage), { peer, mount: stage, platform }));
  };
}

/** The prefix that API Gateway puts before the path: the name of a stage other than the default one. */
function stageOf({ rawPath, requestContext: { stage } }: LambdaEvent): string {
  const prefix = `/${stage}`;
  return stage !== "$default" && (rawPath === prefix || rawPath.startsWith(`${prefix}/`)) ? prefix : "";
}

function requestOf(event: LambdaEvent, stage: string): Request {
  const { domainName, http } = event.requestContext;
  const query = event.rawQueryString === "" ? "" : `?${event.rawQueryString}`;
  const url = `https://${domainName}${event.rawPath.slice(stage.length) || "/"}${query}`;
  const headers = new Headers();
  for (const [name, value] of Object.entries(event.headers)) if (value !== undefined) headers.append(name, value);
  if (event.cookies !== undefined) headers.set("Cookie", event.cookies.join("; "));
  const { method } = http;
  const body = method === "GET" || method === "HEAD" ? null : bodyOf(event);
  return new Request(url, { method, headers, body });
}

/** The body in bytes, because `Request` would give a text a Content-Type. */
function bodyOf({ body, isBase64Encoded }: LambdaEvent): Uint8Array<ArrayBuffer> | null {
  if (body === undefined || body === "") return null;
  if (!isBase64Encoded) return new TextEncoder().encode(body);
  return Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
}

async function toResult(response: Response): Promise<LambdaResult> {
  const headers: Record<string, string> = {};
  for (const [name, value] of response.headers) if (name !== "set-cookie") headers[name] = value;
  const bytes = await collected(response);
  const type = response.headers.get("content-type") ?? "";
  const isBase64Encoded = type.startsWith("multipart/");
  const body = isBase64Encoded ? base64(bytes) : new TextDecoder().decode(bytes);
  return { statusCode: response.status, headers, cookies: response.headers.getSetCookie(), body, isBase64Encoded };
}

/** The most bytes of a result, including its other members. */
const mostBytes = 6_291_456;

/** The whole body. Rejects if it is longer than Lambda's limit, because a stream may have no end. */
async function collected({ body }: Response): Promise<Uint8Array> {
  const collector = new ByteCollector();
  const reader = body?.getReader();
  for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
    collector.add(piece.value);
    if (collector.length <= mostBytes) continue;
    await reader?.cancel();
    throw new Error("The reply is longer than the 6 MB that AWS Lambda sends.");
  }
  return collector.bytes;
}

function base64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

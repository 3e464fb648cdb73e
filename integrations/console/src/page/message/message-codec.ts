import {
  createSoapTransport,
  type Fetch,
  isCallError,
  type MessageCodec,
  type RequestReplyOperation,
  type SoapVersionName,
} from "@stubwright/runtime";
import { DecodeError, emptyBody, JsonReader, type JsonValue, JsonWriter } from "@stubwright/runtime/codec";
import type { CodedOperation, NamedValues } from "../contract.js";
import { blockPointer, type Message, type MessageIssue } from "./message.js";

/** A message that the contract refuses. */
export class RefusedMessage extends Error {
  readonly issues: readonly MessageIssue[];

  constructor(issues: readonly MessageIssue[]) {
    super(issues.map(({ pointer, detail }) => `${pointer} ${detail}`.trim()).join("\n"));
    this.issues = issues;
  }
}

/** A message as it goes out over HTTP. */
export interface WrittenMessage {
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Bytes for a message that is a package of MIME parts. */
  readonly body: string | Uint8Array;
}

/** Checks a message by the contract's codecs. The result is empty if the service must accept the message. */
export function checkMessage(operation: CodedOperation, message: Message): readonly MessageIssue[] {
  try {
    readValues(operation, message);
    return [];
  } catch (error) {
    return issuesOf(error);
  }
}

/** Writes the envelope of a message. Rejects with `RefusedMessage` if the contract refuses the message. */
export async function writeEnvelope(
  operation: CodedOperation,
  message: Message,
  soapVersion?: SoapVersionName,
): Promise<WrittenMessage> {
  const { value, blocks } = readValues(operation, message);
  let written: WrittenMessage | undefined;
  const keep: Fetch = async (_url, { headers, body }) => {
    const fields = [...new Headers(headers)];
    written = { headers: fields, body: body instanceof Uint8Array ? body : String(body) };
    throw new Error("The envelope is complete.");
  };
  const transport = createSoapTransport({ url: "", fetch: keep, soapVersion });
  const options = { soapHeaders: blocks };
  const sending =
    operation.kind === "one-way"
      ? transport.send(operation, value, options)
      : transport.call(operation, value, options);
  const failure = await sending.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (written === undefined) throw new RefusedMessage(issuesOf(failure));
  return written;
}

/** Reads an envelope that a person has edited. Rejects with `RefusedMessage`. */
export async function readEnvelope(operation: CodedOperation, text: string): Promise<Message> {
  let blocks: Readonly<Record<string, JsonValue>> = {};
  const mirrored = mirror(operation);
  const contentType = /http:\/\/www\.w3\.org\/2003\/05\/soap-envelope/.test(text) ? "application/soap+xml" : "text/xml";
  const answer: Fetch = async () =>
    new Response(text, { status: 200, headers: { "Content-Type": `${contentType}; charset=utf-8` } });
  const onReplyHeaders = (read: NamedValues): void => {
    blocks = writeBlocks(operation.requestHeaders ?? {}, read);
  };
  try {
    const value = await createSoapTransport({ url: "", fetch: answer }).call(mirrored, undefined, { onReplyHeaders });
    return { body: writeValue(operation.request, value), blocks };
  } catch (error) {
    throw new RefusedMessage(issuesOf(error));
  }
}

/** The JSON form of a value, by its codec. */
export function writeValue(codec: Pick<MessageCodec<unknown>, "encodeJson">, value: unknown): JsonValue {
  const json = new JsonWriter();
  codec.encodeJson(json, value);
  return JSON.parse(json.toString());
}

/** The JSON form of header blocks that are present. */
export function writeBlocks(
  codecs: Readonly<Record<string, MessageCodec<unknown>>>,
  values: NamedValues,
): Readonly<Record<string, JsonValue>> {
  const entries = Object.entries(codecs).flatMap(([name, codec]) =>
    values[name] === undefined ? [] : [[name, writeValue(codec, values[name])] as const],
  );
  return Object.fromEntries(entries);
}

/** The value of a JSON form. Throws `DecodeError`. */
export function readValue(codec: Pick<MessageCodec<unknown>, "decodeJson">, json: unknown): unknown {
  const reader = new JsonReader(json);
  const value = codec.decodeJson(reader);
  reader.end();
  return value;
}

/** What an error says about a message, with its places. */
export function issuesOf(error: unknown): readonly MessageIssue[] {
  if (error instanceof RefusedMessage) return error.issues;
  if (error instanceof DecodeError) return error.issues;
  if (isCallError(error)) {
    if (error.kind === "protocol" && error.issues.length > 0) return error.issues;
    if ((error.kind === "fault" || error.kind === "problem") && error.errors.length > 0) return error.errors;
    if (error.cause instanceof DecodeError) return error.cause.issues;
    return [{ pointer: "", detail: error.message.slice(error.operation.length + 2) }];
  }
  return [{ pointer: "", detail: error instanceof Error ? error.message : String(error) }];
}

/** The values of a message. */
export interface ReadValues {
  readonly value: unknown;
  readonly blocks: NamedValues;
}

/** The values of a message, as TypeScript holds them. Throws `RefusedMessage` with the issues of body and header blocks. */
export function readValues(operation: CodedOperation, message: Message): ReadValues {
  const issues: MessageIssue[] = [];
  const attempt = (codec: MessageCodec<unknown>, json: JsonValue, base: string): unknown => {
    try {
      return readValue(codec, json);
    } catch (error) {
      issues.push(...issuesOf(error).map(({ pointer, detail }) => ({ pointer: base + pointer, detail })));
      return undefined;
    }
  };
  const value = attempt(operation.request, message.body, "");
  const codecs: Readonly<Record<string, MessageCodec<unknown>>> = operation.requestHeaders ?? {};
  const blocks = Object.entries(message.blocks).flatMap(([name, json]) => {
    const codec = codecs[name];
    return codec === undefined ? [] : [[name, attempt(codec, json, blockPointer(name))] as const];
  });
  if (issues.length > 0) throw new RefusedMessage(issues);
  return { value, blocks: Object.fromEntries(blocks) };
}

const nothing: MessageCodec<unknown> = {
  element: emptyBody,
  decodeXml: () => undefined,
  encodeXml: () => {},
  decodeJson: () => undefined,
  encodeJson: () => {},
};

/** An operation whose reply is the request of another one: what reads replies then reads requests. */
function mirror(
  operation: CodedOperation,
): RequestReplyOperation<unknown, unknown, NamedValues, NamedValues, NamedValues> {
  const { name, soapAction, request, requestHeaders = {}, soapVersions } = operation;
  return {
    kind: "request-reply",
    name,
    soapAction,
    routes: [],
    request: nothing,
    reply: request,
    replyHeaders: requestHeaders,
    ...(soapVersions === undefined ? {} : { soapVersions }),
  };
}

import {
  createJsonTransport,
  createSoapTransport,
  emptyBody,
  type Fetch,
  isCallError,
  type MessageCodec,
} from "@stubwright/runtime";
import type { JsonValue } from "@stubwright/runtime/codec";
import type { CodedOperation } from "../contract.js";
import type { MessageIssue } from "../message/message.js";
import { issuesOf, writeBlocks, writeValue } from "../message/message-codec.js";
import type { Wire } from "./wire.js";

/** What a reply means, as the contract's codecs read it. */
export type ReplyReading =
  | {
      readonly kind: "reply";
      readonly body: JsonValue | undefined;
      readonly blocks: Readonly<Record<string, JsonValue>>;
    }
  | {
      readonly kind: "failure";
      /** The name of the fault, if the contract declares it. */
      readonly fault: string | undefined;
      readonly detail: JsonValue | undefined;
      readonly text: string;
      readonly issues: readonly MessageIssue[];
    };

/** A reply as it came. */
export interface RawReply {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const nothing: MessageCodec<unknown> = {
  element: emptyBody,
  decodeXml: () => undefined,
  encodeXml: () => {},
  decodeJson: () => undefined,
  encodeJson: (json) => {
    json.openObject();
    json.closeObject();
  },
};

/** Reads a reply with the client's own transport of a wire. Never rejects. */
export async function readReply(operation: CodedOperation, wire: Wire, raw: RawReply): Promise<ReplyReading> {
  const { status, headers, bytes } = raw;
  const isEmpty = status === 204 || status === 205 || status === 304;
  const answer: Fetch = async () => new Response(isEmpty ? null : bytes, { status, headers });
  const transport =
    wire === "json"
      ? createJsonTransport({ baseUrl: "", fetch: answer })
      : createSoapTransport({ url: "", fetch: answer });
  let blocks: Readonly<Record<string, JsonValue>> = {};
  try {
    if (operation.kind === "one-way") {
      await transport.send({ ...operation, request: nothing }, undefined);
      return { kind: "reply", body: undefined, blocks };
    }
    const { reply, replyHeaders = {} } = operation;
    const value = await transport.call({ ...operation, request: nothing }, undefined, {
      onReplyHeaders: (read) => {
        blocks = writeBlocks(replyHeaders, read);
      },
    });
    return { kind: "reply", body: writeValue(reply, value), blocks };
  } catch (error) {
    return failureOf(operation, error);
  }
}

function failureOf(operation: CodedOperation, error: unknown): ReplyReading {
  const text = error instanceof Error ? error.message.replace(`${operation.name}: `, "") : String(error);
  const declared = isCallError(error) ? error.declared : undefined;
  const codec =
    operation.kind === "request-reply" && declared !== undefined ? operation.faults?.[declared.kind] : undefined;
  const detail = codec === undefined ? undefined : writeValue(codec, declared?.detail);
  const issues = issuesOf(error).filter((issue) => issue.pointer !== "" || issue.detail !== text);
  return { kind: "failure", fault: declared?.kind, detail, text, issues };
}

import { jsonBlocksHeader } from "../contract/json-blocks.js";
import { isOpenContent, type OpenContent } from "../values/open-content.js";
import type { QueueMessage } from "./message-queue.js";
import { type QueueOptions, traceHeaders } from "./queue-options.js";

/** The header of a queued message that holds `CallContext.caller`, as JSON in ASCII. */
export const callerHeader = "stubwright-caller";

/** The longest id of a message, in characters. Longer ones would cost the engine more than the message. */
export const longestId = 256;

/** A message on its way into a queue. */
interface Sent {
  readonly operation: string;
  /** The DTO, from which `QueueOptions.key` makes the key. */
  readonly message: unknown;
  /** The message as JSON. */
  readonly json: string;
  /** The id that the caller gave. */
  readonly id: string | undefined;
  /** Those of the request. */
  readonly headers: Headers;
  readonly caller: OpenContent | undefined;
}

const utf8 = new TextEncoder();

/** A message as a queue keeps it. A caller that gives no id gets a random one. */
export function queuedMessage(sent: Sent, { key, headers = traceHeaders }: QueueOptions): QueueMessage {
  return {
    id: sent.id ?? crypto.randomUUID(),
    isIdGiven: sent.id !== undefined,
    operation: sent.operation,
    key: key?.(sent.operation, sent.message),
    headers: travelling(sent, headers),
    body: utf8.encode(sent.json),
  };
}

function travelling({ headers, caller }: Sent, names: readonly string[]): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of [...names, jsonBlocksHeader]) {
    const value = headers.get(name);
    if (value !== null) kept[name.toLowerCase()] = value;
  }
  if (caller !== undefined) kept[callerHeader] = JSON.stringify(caller).replace(/[^ -~]/g, escapeCharacter);
  return kept;
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** What the publisher's interceptors knew of the caller; undefined if the header is absent or holds no JSON object. */
export function callerOf({ headers }: QueueMessage): OpenContent | undefined {
  const text = headers[callerHeader];
  if (text === undefined) return undefined;
  try {
    const caller: unknown = JSON.parse(text);
    return isOpenContent(caller) ? caller : undefined;
  } catch {
    return undefined;
  }
}

import type { Message } from "../message/message.js";
import { isMessage } from "../shared-message.js";
import type { Wire } from "./wire.js";

/** A call that was made, as this browser keeps it: without credentials, header fields and the reply. */
export interface PastCall {
  readonly operation: string;
  readonly wire: Wire;
  /** Milliseconds since 1970 UTC. */
  readonly time: number;
  /** The status of HTTP; undefined if no reply came. */
  readonly status: number | undefined;
  readonly milliseconds: number;
  readonly message: Message;
}

/** How many calls are kept, and how many characters of them. */
const mostCalls = 50;
const mostCharacters = 500_000;

/** The calls that this browser keeps for a contract, the latest first. */
export function readHistory(contract: string): readonly PastCall[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(contract)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isPastCall) : [];
  } catch {
    return [];
  }
}

/** Keeps a call. A browser that keeps nothing is no problem. */
export function keepCall(contract: string, call: PastCall): readonly PastCall[] {
  const calls = [call, ...readHistory(contract)].slice(0, mostCalls);
  while (calls.length > 1 && JSON.stringify(calls).length > mostCharacters) calls.pop();
  try {
    localStorage.setItem(keyOf(contract), JSON.stringify(calls));
  } catch {
    // The page works without a history.
  }
  return calls;
}

/** Forgets all calls of a contract. */
export function clearHistory(contract: string): void {
  localStorage.removeItem(keyOf(contract));
}

function keyOf(contract: string): string {
  return `stubwright-console:${contract}`;
}

function isPastCall(value: unknown): value is PastCall {
  if (typeof value !== "object" || value === null) return false;
  if (!("operation" in value && "wire" in value && "time" in value && "message" in value)) return false;
  return typeof value.operation === "string" && typeof value.time === "number" && isMessage(value.message);
}

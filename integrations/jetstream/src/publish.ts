import { setTimeout as delay } from "node:timers/promises";
import { JetStreamApiCodes, JetStreamApiError, type JetStreamClient } from "@nats-io/jetstream";
import type { MsgHdrs, NatsConnection } from "@nats-io/transport-node";
import { MessageTooLargeError } from "@stubwright/runtime/queue";
import { unavailable } from "./engine-errors.js";

/** A message on its way into a stream. */
export interface Publication {
  readonly subject: string;
  readonly headers: MsgHdrs;
  readonly body: Uint8Array;
  /** What may become of a message whose first try gets no answer, and may have arrived all the same. */
  readonly repeat: Repeat;
  /** For `conditional`: the number of the last message of the subject. Default: 0, if there must be none. */
  readonly lastSequence?: number;
}

/**
 * - `harmless`: it is sent again, and may be in the stream twice;
 * - `conditional`: it is sent again, and the engine refuses it unless the last message of its subject is `lastSequence`;
 * - `never`: its sender is told that nothing is known.
 *
 * The engine's own ids (`Nats-Msg-Id`) are of no use here. A leader of nats-server 2.9 also knows the ids of messages that it has
 * lost in an election, and its copy of the stream then differs from those of the others.
 */
type Repeat = "harmless" | "conditional" | "never";

/** How long an answer is waited for before the message is sent again, in milliseconds. A server that stands still gives none. */
const answerMs = 1500;
/** The wait after a refusal that may pass, as while a leader is elected. */
const pauseMs = 100;
/** What the server's limit must leave for headers. */
export const headerBytes = 4096;

/**
 * Publishes a message until a majority of the servers has it. While there is no leader, or no answer, the message is sent
 * again as far as `repeat` lets it. Gives whether it is kept; false only if its condition does not hold.
 * Rejects with `QueueUnavailableError` after `timeoutMs`, and with `MessageTooLargeError`.
 */
export async function publish(
  client: JetStreamClient,
  connection: NatsConnection,
  { subject, headers, body, repeat, lastSequence = 0 }: Publication,
  timeoutMs: number,
): Promise<boolean> {
  const limit = (connection.info?.max_payload ?? 1_048_576) - headerBytes;
  if (body.length > limit) throw new MessageTooLargeError(body.length, limit);
  const end = performance.now() + timeoutMs;
  const terms = repeat === "conditional" ? { expect: { lastSubjectSequence: lastSequence } } : {};
  for (;;) {
    try {
      const left = Math.max(1, end - performance.now());
      const timeout = repeat === "never" ? left : Math.min(answerMs, left);
      await client.publish(subject, body, { ...terms, headers, timeout });
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      const isOver = performance.now() + pauseMs > end;
      if (isOver || !mayBeSentAgain(error, repeat, connection)) throw unavailable("the message was not kept", error);
      await delay(pauseMs);
    }
  }
}

/** Whether the last message of the subject is another one than the condition names. */
function isTaken(error: unknown): boolean {
  return error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamWrongLastSequence;
}

/** Whether the engine has said that it does not keep the message, or nobody was there to hear of it. */
function isRefusal(error: unknown): boolean {
  // The client does not export the class of the second one.
  return error instanceof JetStreamApiError || (error instanceof Error && error.name === "JetStreamNotEnabled");
}

/** Whether a message may be taken a moment later. A stream that is full, and a connection that was closed, stay so. */
function mayBeSentAgain(error: unknown, repeat: Repeat, connection: NatsConnection): boolean {
  if (connection.isClosed() || (repeat === "never" && !isRefusal(error))) return false;
  if (error instanceof JetStreamApiError) return error.status === 503 && !/exceeded|insufficient/.test(error.message);
  return true;
}

import { setTimeout as delay } from "node:timers/promises";
import { JetStreamApiError, type JetStreamClient } from "@nats-io/jetstream";
import type { MsgHdrs, NatsConnection } from "@nats-io/transport-node";
import { MessageTooLargeError } from "@stubwright/runtime/queue";
import { unavailable } from "./engine-errors.js";

/** A message on its way into a stream. */
export interface Publication {
  readonly subject: string;
  readonly headers: MsgHdrs;
  readonly body: Uint8Array;
  /** The engine drops a second message with the same one. */
  readonly duplicateId: string;
}

/** How long an answer is waited for before the message is sent again, in milliseconds. A server that stands still gives none. */
const answerMs = 1500;
/** The wait after a refusal that may pass, as while a leader is elected. */
const pauseMs = 100;
/** What the server's limit must leave for headers. */
export const headerBytes = 4096;

/**
 * Publishes a message until a majority of the servers has it. While there is no leader, or no answer, the message is sent
 * again with the same id, which the engine takes once. Rejects with `QueueUnavailableError` after `timeoutMs`, and with
 * `MessageTooLargeError`.
 */
export async function publish(
  client: JetStreamClient,
  connection: NatsConnection,
  { subject, headers, body, duplicateId }: Publication,
  timeoutMs: number,
): Promise<void> {
  const limit = (connection.info?.max_payload ?? 1_048_576) - headerBytes;
  if (body.length > limit) throw new MessageTooLargeError(body.length, limit);
  const end = performance.now() + timeoutMs;
  for (;;) {
    try {
      const left = Math.max(1, end - performance.now());
      const options = { msgID: duplicateId, headers, timeout: Math.min(answerMs, left) };
      const { duplicate, seq } = await client.publish(subject, body, options);
      if (isKept(duplicate, seq)) return;
      throw new Error("The engine knows the id of the message, and not yet whether a majority has it.");
    } catch (error) {
      if (!mayPass(error, connection) || performance.now() + pauseMs > end) {
        throw unavailable("the message was not kept", error);
      }
      await delay(pauseMs);
    }
  }
}

/**
 * Whether an answer says that a majority has the message. A leader notes the id of a message before the others have it, with the sequence 0,
 * and answers a second try with that note. The message is lost if the leader then stands still or falls, so the note is no acceptance.
 */
function isKept(isDuplicate: boolean, sequence: number): boolean {
  return !isDuplicate || sequence > 0;
}

/** Whether the same message may be taken a moment later. A stream that is full, and a connection that was closed, stay so. */
function mayPass(error: unknown, connection: NatsConnection): boolean {
  if (connection.isClosed()) return false;
  if (error instanceof JetStreamApiError) return error.status === 503 && !/exceeded|insufficient/.test(error.message);
  return true;
}

import { setTimeout as delay } from "node:timers/promises";
import { JetStreamApiError, type JetStreamClient } from "@nats-io/jetstream";
import type { MsgHdrs, NatsConnection } from "@nats-io/transport-node";
import { MessageTooLargeError } from "@stubwright/runtime/queue";
import { unavailable } from "./engine-errors.js";
import { LeaderWatch } from "./leader-watch.js";

/** A message on its way into a stream. */
export interface Publication {
  readonly subject: string;
  readonly headers: MsgHdrs;
  readonly body: Uint8Array;
  /** What may become of a message whose first try gets no answer, and may have arrived all the same. */
  readonly repeat: Repeat;
}

/**
 * - `harmless`: it is sent again, and may be in the stream twice;
 * - `never`: its sender is told that nothing is known.
 */
type Repeat = "harmless" | "never";

/** What a writer needs of the engine. */
interface WriterEngine {
  readonly client: JetStreamClient;
  readonly connection: NatsConnection;
  readonly timeoutMs: number;
}

/** How long an answer is waited for before the message is sent again, in milliseconds. A server that stands still gives none. */
const answerMs = 1500;
/** The wait after a refusal that may pass, as while a leader is elected. */
const pauseMs = 100;
/** What the server's limit must leave for headers. */
export const headerBytes = 4096;

/**
 * Writes to one stream, without conditions and without ids (`Nats-Msg-Id`). Each server of nats-server 2.9 counts the writes that
 * it refuses when it applies them. After an election the counts can differ; then writes fail ("last sequence mismatch"),
 * copies of the stream are thrown away, and the stream may stand still.
 */
export class StreamWriter {
  readonly #engine: WriterEngine;
  readonly #leader: LeaderWatch;

  constructor(engine: WriterEngine, stream: string) {
    this.#engine = engine;
    this.#leader = new LeaderWatch(engine.connection, stream);
  }

  /**
   * Writes a message until a majority of the servers has it, and gives its sequence. While there is no leader, or no answer,
   * the message is sent again as far as `repeat` lets it. Rejects with `QueueUnavailableError` when time is over, and with
   * `MessageTooLargeError`.
   */
  async write({ subject, headers, body, repeat }: Publication): Promise<number> {
    const { client, connection, timeoutMs } = this.#engine;
    const limit = (connection.info?.max_payload ?? 1_048_576) - headerBytes;
    if (body.length > limit) throw new MessageTooLargeError(body.length, limit);
    const end = performance.now() + timeoutMs;
    for (;;) {
      try {
        const left = Math.max(1, end - performance.now());
        const timeout = repeat === "never" ? left : Math.min(answerMs, left);
        const { seq } = await this.#leader.watch(() => client.publish(subject, body, { headers, timeout }));
        return seq;
      } catch (error) {
        const isOver = performance.now() + pauseMs > end;
        if (isOver || !mayBeSentAgain(error, repeat, connection)) throw unavailable("the message was not kept", error);
        await delay(pauseMs);
      }
    }
  }
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

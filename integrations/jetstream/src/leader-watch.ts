import { errors, type NatsConnection } from "@nats-io/transport-node";

/** How long a stream may leave writes without an answer, in milliseconds. An election takes less. */
const silentMs = 4000;
/** The time in which the leader is not asked again, in milliseconds. */
const askedMs = 15_000;

/**
 * Makes a stream write again whose leader answers no writes. After a network was cut, a leader of nats-server 2.9 can count its
 * writes wrongly, and drops each of them ("high message lag") until another server leads. So the leader is asked to step
 * down, as `nats stream cluster step-down` does. Nothing is lost by it: the next leader has what was acknowledged. An account that
 * may not use that part of the API (`$JS.API.STREAM.LEADER.STEPDOWN`) is not helped.
 */
export class LeaderWatch {
  readonly #connection: NatsConnection;
  readonly #stream: string;
  /** When the first of the writes was given up that got no answer; undefined if the last write was answered. */
  #silentSince: number | undefined;
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(connection: NatsConnection, stream: string) {
    this.#connection = connection;
    this.#stream = stream;
  }

  /** Gives what a write gives, and takes note of whether it was answered in time. */
  async watch<Answer>(write: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await write();
      this.#silentSince = undefined;
      return answer;
    } catch (error) {
      if (error instanceof errors.TimeoutError) this.#missAnswer();
      else this.#silentSince = undefined;
      throw error;
    }
  }

  #missAnswer(): void {
    const now = performance.now();
    this.#silentSince ??= now;
    if (now - this.#silentSince < silentMs || now - this.#askedAt < askedMs || this.#connection.isClosed()) return;
    this.#askedAt = now;
    this.#connection.publish(`$JS.API.STREAM.LEADER.STEPDOWN.${this.#stream}`);
  }
}

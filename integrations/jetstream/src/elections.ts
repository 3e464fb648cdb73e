import type { NatsConnection } from "@nats-io/transport-node";

/** For so many milliseconds after an election, servers may differ in what they have under which sequence. */
const unsettledMs = 60_000;

/**
 * Knows whether a stream has got a new leader lately: the server tells it in an advisory. Advisories may have been missed before
 * a new connection. An account that may not subscribe to them (`$JS.EVENT.ADVISORY.STREAM.LEADER_ELECTED`) is not told.
 */
export class Elections {
  readonly #connection: NatsConnection;
  readonly #stream: string;
  #session: string;
  #lastAt = Number.NEGATIVE_INFINITY;

  constructor(connection: NatsConnection, stream: string) {
    this.#connection = connection;
    this.#stream = stream;
    this.#session = sessionOf(connection);
  }

  /** Whether there was an election in the last minute, as far as is known. */
  isRecent(): boolean {
    const session = sessionOf(this.#connection);
    if (session !== this.#session) this.#take();
    this.#session = session;
    return performance.now() - this.#lastAt < unsettledMs;
  }

  /** Listens until the function that it gives is called. */
  listen(): () => void {
    const subscription = this.#connection.subscribe(`$JS.EVENT.ADVISORY.STREAM.LEADER_ELECTED.${this.#stream}`, {
      // An error is a subscription that is not allowed; it is over then.
      callback: (error) => {
        if (error === null) this.#take();
      },
    });
    return () => subscription.unsubscribe();
  }

  #take(): void {
    this.#lastAt = performance.now();
  }
}

/** Another text after each reconnect. */
function sessionOf({ info }: NatsConnection): string {
  return `${info?.server_id} ${info?.client_id}`;
}

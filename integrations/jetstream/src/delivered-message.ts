import type { JetStreamManager, JsMsg, StoredMsg } from "@nats-io/jetstream";
import { asking } from "./engine-errors.js";

/** What is asked about a stream. */
export interface StreamReader {
  readonly manager: { readonly streams: Pick<JetStreamManager["streams"], "getMessage" | "info"> };
  readonly layout: { readonly messages: string };
}

/** What a copy of a message is known by. A sequence alone comes again in a stream that has lost messages, or was made anew. */
export type Place = Pick<JsMsg, "seq" | "timestampNanos">;

/**
 * What an acknowledgement of a delivered message would remove:
 *
 * - `itself`, or nothing, if it was acknowledged before;
 * - `another`: the stream has another message under its sequence;
 * - `the next`: the stream has not given its sequence yet.
 */
export type Acknowledged =
  | { readonly kind: "itself" }
  | { readonly kind: "another"; readonly stored: StoredMsg }
  | { readonly kind: "the next" };

/**
 * Asks the leader of the stream what it has under the sequence of a delivered message. The engine acknowledges a sequence. With
 * nats-server 2.9, a leader can be elected that lacks the last messages, and gives their sequences to others; a server that has the
 * former ones still delivers them, and never the others. Rejects with `QueueUnavailableError`.
 */
export async function acknowledgedWith({ manager, layout }: StreamReader, place: Place): Promise<Acknowledged> {
  const { streams } = manager;
  return asking("a message cannot be compared", async (): Promise<Acknowledged> => {
    const stored = await streams.getMessage(layout.messages, { seq: place.seq });
    if (stored !== null) {
      const isItself = placeOf(stored).timestampNanos === place.timestampNanos;
      return isItself ? { kind: "itself" } : { kind: "another", stored };
    }
    const { state } = await streams.info(layout.messages);
    return place.seq <= state.last_seq ? { kind: "itself" } : { kind: "the next" };
  });
}

/** The place of a message that was read from the stream. */
export function placeOf({ seq, timestamp }: Pick<StoredMsg, "seq" | "timestamp">): Place {
  const fraction = /\.(\d+)/.exec(timestamp)?.[1] ?? "";
  const seconds = BigInt(Math.floor(Date.parse(timestamp) / 1000));
  return { seq, timestampNanos: seconds * 1_000_000_000n + BigInt(fraction.padEnd(9, "0")) };
}

/** Names a place: `17-1764288000000000000`. */
export function nameOfPlace({ seq, timestampNanos }: Place): string {
  return `${seq}-${timestampNanos}`;
}

import { expect, test } from "@jest/globals";
import { errors } from "@nats-io/transport-node";
import { QueueUnavailableError } from "@stubwright/runtime/queue";
import { type Acknowledged, acknowledgedWith, nameOfPlace, placeOf, type StreamReader } from "./delivered-message.js";

const delivered = { seq: 7, timestampNanos: 1_764_288_000_123_456_789n };
const itsTime = "2025-11-28T00:00:00.123456789Z";

interface Case {
  readonly what: string;
  /** When the message under the sequence came; null if there is none. */
  readonly stored: string | null;
  readonly last: number;
  readonly acknowledged: Acknowledged["kind"];
}

test.each<Case>([
  { what: "the message", stored: itsTime, last: 9, acknowledged: "itself" },
  { what: "another one", stored: "2025-11-28T00:00:00.12345679Z", last: 9, acknowledged: "another" },
  { what: "none: it was acknowledged before", stored: null, last: 9, acknowledged: "itself" },
  { what: "none: the sequence is not given yet", stored: null, last: 6, acknowledged: "the next" },
])("the stream has $what", async ({ stored, last, acknowledged }) => {
  const reader = readerOf(() => Promise.resolve(stored === null ? null : { seq: 7, timestamp: stored }), last);
  await expect(acknowledgedWith(reader, delivered)).resolves.toMatchObject({ kind: acknowledged });
});

test.each([
  ["2025-11-28T00:00:00.123456789Z", "7-1764288000123456789"],
  ["2025-11-28T00:00:00.1Z", "7-1764288000100000000"],
  ["2025-11-28T00:00:00Z", "7-1764288000000000000"],
])("the place of %s", (timestamp, name) => {
  expect(nameOfPlace(placeOf({ seq: 7, timestamp }))).toBe(name);
});

test("an engine that does not answer", async () => {
  const reader = readerOf(() => Promise.reject(new errors.TimeoutError()), 9);
  await expect(acknowledgedWith(reader, delivered)).rejects.toThrow(QueueUnavailableError);
});

function readerOf(
  getMessage: () => Promise<{ readonly seq: number; readonly timestamp: string } | null>,
  last: number,
): StreamReader {
  const info = () => Promise.resolve({ state: { last_seq: last } });
  return { manager: { streams: { getMessage, info } }, layout: { messages: "q" } } as unknown as StreamReader;
}

import { createHash } from "node:crypto";
import { type JetStreamManager, jetstreamManager, type StoredMsg } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";

const queue = "games-queue";
/** The operations that the harness sends. */
const operations = ["SpinRequest", "SlotRequest"];

/**
 * What the engine knows of messages, a line each, for whoever looks for a lost one: its copies in the queue, the notes of workers about it
 * (the name of a copy that was claimed, or `worked`), its dead letter, and the state of the queue's consumers. Rejects if the
 * engine does not answer.
 */
export async function traceMessages(connection: NatsConnection, ids: readonly string[]): Promise<readonly string[]> {
  const manager = await jetstreamManager(connection, { timeout: 5000 });
  const copies = await read(manager, queue, `${queue}.*.*`);
  const letters = await read(manager, `${queue}-dead`, `${queue}-dead.*`);
  const traces = await Promise.all(
    ids.map(async (id) => {
      const notes = await notesOf(manager, id);
      return `${id}: in the queue ${placesOf(id, copies)}; noted ${list(notes)}; dead letter ${placesOf(id, letters)}`;
    }),
  );
  const consumers = await manager.consumers.list(queue).next();
  const { state } = await manager.streams.info(queue);
  const lanes = consumers
    .filter(({ num_pending, num_ack_pending, ack_floor }) => num_pending + num_ack_pending + ack_floor.stream_seq > 0)
    .map(
      ({ name, delivered, ack_floor, num_ack_pending, num_pending, cluster }) =>
        `${name} (leader ${cluster?.leader}): delivered ${delivered.stream_seq}, floor ${ack_floor.stream_seq}, unacknowledged ${num_ack_pending}, pending ${num_pending}`,
    );
  const { first_seq, last_seq, messages } = state;
  return [...traces, `${queue}: ${messages} messages, ${first_seq} to ${last_seq}`, ...lanes];
}

async function notesOf(manager: JetStreamManager, id: string): Promise<readonly string[]> {
  const stream = `${queue}-worked`;
  const all = await Promise.all(
    operations.map((operation) => {
      const digest = createHash("sha256").update(`${operation} ${id}`).digest("base64url");
      return read(manager, stream, `${stream}.${digest}`);
    }),
  );
  return all.flat().map((stored) => `${stored.seq}=${stored.string() || "worked"}`);
}

/** The messages of a subject in a stream. */
async function read(manager: JetStreamManager, stream: string, subject: string): Promise<readonly StoredMsg[]> {
  const from = (seq: number) => {
    // The first one from there on: the client's type knows only the exact number.
    const query = { seq, next_by_subj: subject };
    return manager.streams.getMessage(stream, query);
  };
  const found: StoredMsg[] = [];
  for (let stored = await from(1); stored !== null; stored = await from(stored.seq + 1)) found.push(stored);
  return found;
}

/** Where a message with this id is. */
function placesOf(id: string, all: readonly StoredMsg[]): string {
  const found = all.filter(({ header }) => header.get("Stubwright-Id") === id);
  return list(found.map(({ seq, timestamp, subject }) => `${seq} at ${timestamp} on ${subject}`));
}

function list(items: readonly string[]): string {
  return items.length === 0 ? "-" : items.join(", ");
}

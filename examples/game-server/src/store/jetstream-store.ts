import {
  DiscardPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamClient,
  type JetStreamManager,
  jetstream,
  RetentionPolicy,
  StorageType,
} from "@nats-io/jetstream";
import { type KV, Kvm } from "@nats-io/kv";
import type { NatsConnection } from "@nats-io/transport-node";
import { ensureStream, hearLeaders, LeaderWatch } from "@stubwright/jetstream";
import type { GameStore } from "./game-store.js";
import { JetStreamJournal } from "./jetstream-journal.js";
import { type RevisedTexts, SharedGames } from "./shared-games.js";
import { StoreUnavailableError } from "./store-unavailable-error.js";

/** How games are kept in JetStream. */
export interface JetStreamStoreOptions {
  /** Begins the names of the bucket and the stream. Default `games`. */
  readonly name?: string;
  /** On how many servers everything is. */
  readonly replicas: number;
  /** Milliseconds in which a move is made or refused. Default 5000. */
  readonly timeoutMs?: number;
}

/** Milliseconds that one question to the engine may take, before it is asked again. */
const answerMs = 1500;

/**
 * For so many nanoseconds the engine knows the id of a write. A leader of nats-server 2.9 also knows the id of a write that it has
 * taken and then lost, as in an election, and refuses all others with this id: the game stands still for as long. A leader that
 * has lost the others keeps what it has taken for 10 seconds, so that a shorter time would let two writes with one id pass.
 */
const duplicateWindow = 15_000_000_000;

/**
 * A store on NATS JetStream, for servers on any number of machines: games in a key-value bucket, under compare-and-set, and
 * the journal in a stream. Both are made if they are not there, and checked otherwise (`StreamMismatchError`). The
 * connection stays the caller's.
 */
export async function openJetStreamStore(
  connection: NatsConnection,
  { name = "games", replicas, timeoutMs = 5000 }: JetStreamStoreOptions,
): Promise<GameStore> {
  const client = jetstream(hearLeaders(connection), { timeout: answerMs });
  const manager = await client.jetstreamManager();
  await ensureStreams(manager, name, replicas);
  const watch = (stream: string): LeaderWatch => new LeaderWatch(connection, stream);
  const bucket = { client, bucket: await new Kvm(client).open(name), name, leader: watch(bucketOf(name)) };
  const games = new SharedGames(revisedTexts(bucket), timeoutMs);
  const journalName = journalOf(name);
  const journal = new JetStreamJournal({ client, manager, name: journalName, leader: watch(journalName), timeoutMs });
  return {
    update: (table, key, change) => games.update(table, key, change),
    append: (entry, messageId) => journal.append(entry, messageId),
    entries: (from) => journal.entries(from),
    check: () => checkStreams(manager, [bucketOf(name), journalOf(name)]),
    close: async () => {},
  };
}

function bucketOf(name: string): string {
  return `KV_${name}`;
}

function journalOf(name: string): string {
  return `${name}-journal`;
}

async function ensureStreams(manager: JetStreamManager, name: string, replicas: number): Promise<void> {
  const common = { num_replicas: replicas, storage: StorageType.File, retention: RetentionPolicy.Limits };
  await ensureStream(manager, {
    ...common,
    name: bucketOf(name),
    subjects: [`$KV.${name}.>`],
    discard: DiscardPolicy.New,
    max_msgs_per_subject: 1,
    allow_rollup_hdrs: true,
    deny_delete: true,
    // Followers would answer what they know, which may be less than what was promised.
    allow_direct: false,
    duplicate_window: duplicateWindow,
  });
  const journal = journalOf(name);
  await ensureStream(manager, { ...common, name: journal, subjects: [`${journal}.*`], discard: DiscardPolicy.New });
}

async function checkStreams(manager: JetStreamManager, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { cluster } = await manager.streams.info(name).catch((cause: unknown) => {
      throw new StoreUnavailableError(cause instanceof Error ? cause.message : String(cause), { cause });
    });
    if (cluster !== undefined && !cluster.leader) throw new StoreUnavailableError(`the stream ${name} has no leader`);
  }
}

/** The bucket of the games. */
interface Bucket {
  readonly client: JetStreamClient;
  readonly bucket: KV;
  readonly name: string;
  readonly leader: LeaderWatch;
}

/**
 * Texts in a bucket. With replicas, nats-server 2.9 lets two writes on one revision pass that come at the same moment. Of two
 * messages with one id it keeps one, also then: each version of a key is an id, and is written once.
 */
function revisedTexts({ client, bucket, name, leader }: Bucket): RevisedTexts {
  return {
    read: async (key) => {
      const entry = await asking(() => bucket.get(key));
      return { text: entry?.string(), revision: entry?.revision ?? 0 };
    },
    write: async (key, text, { revision, version }) => {
      const subject = `$KV.${name}.${key}`;
      const terms = { msgID: `${key}/${version}`, expect: { lastSubjectSequence: revision } };
      try {
        const { duplicate } = await leader.watch(() => client.publish(subject, text, terms));
        return duplicate ? "refused" : "written";
      } catch (error) {
        if (isWrongRevision(error)) return "refused";
        throw unavailable(error);
      }
    },
  };
}

function isWrongRevision(error: unknown): boolean {
  return error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamWrongLastSequence;
}

async function asking<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (cause) {
    throw unavailable(cause);
  }
}

function unavailable(cause: unknown): StoreUnavailableError {
  return new StoreUnavailableError(cause instanceof Error ? cause.message : String(cause), { cause });
}

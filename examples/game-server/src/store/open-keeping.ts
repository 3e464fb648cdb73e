import { join } from "node:path";
import { openConnection, openJetStreamQueue } from "@stubwright/jetstream";
import { openLmdbQueue } from "@stubwright/lmdb-queue";
import type { MessageQueue } from "@stubwright/runtime/queue";
import type { StoreSetting } from "../settings.js";
import type { GameStore } from "./game-store.js";
import { openJetStreamStore } from "./jetstream-store.js";
import { openLmdbStore } from "./lmdb-store.js";

/** Where a server keeps things. */
export interface Keeping {
  readonly store: GameStore;
  /** Undefined if one-way operations are not put on a queue. */
  readonly queue: MessageQueue | undefined;
  readonly close: () => Promise<void>;
}

/** What is kept where. */
export interface KeepingOptions {
  readonly store: StoreSetting;
  readonly queue: boolean;
  /** The folder of LMDB. */
  readonly dataDir: string;
}

/** After so many milliseconds the messages of a worker that is gone go to another. */
const leaseMs = 10_000;

/** Opens store and queue on one engine. Rejects if it cannot be used, or is not as it has to be. */
export function openKeeping(options: KeepingOptions): Promise<Keeping> {
  switch (options.store.kind) {
    case "lmdb":
      return openOnDisk(options);
    case "nats":
      return openInCluster(options.store.url, options.queue);
  }
}

async function openOnDisk({ dataDir, queue: hasQueue }: KeepingOptions): Promise<Keeping> {
  const store = openLmdbStore(dataDir);
  const queue = hasQueue ? openLmdbQueue(join(dataDir, "queue")) : undefined;
  return {
    store,
    queue,
    close: async () => {
      await queue?.close();
      await store.close();
    },
  };
}

async function openInCluster(url: string, hasQueue: boolean): Promise<Keeping> {
  const { connection, replicas } = await openConnection(url);
  try {
    const store = await openJetStreamStore(connection, { replicas });
    const queue = hasQueue
      ? await openJetStreamQueue(connection, { name: "games-queue", replicas, leaseMs })
      : undefined;
    return {
      store,
      queue,
      close: async () => {
        await queue?.close();
        await store.close();
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

import { join } from "node:path";
import { jetstreamManager, type StreamInfo } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { openConnection } from "@stubwright/jetstream";
import { startNatsCluster } from "@stubwright/jetstream/local";
import { startFleet } from "../fleet/start-fleet.js";
import type { Random } from "../random/mulberry32.js";
import { openJetStreamStore } from "../store/jetstream-store.js";
import { until, within } from "./deadline.js";
import { JournalCounts } from "./journal-counts.js";
import { traceMessages } from "./message-traces.js";
import { RouteProxies } from "./route-proxies.js";
import { mountSmallDisk } from "./small-disk.js";
import { streamAnswers } from "./stream-answers.js";
import type { Place } from "./weather.js";

/** A place for bad weather, and a journal that is read from outside. */
export interface Site {
  readonly place: Place;
  readonly journal: JournalCounts;
  /** What the engine knows of messages with these ids, in lines. */
  readonly trace: (ids: readonly string[]) => Promise<readonly string[]>;
  /** What the servers answer to questions about the streams, in lines. */
  readonly answers: () => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
}

const streams = ["games-queue", "KV_games", "games-journal", "games-queue-worked", "games-queue-dead"];
/** How long a cluster may take to be whole again, in milliseconds. */
const patienceMs = 60_000;
/** How long a connection may take to close, in milliseconds. */
const closeMs = 5000;

/** How a place is made. */
interface SiteOptions {
  readonly random: Random;
  /** Whether the last node gets a small disk of its own, whose files are gone with it. */
  readonly hasDisk: boolean;
  readonly log: (line: string) => void;
}

/** Starts a fleet below a folder, with proxies between its nodes. */
export async function makeSite(folder: string, { random, hasDisk, log }: SiteOptions): Promise<Site> {
  const proxies = new RouteProxies();
  const disk = hasDisk ? mountSmallDisk(join(folder, "n3")) : undefined;
  const clear = (): void => {
    proxies.close();
    disk?.unmount();
  };
  try {
    const startCluster = (data: string) =>
      startNatsCluster(data, { route: (from, to, port) => proxies.route(from, to, port) });
    const fleet = await startFleet({ folder, port: 0, startCluster, log });
    return await siteOf({ fleet, proxies, disk, random }, clear);
  } catch (error) {
    clear();
    throw error;
  }
}

async function siteOf(things: Pick<Place, "fleet" | "proxies" | "disk" | "random">, clear: () => void): Promise<Site> {
  const { fleet } = things;
  const { connection, replicas } = await openConnection(fleet.cluster.url);
  const store = await openJetStreamStore(connection, { replicas, timeoutMs: 20_000 });
  const info = streamInfo(connection);
  return {
    journal: new JournalCounts(store),
    trace: (ids) => traceMessages(connection, ids),
    answers: () => streamAnswers(connection, streams),
    place: {
      ...things,
      leader: async (stream) => {
        const leader = await until(patienceMs, `the stream ${stream} has a leader`, async () => {
          const { cluster } = await info(stream);
          return cluster?.leader || undefined;
        });
        return fleet.cluster.nodes.findIndex(({ name }) => name === leader);
      },
      whole: () => isWhole(info),
    },
    stop: async () => {
      await within(closeMs, "the connection is closed", connection.close()).catch(() => undefined);
      await fleet.stop();
      clear();
    },
  };
}

function streamInfo(connection: NatsConnection): (stream: string) => Promise<StreamInfo> {
  return async (stream) => {
    const manager = await jetstreamManager(connection, { timeout: 2000 });
    return manager.streams.info(stream);
  };
}

async function isWhole(info: (stream: string) => Promise<StreamInfo>): Promise<void> {
  const end = performance.now() + patienceMs;
  for (const stream of streams) {
    await until(end - performance.now(), `the stream ${stream} is on all servers`, async () => {
      const { cluster } = await info(stream);
      const replicas = cluster?.replicas ?? [];
      if (!cluster?.leader) throw new Error("it has no leader");
      const behind = replicas.filter(({ current, offline }) => !current || offline === true);
      if (behind.length > 0) throw new Error(`${behind.map(({ name }) => name).join(", ")} lags`);
      return replicas.length === 2 || undefined;
    });
  }
}

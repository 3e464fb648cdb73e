import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { jetstreamManager, type StreamInfo } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { openConnection } from "@stubwright/jetstream";
import { startNatsCluster } from "@stubwright/jetstream/local";
import { startFleet } from "../fleet/start-fleet.js";
import { createRandom } from "../random/mulberry32.js";
import type { GameStore } from "../store/game-store.js";
import { openJetStreamStore } from "../store/jetstream-store.js";
import { RouteProxies } from "./route-proxies.js";
import { mountSmallDisk } from "./small-disk.js";
import type { Place } from "./weather.js";

/** A place for bad weather, and a store that looks at it from outside. */
export interface Site {
  readonly place: Place;
  readonly store: GameStore;
  readonly stop: () => Promise<void>;
}

const streams = ["games-queue", "KV_games", "games-journal", "games-queue-worked", "games-queue-dead"];
/** How long a cluster may take to be whole again, in milliseconds. */
const patienceMs = 90_000;

/** Starts a fleet below a folder, with proxies between its nodes and a small disk for the last of them. */
export async function makeSite(folder: string, seed: number, log: (line: string) => void): Promise<Site> {
  const proxies = new RouteProxies();
  const disk = mountSmallDisk(join(folder, "n3"));
  const startCluster = (data: string) =>
    startNatsCluster(data, { route: (from, to, port) => proxies.route(from, to, port) });
  const fleet = await startFleet({ folder, port: 0, startCluster, log });
  const { connection, replicas } = await openConnection(fleet.cluster.url);
  const store = await openJetStreamStore(connection, { replicas, timeoutMs: 20_000 });
  const info = streamInfo(connection);
  return {
    store,
    place: {
      fleet,
      proxies,
      disk,
      random: createRandom(seed),
      leader: async (stream) => {
        const { cluster } = await untilGiven(() => info(stream));
        return fleet.cluster.nodes.findIndex(({ name }) => name === cluster?.leader);
      },
      whole: () => isWhole(info),
    },
    stop: async () => {
      await connection.close();
      await fleet.stop();
      proxies.close();
      disk?.unmount();
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
  for (const stream of streams) {
    await untilGiven(async () => {
      const { cluster } = await info(stream);
      const replicas = cluster?.replicas ?? [];
      const isCurrent = replicas.length === 2 && replicas.every(({ current, offline }) => current && offline !== true);
      if (!cluster?.leader || !isCurrent) throw new Error(`the stream ${stream} is not on all servers`);
    });
  }
}

async function untilGiven<Given>(ask: () => Promise<Given>): Promise<Given> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > end) throw error;
      await delay(200);
    }
  }
}

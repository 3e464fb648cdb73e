import { setTimeout as delay } from "node:timers/promises";
import type { NatsNode } from "@stubwright/jetstream/local";
import type { MainProcess } from "../fleet/main-process.js";
import type { Random } from "../random/mulberry32.js";
import { until } from "./deadline.js";
import type { Place, Weather } from "./weather.js";

/** Streams whose leaders are killed: that of the messages, and that of the games. */
const streams = ["games-queue", "KV_games"];
/** Longer than a client's and a server's patience, in milliseconds. */
const pastTimeoutsMs = 7000;
/** Longer than a lease of the queue, in milliseconds. */
const pastLeaseMs = 11_000;

/** How long a copy may take to end and be replaced, in milliseconds. */
const replacedMs = 30_000;

/** All kinds of bad weather. */
export const weathers: readonly Weather[] = [
  { name: "kill -9 a game server", strike: ({ fleet, random }) => killCopy(fleet.servers, random) },
  { name: "kill -9 a worker", strike: ({ fleet, random }) => killCopy(fleet.workers, random) },
  {
    name: "kill -9 an engine node that leads",
    strike: async (place) => killNode(place, await place.leader(anyOf(streams, place.random))),
  },
  {
    name: "kill -9 an engine node that follows",
    strike: async (place) => {
      const leader = await place.leader(anyOf(streams, place.random));
      const others = [...place.fleet.cluster.nodes.keys()].filter((index) => index !== leader);
      await killNode(place, anyOf(others, place.random));
    },
  },
  {
    name: "pause an engine node past its timeouts",
    strike: async (place) => {
      const node = anyOf(place.fleet.cluster.nodes, place.random);
      await paused(node.pid, pastTimeoutsMs);
      await place.whole();
    },
  },
  {
    name: "pause a worker past its lease",
    strike: async ({ fleet, random }) => paused(anyOf(fleet.workers.copies(), random), pastLeaseMs),
  },
  {
    name: "cut an engine node off, and heal the network",
    strike: async (place) => {
      const node = place.random.below(place.fleet.cluster.nodes.length);
      place.proxies.cutOff(node);
      await delay(pastTimeoutsMs);
      place.proxies.heal(node);
      await place.whole();
    },
  },
  {
    name: "fill the disk of an engine node",
    missing: ({ disk }) => (disk === undefined ? "file systems cannot be mounted here" : undefined),
    strike: async (place) => {
      const last = place.fleet.cluster.nodes.length - 1;
      place.disk?.fill();
      await delay(3000);
      place.disk?.free();
      // A NATS server that could not write has put JetStream aside until it is started again.
      await killNode(place, last);
    },
  },
  {
    name: "restart the whole cluster",
    strike: async (place) => {
      const { cluster } = place.fleet;
      // Killed at the same moment, all of them would lose what they have not written yet.
      await Promise.all(cluster.nodes.map((node) => node.kill("SIGTERM")));
      await Promise.all([...cluster.nodes.keys()].map((index) => cluster.restart(index)));
      await place.whole();
    },
  },
  {
    name: "roll every process, one by one",
    strike: async (place) => {
      const { fleet } = place;
      for (const [index, node] of [...fleet.cluster.nodes.entries()]) {
        await node.kill("SIGTERM");
        await fleet.cluster.restart(index);
        await place.whole();
      }
      for (const main of [fleet.servers, fleet.workers]) {
        for (const pid of main.copies()) await replaced(main, pid, "SIGTERM");
      }
    },
  },
];

function anyOf<Item>(items: readonly Item[], random: Random): Item {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error("There is nothing to choose from.");
  return item;
}

function killCopy(main: MainProcess, random: Random): Promise<void> {
  return replaced(main, anyOf(main.copies(), random), "SIGKILL");
}

/** Ends a copy, and waits until another one listens in its place. */
async function replaced(main: MainProcess, pid: number, signal: NodeJS.Signals): Promise<void> {
  const before = main.replacements();
  process.kill(pid, signal);
  await until(replacedMs, `process ${pid} is replaced`, () => main.replacements() > before || undefined);
}

async function killNode(place: Place, index: number): Promise<void> {
  const { cluster } = place.fleet;
  const node: NatsNode | undefined = cluster.nodes[index];
  await node?.kill();
  await delay(1500);
  await cluster.restart(index);
  await place.whole();
}

async function paused(pid: number, ms: number): Promise<void> {
  process.kill(pid, "SIGSTOP");
  try {
    await delay(ms);
  } finally {
    process.kill(pid, "SIGCONT");
  }
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { choosePrize } from "@game-play/api/client";
import { createGamePlayWorker } from "@game-play/api/queue";
import {
  AckPolicy,
  type JetStreamClient,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
} from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { createGameService } from "@stubwright/example-game-server/dist/game-service.js";
import { createMemoryStore } from "@stubwright/example-game-server/dist/store/memory-store.js";
import { openConnection, openJetStreamQueue } from "@stubwright/jetstream";
import { type NatsCluster, natsServer, startNatsCluster } from "@stubwright/jetstream/local";
import { createQueueTransport, type MessageQueue } from "@stubwright/runtime/queue";
import type { Bench, BenchOptions, BenchResult } from "../measure/bench.js";
import { FigureTable } from "../measure/figure-table.js";
import { inParallel } from "../measure/in-parallel.js";
import { ratio } from "../measure/ratio.js";
import { numberOf, startPeer } from "../servers/peer-process.js";

/** What a queue and a shared store cost beside the bare engine. */
export const fleetBench: Bench = { name: "fleet", run };

const messages = 5000;
const moves = 1000;
/** Messages on their way at the same time. */
const atOnce = 64;
const message = { Prize: 7, Name: "a prize of the game", List: ["one", "two", "three"] };
const bytes = new TextEncoder().encode(JSON.stringify(message));

const sides = { bare: "bare publish", ours: "one-way over the client's transport" };
const consumers = { bare: "bare consumer that parses JSON", ours: "worker" };

async function run({ rounds }: BenchOptions): Promise<BenchResult> {
  if (natsServer() === undefined) {
    return { name: "fleet", how: "", figures: [], ratios: [], notes: ["Left out: nats-server is not installed."] };
  }
  const folder = mkdtempSync(join(tmpdir(), "stubwright-bench-"));
  const cluster = await startNatsCluster(folder);
  try {
    return await measure(cluster, folder, rounds);
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(cluster: NatsCluster, folder: string, rounds: number): Promise<BenchResult> {
  const { connection, replicas } = await untilReady(cluster.url);
  const queue = await openJetStreamQueue(connection, { name: "bench-queue", replicas });
  const client = await bareStream(connection, replicas);
  const rates = new FigureTable("messages/s");
  const medians = new FigureTable("ms, median");
  const tails = new FigureTable("ms, 99th percentile");
  for (let round = 0; round <= rounds; round++) {
    const send = createQueueTransport(queue);
    const published = {
      [sides.bare]: await inParallel(messages, atOnce, (number) =>
        client.publish("bench-bare.any", bytes, { msgID: `${round}/${number}` }),
      ),
      [sides.ours]: await inParallel(messages, atOnce, () => choosePrize(send, message)),
    };
    const consumed = {
      [consumers.bare]: await bareConsumer(client),
      [consumers.ours]: await worker(queue),
    };
    // The first round warms up.
    if (round === 0) continue;
    for (const [side, { perSecond, median, tail }] of Object.entries(published)) {
      rates.add(side, perSecond);
      medians.add(side, median);
      tails.add(side, tail);
    }
    for (const [side, perSecond] of Object.entries(consumed)) rates.add(side, perSecond);
  }
  await connection.close();
  const curve = await moveCurve(cluster.url, folder);
  const figures = rates.figures;
  return {
    name: "fleet",
    how:
      `${messages} messages of ${bytes.length} bytes a round, ${atOnce} at once, on three nats-servers with three replicas on ` +
      `this machine; ${moves} moves for each process, each on another instance. Consumers are timed from their first message.`,
    figures: [...figures, ...medians.figures, ...tails.figures, ...curve.figures],
    ratios: [
      ratio("one-way / bare publish", figures, [sides.ours, sides.bare], { bound: "at least", value: 0.7 }),
      ratio("worker / bare consumer", figures, [consumers.ours, consumers.bare], { bound: "at least", value: 0.8 }),
    ],
    notes: ["NATS servers, publishers and workers share the cores of one machine."],
  };
}

async function untilReady(url: string): ReturnType<typeof openConnection> {
  for (;;) {
    const opened = await openConnection(url);
    try {
      const manager = await jetstreamManager(opened.connection);
      await manager.streams.add({ name: "ready", subjects: ["ready"], num_replicas: 3, storage: StorageType.Memory });
      return opened;
    } catch {
      await opened.connection.close();
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** A stream like that of a queue, and a consumer like that of its messages without a key. */
async function bareStream(connection: NatsConnection, replicas: number): Promise<JetStreamClient> {
  const manager = await jetstreamManager(connection);
  await manager.streams.add({
    name: "bench-bare",
    subjects: ["bench-bare.*"],
    num_replicas: replicas,
    retention: RetentionPolicy.Workqueue,
  });
  await manager.consumers.add("bench-bare", {
    durable_name: "any",
    ack_policy: AckPolicy.Explicit,
    max_ack_pending: 5000,
    num_replicas: replicas,
  });
  return jetstream(connection);
}

async function bareConsumer(client: JetStreamClient): Promise<number> {
  const consumer = await client.consumers.get("bench-bare", "any");
  const delivered = await consumer.consume({ max_messages: 256 });
  let count = 0;
  let start = 0;
  for await (const one of delivered) {
    if (count === 0) start = performance.now();
    JSON.parse(one.string());
    one.ack();
    if (++count === messages) break;
  }
  return ((messages - 1) / (performance.now() - start)) * 1000;
}

async function worker(queue: MessageQueue): Promise<number> {
  const service = createGameService({ store: createMemoryStore(), seed: "bench", now: Date.now });
  let count = 0;
  let start = 0;
  let end = 0;
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const choose = async (): Promise<void> => {
    if (count === 0) start = performance.now();
    if (++count < messages) return;
    end = performance.now();
    finish();
  };
  const working = createGamePlayWorker({ ...service, choosePrize: choose }, queue, { concurrency: 256 });
  await working.start();
  await finished;
  await working.stop();
  return ((messages - 1) / (end - start)) * 1000;
}

/** Moves a second from so many processes together. */
async function moveCurve(url: string, folder: string): Promise<FigureTable> {
  const curve = new FigureTable("moves/s");
  const stores = {
    LMDB: ["lmdb", join(folder, "lmdb")],
    JetStream: ["nats", url],
    "bare compare-and-set": ["bare", url],
  };
  for (const [name, place] of Object.entries(stores)) {
    for (const count of [1, 2, 4]) {
      const peers = Array.from({ length: count }, (_, index) =>
        startPeer("../programs/moves.js", index % 2 === 0 ? 0 : 1, [...place, `${count}-${index}`]),
      );
      await Promise.all(peers.map(({ ready }) => ready));
      const start = performance.now();
      const answers = await Promise.all(peers.map((peer) => peer.ask({ moves })));
      const done = answers.reduce((sum: number, answer) => sum + numberOf(answer, "moves"), 0);
      curve.add(
        `${name}, ${count} ${count === 1 ? "process" : "processes"}`,
        (done / (performance.now() - start)) * 1000,
      );
      for (const peer of peers) peer.stop();
    }
  }
  return curve;
}

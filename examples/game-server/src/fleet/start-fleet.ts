import { setTimeout as delay } from "node:timers/promises";
import { type NatsCluster, startNatsCluster } from "@stubwright/jetstream/local";
import { openKeeping } from "../store/open-keeping.js";
import { type MainProcess, startMain } from "./main-process.js";

/** How large a fleet is. */
export interface FleetOptions {
  /** An empty folder for the data of the NATS servers. */
  readonly folder: string;
  /** The port of the game servers; 0 picks a free one. */
  readonly port: number;
  /** Default 3. */
  readonly servers?: number;
  /** Default 2. */
  readonly workers?: number;
  /** Starts the NATS servers in some other way than as three processes that reach each other directly. */
  readonly startCluster?: (folder: string) => Promise<NatsCluster>;
  /** Gets what the processes have to say, a line each. */
  readonly log: (line: string) => void;
}

/** Processes of this machine that are a whole installation. */
export interface Fleet {
  readonly cluster: NatsCluster;
  /** Game servers behind one port: Node's cluster is their balancer. */
  readonly servers: MainProcess;
  readonly workers: MainProcess;
  readonly stop: () => Promise<void>;
}

/** Starts NATS servers, game servers and workers. Rejects if one of them does not start, after all others were stopped. */
export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const { folder, port, servers = 3, workers = 2, startCluster = startNatsCluster, log } = options;
  const cluster = await startCluster(folder);
  const started: MainProcess[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(started.map((process) => process.stop()));
    await cluster.stop();
  };
  const start = async (settings: Readonly<Record<string, string>>): Promise<MainProcess> => {
    const process = await startMain({ STORE: cluster.url, SEED: "fleet", ...settings }, log);
    started.push(process);
    return process;
  };
  try {
    await prepare(cluster.url);
    return {
      cluster,
      // A single copy would be no copy.
      servers: await start({ ROLE: "serve", PORT: String(port), WORKERS: String(Math.max(2, servers)) }),
      workers: await start({ ROLE: "work", PORT: "0", WORKERS: String(Math.max(2, workers)) }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** How long a cluster may take to find its leader, in milliseconds. */
const patienceMs = 60_000;

/** Makes streams and buckets, as soon as the cluster can. */
async function prepare(url: string): Promise<void> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      const keeping = await openKeeping({ store: { kind: "nats", url }, queue: true, dataDir: "" });
      return await keeping.close();
    } catch (error) {
      if (performance.now() > end) throw error;
      await delay(200);
    }
  }
}

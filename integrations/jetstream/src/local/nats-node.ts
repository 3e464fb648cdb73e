import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/** A `nats-server` process of this machine. */
export interface NatsNode {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  /** Ends it, by default as a machine that loses its power does. One that does not follow another signal in time is killed, too. */
  readonly kill: (signal?: NodeJS.Signals) => Promise<void>;
  /** Whether the process has not ended. */
  readonly isRunning: () => boolean;
}

/** What a node is. */
export interface NatsNodeOptions {
  readonly name: string;
  readonly port: number;
  /** An empty folder, or that of the node before it was restarted. */
  readonly folder: string;
  /** The other nodes, and where they reach this one; undefined for a node by itself. */
  readonly cluster?: NodeRoutes;
  /** The most bytes of a message. Default 1 MiB. */
  readonly maxPayload?: number;
  /** Further lines of its configuration, as of TLS and of accounts. */
  readonly settings?: readonly string[];
}

/** How a node of a cluster finds the others. */
export interface NodeRoutes {
  /** Where it takes the connections of the others. */
  readonly port: number;
  /** Where it reaches the others. */
  readonly routes: readonly string[];
  /** What the others are told about where to reach it, if that is not `port`. */
  readonly advertise?: string;
}

/** How long a node may take to start, in milliseconds. */
const startMs = 60_000;
/** How long a node may take to follow a signal, in milliseconds. */
const stopMs = 20_000;

/** The path of `nats-server`; undefined if this machine has none. */
export function natsServer(): string | undefined {
  const command = process.env.NATS_SERVER ?? "nats-server";
  return spawnSync(command, ["--version"]).status === 0 ? command : undefined;
}

/** Starts a node, and resolves once it takes connections. Rejects with what it says if it ends instead. */
export async function startNatsNode(options: NatsNodeOptions): Promise<NatsNode> {
  const folder = resolve(options.folder);
  mkdirSync(folder, { recursive: true });
  const config = join(folder, "nats.conf");
  writeFileSync(config, configOf({ ...options, folder }));
  // The folder is the working folder: a server whose store is taken away writes into it.
  const child = spawn(natsServer() ?? "nats-server", ["-c", config], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-4000);
  });
  const ended = once(child, "close");
  ended.catch(() => undefined);
  // A disk that is full, or taken away, ends the log and nothing else.
  child.stderr.pipe(
    createWriteStream(join(folder, "nats.log"), { flags: "a" }).on("error", () => child.stderr.resume()),
  );
  await listening(child, options.port, () => said);
  return {
    name: options.name,
    url: `127.0.0.1:${options.port}`,
    pid: child.pid ?? 0,
    isRunning: () => isRunning(child),
    kill: async (signal = "SIGKILL") => {
      if (!isRunning(child)) return;
      child.kill(signal);
      const late = setTimeout(() => child.kill("SIGKILL"), stopMs);
      await ended;
      clearTimeout(late);
    },
  };
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

function configOf({ name, port, folder, cluster, maxPayload = 1_048_576, settings = [] }: NatsNodeOptions): string {
  const lines = [
    `server_name: ${name}`,
    `listen: "127.0.0.1:${port}"`,
    `max_payload: ${maxPayload}`,
    `jetstream { store_dir: ${JSON.stringify(join(folder, "store"))} }`,
  ];
  if (cluster !== undefined) {
    const routes = cluster.routes.map((route) => `"nats://${route}"`).join(", ");
    const advertise = cluster.advertise === undefined ? "" : `, advertise: "${cluster.advertise}"`;
    lines.push(`cluster { name: local, listen: "127.0.0.1:${cluster.port}", routes: [${routes}]${advertise} }`);
  }
  return `${[...lines, ...settings].join("\n")}\n`;
}

async function listening(child: ChildProcess, port: number, said: () => string): Promise<void> {
  const end = performance.now() + startMs;
  while (!(await answers(port))) {
    if (performance.now() > end) child.kill("SIGKILL");
    if (!isRunning(child)) throw new Error(`nats-server ended: ${said()}`);
    await delay(20);
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const end = (is: boolean): void => {
      socket.destroy();
      resolve(is);
    };
    socket.once("data", () => end(true)).once("error", () => end(false));
  });
}

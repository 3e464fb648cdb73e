import { isNatsUrl } from "@stubwright/jetstream";

/** How the server is started from the command line. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly seed: string;
  readonly store: StoreSetting;
  /** Whether one-way operations are put on a queue, for workers. */
  readonly queue: boolean;
  readonly role: Role;
  /** How many processes serve. */
  readonly processes: number;
}

/** Where games are kept: in the folder, or in a NATS cluster. */
export type StoreSetting = { readonly kind: "lmdb" } | { readonly kind: "nats"; readonly url: string };

/** What a process does: it serves calls, works on the queue, or both. */
export type Role = "serve" | "work" | "all";

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads PORT (8080), HOST (127.0.0.1), DATA_DIR (./data), SEED, STORE (lmdb), QUEUE (on with NATS, else off), ROLE (all) and
 * WORKERS (1); an empty one counts as absent. Throws a `SettingsError`.
 */
export function readSettings(environment: Environment): Settings {
  const { PORT, HOST, DATA_DIR, SEED, STORE, QUEUE, ROLE, WORKERS } = environment;
  const store = readStore(STORE || "lmdb");
  return {
    port: readPort(PORT || "8080"),
    host: HOST || "127.0.0.1",
    dataDir: DATA_DIR || "data",
    seed: SEED || "stubwright",
    store,
    queue: readChoice("QUEUE", QUEUE || (store.kind === "nats" ? "on" : "off"), ["on", "off"]) === "on",
    role: readChoice("ROLE", ROLE || "all", ["all", "serve", "work"]),
    processes: readProcesses(WORKERS || "1"),
  };
}

/** A setting that cannot be used; the message names it. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new SettingsError(`PORT must be a whole number from 0 to 65535, and is ${JSON.stringify(text)}`);
}

function readProcesses(text: string): number {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (count >= 1) return count;
  throw new SettingsError(`WORKERS must be a whole number from 1 to 999, and is ${JSON.stringify(text)}`);
}

function readStore(text: string): StoreSetting {
  if (text === "lmdb") return { kind: "lmdb" };
  if (isNatsUrl(text)) return { kind: "nats", url: text };
  throw new SettingsError(`STORE must be lmdb or nats://host:port, and is ${JSON.stringify(text)}`);
}

function readChoice<const Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  const chosen = choices.find((choice) => choice === text);
  if (chosen !== undefined) return chosen;
  throw new SettingsError(`${name} must be ${choices.join(" or ")}, and is ${JSON.stringify(text)}`);
}

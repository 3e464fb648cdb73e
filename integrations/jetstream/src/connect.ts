import { readFileSync } from "node:fs";
import { connect, type NatsConnection, type NodeConnectionOptions } from "@nats-io/transport-node";
import { QueueUnavailableError } from "@stubwright/runtime/queue";

/** Where a NATS cluster is: `nats://user:password@host:port,host:port?replicas=3`. */
export interface NatsUrl {
  readonly servers: readonly string[];
  /** Of how many servers each stream is on. Default: 3 if the URL names three servers or more, else 1. */
  readonly replicas: number;
  readonly user: string | undefined;
  readonly password: string | undefined;
  /** With `tls://` connections are encrypted. */
  readonly tls: boolean;
}

/** Whether a text is meant to be the URL of a NATS cluster. */
export function isNatsUrl(text: string): boolean {
  return /^(?:nats|tls):\/\//.test(text);
}

/** Reads the URL of a NATS cluster. Throws an `Error` that says what is wrong. */
export function readNatsUrl(text: string): NatsUrl {
  const match = /^(nats|tls):\/\/(?:([^@/?]*)@)?([^@/?]+)\/?(?:\?(.*))?$/.exec(text);
  const [, scheme, account, hosts = "", query = ""] = match ?? [];
  const servers = hosts.split(",");
  if (scheme === undefined || servers.some((server) => !/^(?:\[[\da-f:]+\]|[\w.-]+)(?::\d+)?$/i.test(server))) {
    throw new Error(`a NATS URL is nats://host:port,host:port, unlike ${withoutPassword(text)}`);
  }
  const [user, password] = account?.split(":").map(decodeURIComponent) ?? [];
  return { servers, user, password, tls: scheme === "tls", replicas: replicasOf(query, servers.length) };
}

function replicasOf(query: string, servers: number): number {
  const parameters = new URLSearchParams(query);
  for (const name of parameters.keys()) {
    if (name !== "replicas") throw new Error(`a NATS URL has no parameter ${name}: use replicas`);
  }
  const text = parameters.get("replicas");
  if (text === null) return servers >= 3 ? 3 : 1;
  if (!/^[1-5]$/.test(text)) throw new Error(`replicas is a number from 1 to 5, unlike ${text}`);
  return Number(text);
}

function withoutPassword(text: string): string {
  return text.replace(/:\/\/[^@]*@/, "://…@");
}

/**
 * The options of a connection. What the URL does not say, the environment does: `NATS_USER` and `NATS_PASSWORD`, or
 * `NATS_TOKEN`; for TLS `NATS_CA`, `NATS_CERT` and `NATS_KEY`, which are paths of files. The connection comes back after
 * every failure, and finds out within seconds that a server stands still.
 */
export function connectionOptions(url: NatsUrl, environment: NodeJS.ProcessEnv): NodeConnectionOptions {
  const { NATS_USER, NATS_PASSWORD, NATS_TOKEN, NATS_CA, NATS_CERT, NATS_KEY } = environment;
  const file = (path: string | undefined, name: string): object =>
    path === undefined ? {} : { [name]: readFileSync(path, "utf8") };
  const user = url.user ?? NATS_USER;
  const password = url.password ?? NATS_PASSWORD;
  const isEncrypted = url.tls || NATS_CA !== undefined;
  return {
    servers: [...url.servers],
    ...(user === undefined ? {} : { user }),
    ...(password === undefined ? {} : { pass: password }),
    ...(NATS_TOKEN === undefined ? {} : { token: NATS_TOKEN }),
    ...(isEncrypted ? { tls: { ...file(NATS_CA, "ca"), ...file(NATS_CERT, "cert"), ...file(NATS_KEY, "key") } } : {}),
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 100,
    pingInterval: 2000,
    maxPingOut: 2,
    timeout: 5000,
  };
}

/** A connection, and what its URL says of streams. */
export interface OpenedConnection {
  readonly connection: NatsConnection;
  readonly replicas: number;
}

/** Connects to the cluster of a URL. Rejects with `QueueUnavailableError` if no server answers within five seconds. */
export async function openConnection(
  text: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<OpenedConnection> {
  const url = readNatsUrl(text);
  try {
    return { connection: await connect(connectionOptions(url, environment)), replicas: url.replicas };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new QueueUnavailableError(`no NATS server of ${url.servers.join(", ")} can be reached: ${reason}`, { cause });
  }
}

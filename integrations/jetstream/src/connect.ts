import { readFileSync } from "node:fs";
import {
  connect,
  credsAuthenticator,
  type NatsConnection,
  type NodeConnectionOptions,
  nkeyAuthenticator,
} from "@nats-io/transport-node";
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
 * The options of a connection. What the URL does not say, the environment does: `NATS_USER` and `NATS_PASSWORD`, `NATS_TOKEN`,
 * `NATS_NKEY` (the file of a seed) or `NATS_CREDS` (a credentials file); for TLS the files `NATS_CA`, `NATS_CERT` and `NATS_KEY`.
 * The connection comes back after every failure, also of credentials, and finds out within seconds that a server stands still.
 * Throws an `Error` that names a file that cannot be read.
 */
export function connectionOptions(url: NatsUrl, environment: NodeJS.ProcessEnv): NodeConnectionOptions {
  return {
    servers: [...url.servers],
    ...credentialsOf(url, environment),
    ...encryptionOf(url, environment),
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 100,
    ignoreAuthErrorAbort: true,
    pingInterval: 2000,
    maxPingOut: 2,
    timeout: 5000,
  };
}

type Credentials = Pick<NodeConnectionOptions, "user" | "pass" | "token" | "authenticator">;

function credentialsOf(url: NatsUrl, environment: NodeJS.ProcessEnv): Credentials {
  const { NATS_USER, NATS_PASSWORD, NATS_TOKEN, NATS_NKEY, NATS_CREDS } = environment;
  const user = url.user ?? NATS_USER;
  const pass = url.password ?? NATS_PASSWORD;
  // A server asks for one kind, and the client sends what there is.
  const authenticators = [
    ...(NATS_NKEY === undefined
      ? []
      : [nkeyAuthenticator(Buffer.from(read("NATS_NKEY", NATS_NKEY).toString().trim()))]),
    ...(NATS_CREDS === undefined ? [] : [credsAuthenticator(read("NATS_CREDS", NATS_CREDS))]),
  ];
  return {
    ...(user === undefined ? {} : { user }),
    ...(pass === undefined ? {} : { pass }),
    ...(NATS_TOKEN === undefined ? {} : { token: NATS_TOKEN }),
    ...(authenticators.length === 0 ? {} : { authenticator: authenticators }),
  };
}

function encryptionOf(url: NatsUrl, environment: NodeJS.ProcessEnv): Pick<NodeConnectionOptions, "tls"> {
  const { NATS_CA, NATS_CERT, NATS_KEY } = environment;
  if (!url.tls && NATS_CA === undefined) return {};
  const file = (variable: string, path: string | undefined, name: string): object =>
    path === undefined ? {} : { [name]: read(variable, path).toString() };
  return {
    tls: {
      ...file("NATS_CA", NATS_CA, "ca"),
      ...file("NATS_CERT", NATS_CERT, "cert"),
      ...file("NATS_KEY", NATS_KEY, "key"),
    },
  };
}

function read(variable: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new Error(`${variable} is a file that cannot be read: ${path}`, { cause });
  }
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
  const options = connectionOptions(url, environment);
  try {
    return { connection: await connect(options), replicas: url.replicas };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new QueueUnavailableError(`no NATS server of ${url.servers.join(", ")} can be reached: ${reason}`, { cause });
  }
}

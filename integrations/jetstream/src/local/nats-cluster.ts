import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { join } from "node:path";
import { type NatsNode, startNatsNode } from "./nats-node.js";

/** NATS servers of this machine that are one cluster. */
export interface NatsCluster {
  /** Those that run; a restarted one stands in the place of the former. */
  readonly nodes: readonly NatsNode[];
  /** For `STORE` and `openConnection`. */
  readonly url: string;
  /** Starts a node again on the data that it had. */
  readonly restart: (index: number) => Promise<NatsNode>;
  /** Stops every node, and removes their files. */
  readonly stop: () => Promise<void>;
}

/** How the nodes of a cluster reach each other. */
export interface ClusterOptions {
  /** Default 3. */
  readonly size?: number;
  /** The port at which one node reaches another, which listens on `port`: that of a proxy, to cut them off. Default: `port` itself. */
  readonly route?: (from: number, to: number, port: number) => Promise<number>;
}

/** Nobody listens there: nodes are to use the routes that they were given. */
const nowhere = "127.0.0.1:9";

/** Starts a cluster, with the data of its nodes in folders below `folder`. */
export async function startNatsCluster(folder: string, options: ClusterOptions = {}): Promise<NatsCluster> {
  const { size = 3, route } = options;
  const ports = await freePorts(size * 2);
  const clientPorts = ports.slice(0, size);
  const routePorts = ports.slice(size);
  const routesOf = async (from: number): Promise<readonly string[]> => {
    const others = [...routePorts.entries()].filter(([to]) => to !== from);
    return Promise.all(others.map(async ([to, port]) => `127.0.0.1:${(await route?.(from, to, port)) ?? port}`));
  };
  const routes = await Promise.all(routePorts.map((_, from) => routesOf(from)));
  const start = (index: number): Promise<NatsNode> => {
    const name = `n${index + 1}`;
    const advertise = route === undefined ? {} : { advertise: nowhere };
    const cluster = { port: routePorts[index] ?? 0, routes: routes[index] ?? [], ...advertise };
    return startNatsNode({ name, port: clientPorts[index] ?? 0, folder: join(folder, name), cluster });
  };
  const nodes = await allOrNone(clientPorts.map((_, index) => start(index)));
  return {
    nodes,
    url: `nats://${clientPorts.map((port) => `127.0.0.1:${port}`).join(",")}`,
    restart: async (index) => {
      const node = await start(index);
      nodes[index] = node;
      return node;
    },
    stop: async () => {
      await Promise.all(nodes.map((node) => node.kill("SIGTERM")));
    },
  };
}

/** The nodes once all of them run. Rejects if one does not start, after the others were stopped. */
async function allOrNone(starting: readonly Promise<NatsNode>[]): Promise<NatsNode[]> {
  try {
    return await Promise.all(starting);
  } catch (error) {
    for (const outcome of await Promise.allSettled(starting)) {
      if (outcome.status === "fulfilled") await outcome.value.kill();
    }
    throw error;
  }
}

/**
 * Ports of the loopback interface that nobody listens on. They lie below those that systems give to connections on their way out: a
 * node that is restarted finds its port again.
 */
export async function freePorts(count: number): Promise<readonly number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(lowestPort, highestPort);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

const lowestPort = 10_000;
const highestPort = 32_000;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

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
  readonly stop: () => Promise<void>;
}

/** Starts a cluster of so many nodes, with their data in folders below `folder`. */
export async function startNatsCluster(folder: string, size = 3): Promise<NatsCluster> {
  const ports = await freePorts(size * 2);
  const clientPorts = ports.slice(0, size);
  const routePorts = ports.slice(size);
  const routes = routePorts.map((port) => `127.0.0.1:${port}`);
  const start = (index: number): Promise<NatsNode> => {
    const name = `n${index + 1}`;
    const cluster = { port: routePorts[index] ?? 0, routes };
    return startNatsNode({ name, port: clientPorts[index] ?? 0, folder: join(folder, name), cluster });
  };
  const nodes = await Promise.all(clientPorts.map((_, index) => start(index)));
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

/** Ports of the loopback interface that nobody listens on. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      return server;
    }),
  );
  return Promise.all(
    servers.map(async (server) => {
      const address = server.address();
      await new Promise((resolve) => server.close(resolve));
      if (address === null || typeof address === "string") throw new Error("The server has no port.");
      return address.port;
    }),
  );
}

import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

/** Proxies between the nodes of a cluster, which can be cut. */
export class RouteProxies {
  readonly #proxies: { readonly ends: readonly [number, number]; readonly server: Server }[] = [];
  readonly #sockets = new Map<Server, Set<Socket>>();
  readonly #cut = new Set<number>();

  /** Starts a proxy from one node to another, which listens on `port`. */
  async route(from: number, to: number, port: number): Promise<number> {
    const sockets = new Set<Socket>();
    const server = createServer((incoming) => {
      if (this.#cut.has(from) || this.#cut.has(to)) return void incoming.destroy();
      const outgoing = connect(port, "127.0.0.1");
      for (const [one, other] of [
        [incoming, outgoing],
        [outgoing, incoming],
      ] as const) {
        sockets.add(one);
        one.pipe(other);
        one.on("error", () => other.destroy());
        one.on("close", () => {
          sockets.delete(one);
          other.destroy();
        });
      }
    });
    this.#sockets.set(server, sockets);
    this.#proxies.push({ ends: [from, to], server });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
    return address.port;
  }

  /** Cuts a node off from all others. */
  cutOff(node: number): void {
    this.#cut.add(node);
    for (const { ends, server } of this.#proxies) {
      if (ends.includes(node)) for (const socket of this.#sockets.get(server) ?? []) socket.destroy();
    }
  }

  /** Lets a node reach the others again. */
  heal(node: number): void {
    this.#cut.delete(node);
  }

  close(): void {
    for (const { server } of this.#proxies) {
      server.close();
      for (const socket of this.#sockets.get(server) ?? []) socket.destroy();
    }
  }
}

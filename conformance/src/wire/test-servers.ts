import { createServer, type RequestListener, type Server } from "node:http";

/** Starts and stops the servers of one test file, on free ports of the loopback interface. */
export class TestServers {
  readonly #servers: Server[] = [];

  /** Starts a server. Returns its URL, without a final slash. */
  async start(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    this.#servers.push(server);
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The server has no port.");
    return `http://127.0.0.1:${address.port}`;
  }

  /** Closes all servers, and waits until they are closed. */
  async closeAll(): Promise<void> {
    await Promise.all(this.#servers.map((server) => new Promise((done) => server.close(done))));
  }
}

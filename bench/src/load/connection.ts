import { connect, type Socket } from "node:net";
import { ReplyReader } from "./reply-reader.js";

/** One keep-alive connection on the loopback interface that carries one request at a time. */
export class Connection {
  readonly #socket: Socket;
  readonly #reader = new ReplyReader();
  #done: (status: number) => void = () => {};

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on("data", (chunk: Buffer) => {
      if (this.#reader.take(chunk)) this.#done(this.#reader.status);
    });
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () => resolve(new Connection(socket)));
      socket.once("error", reject);
    });
  }

  /** Sends a whole request; `done` gets the status once the whole reply has arrived. */
  send(request: Buffer, done: (status: number) => void): void {
    this.#done = done;
    this.#socket.write(request);
  }

  close(): void {
    this.#socket.destroy();
  }
}

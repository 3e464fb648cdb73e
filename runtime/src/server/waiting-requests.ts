import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Counts the requests that wait for their replies on each connection. Node takes as many as a caller sends at once
 * (RFC 9112 section 9.3.2), each with its message; nobody who means well has hundreds of them waiting.
 */
export class WaitingRequests {
  readonly #most: number;
  readonly #counts = new WeakMap<Socket, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether a request may wait with the others; if not, its connection has been closed. */
  admit({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const count = this.#count(socket) + 1;
    if (count > this.#most) {
      socket.destroy();
      return false;
    }
    this.#counts.set(socket, count);
    response.once("close", () => this.#counts.set(socket, this.#count(socket) - 1));
    return true;
  }

  #count(socket: Socket): number {
    return this.#counts.get(socket) ?? 0;
  }
}

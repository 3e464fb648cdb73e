import type { Socket } from "node:net";

/**
 * Counts the requests that wait to be answered on each connection. Node takes as many as a caller sends at once
 * (RFC 9112 section 9.3.2), each with its message; nobody who means well has hundreds of them waiting.
 */
export class WaitingRequests {
  readonly #most: number;
  readonly #counts = new WeakMap<Socket, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether one more may wait; if not, the connection has been closed. */
  enter(socket: Socket): boolean {
    const count = (this.#counts.get(socket) ?? 0) + 1;
    if (count > this.#most) {
      socket.destroy();
      return false;
    }
    this.#counts.set(socket, count);
    return true;
  }

  /** One has been answered. */
  leave(socket: Socket): void {
    this.#counts.set(socket, (this.#counts.get(socket) ?? 1) - 1);
  }
}

import type { Socket } from "node:net";

/**
 * Counts the requests that wait to be answered on each connection. Node takes as many as a caller sends at once
 * (RFC 9112 section 9.3.2), each with its message; nobody who means well has hundreds of them waiting.
 */
export class WaitingRequests {
  readonly #most: number;
  readonly #queues = new WeakMap<Socket, Queue>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Lets one more wait; undefined if there are too many: the connection has been closed. */
  enter(socket: Socket): WaitingRequest | undefined {
    let queue = this.#queues.get(socket);
    if (queue === undefined) {
      queue = new Queue();
      this.#queues.set(socket, queue);
    }
    if (queue.length < this.#most) return queue.enter();
    socket.destroy();
    return undefined;
  }
}

/** A request that waits; call `leave` when it has been answered. */
export interface WaitingRequest {
  readonly leave: () => void;
}

/** The requests of one connection that wait. */
class Queue implements WaitingRequest {
  length = 0;

  enter(): this {
    this.length++;
    return this;
  }

  /** One has been answered. */
  leave(): void {
    this.length--;
  }
}

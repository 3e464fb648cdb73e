import type { Socket } from "node:net";

/**
 * Counts the waiting requests of each connection. Node accepts any number of requests that a caller sends at once (RFC
 * 9112 section 9.3.2), each with its message, but no honest caller has hundreds of them waiting.
 */
export class WaitingRequests {
  readonly #most: number;
  readonly #queues = new WeakMap<Socket, Queue>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Adds a waiting request; undefined if there are too many and the connection was closed. */
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

/** The waiting requests of one connection. */
class Queue implements WaitingRequest {
  length = 0;

  enter(): this {
    this.length++;
    return this;
  }

  /** A request was answered. */
  leave(): void {
    this.length--;
  }
}

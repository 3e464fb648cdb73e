import type { CallSource } from "../server/live-call.js";
import type { Delivery } from "./message-queue.js";
import { callerHeader } from "./queued-message.js";

/** A delivery as the source of a call's facts. */
export class QueuedCall implements CallSource {
  readonly protocol = "queue";
  readonly #delivery: Delivery;

  constructor(delivery: Delivery) {
    this.#delivery = delivery;
  }

  headers(): Headers {
    const headers = new Headers(this.#delivery.message.headers);
    headers.delete(callerHeader);
    return headers;
  }

  messageId(): string {
    return this.#delivery.message.id;
  }

  peer(): undefined {
    return undefined;
  }

  whenGone(gone: () => void): void {
    this.#delivery.whenLost(gone);
  }
}

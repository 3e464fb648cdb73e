import type { MessageQueue } from "../queue/message-queue.js";

/** A queue that is held to the rules of `MessageQueue`. */
export interface QueueUnderTest {
  /** Opens the queue, empty at first; a further call opens the same one again, as another process does. */
  readonly open: () => Promise<MessageQueue>;
  /** Milliseconds of a lease; undefined if the queue knows none, as it lives in one process. A short one makes short tests. */
  readonly leaseMs: number | undefined;
  /** The most bytes that a message may have. */
  readonly maxBytes: number;
  /** Ends a handle as the end of its process does: without stopping what consumes. Undefined if the queue cannot outlive its process. */
  readonly crash: ((queue: MessageQueue) => Promise<void>) | undefined;
}

/** One rule of `MessageQueue`. */
export interface QueueCase {
  readonly title: string;
  /** Rejects if the rule is broken. Each case needs a queue of its own. */
  readonly run: (queue: QueueUnderTest) => Promise<void>;
}

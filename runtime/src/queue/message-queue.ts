/** A one-way message as a queue keeps it. */
export interface QueueMessage {
  /** Names the message from its caller to its worker. Two messages of one operation with one id are the same message. */
  readonly id: string;
  /** Whether the caller chose the id, so that the message may come again long after it was worked on. */
  readonly isIdGiven: boolean;
  /** The contract's name of the operation. */
  readonly operation: string;
  /** Messages with the same key are worked on one after the other, in the order of their publication. */
  readonly key: string | undefined;
  /** By lower-case name; the values are text in one line. */
  readonly headers: Readonly<Record<string, string>>;
  /** The message as JSON in UTF-8. */
  readonly body: Uint8Array;
}

/** A message in the hands of a worker. */
export interface Delivery {
  readonly message: QueueMessage;
  /** 1 for the first time that the message is delivered. */
  readonly attempt: number;
  /** Calls back once if the message was given to another worker meanwhile, as after a pause of this process. */
  readonly whenLost: (lost: () => void) => void;
}

/** What a worker decides on a delivery. */
export type Verdict =
  /** The message is worked on. */
  | { readonly kind: "done" }
  /** The message is delivered again after so many milliseconds. */
  | { readonly kind: "retry"; readonly afterMs: number }
  /** The message becomes a dead letter. */
  | { readonly kind: "give-up"; readonly reason: string };

/** Works on a delivery. Must not reject: if it does, the message is delivered again once its lease is over. */
export type Receive = (delivery: Delivery) => Promise<Verdict>;

/** How messages are consumed. */
export interface ConsumeOptions {
  /** How many deliveries may be worked on at the same time. */
  readonly concurrency: number;
  /** Gets the trouble of the engine while messages are consumed. The queue goes on trying. */
  readonly onTrouble: (error: unknown) => void;
}

/** Messages that are being consumed. */
export interface Consumption {
  /** Takes no more messages, and resolves when those under way are worked on. */
  readonly stop: () => Promise<void>;
}

/** A message that a worker has given up. */
export interface DeadLetter {
  readonly message: QueueMessage;
  /** Why the message was given up. */
  readonly reason: string;
  /** How often the message was delivered. */
  readonly attempts: number;
  /** When the message was given up (ISO 8601, UTC). */
  readonly time: string;
}

/**
 * A queue of one-way messages on some engine. `messageQueueCases` of `@stubwright/runtime/queue-cases` says the same in
 * tests.
 */
export interface MessageQueue {
  /**
   * Resolves once the engine has the message on all the places where it keeps it. A message that is known already is
   * accepted and not kept twice. Rejects with `QueueUnavailableError` or `MessageTooLargeError`.
   */
  readonly publish: (message: QueueMessage) => Promise<void>;
  /**
   * Delivers messages until `stop` is called. While `receive` works on a message, no other consumer gets it or a later
   * one of its key, on any machine; unless this process stands still for longer than the lease. Rejects with
   * `QueueUnavailableError`.
   */
  readonly consume: (receive: Receive, options: ConsumeOptions) => Promise<Consumption>;
  /** The dead letters, the oldest first. Rejects with `QueueUnavailableError`. */
  readonly deadLetters: () => AsyncIterable<DeadLetter>;
  /** Puts the message of a dead letter back among those to be worked on. Rejects with `QueueUnavailableError`. */
  readonly sendBack: (letter: DeadLetter) => Promise<void>;
  /** Rejects with `QueueUnavailableError` if messages cannot be kept now. */
  readonly check: () => Promise<void>;
  /** Lets the engine go, after the consumers have been stopped. */
  readonly close: () => Promise<void>;
}

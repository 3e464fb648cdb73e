/** The engine of a queue cannot be reached, or cannot keep anything now. The message may have been kept all the same. */
export class QueueUnavailableError extends Error {
  override readonly name = "QueueUnavailableError";
}

/** A message is larger than the engine takes. */
export class MessageTooLargeError extends Error {
  override readonly name = "MessageTooLargeError";

  /** Both in bytes. */
  constructor(size: number, limit: number) {
    super(`The message has ${size} bytes; the queue takes ${limit}.`);
  }
}

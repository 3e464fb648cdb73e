import type { DeadLetter, QueueMessage } from "./message-queue.js";

/** A message in memory. */
export interface StoredMessage {
  readonly message: QueueMessage;
  /** How often it was claimed. */
  attempt: number;
  isClaimed: boolean;
}

/** The messages of a queue in memory, in the order of their publication, and its dead letters. */
export class MemoryMessages {
  readonly dead: DeadLetter[] = [];
  readonly #known = new Set<string>();
  readonly #waiting = new Set<StoredMessage>();

  /** Adds a message, unless it is known. */
  add(message: QueueMessage): void {
    const name = `${message.operation} ${message.id}`;
    if (this.#known.has(name)) return;
    this.#known.add(name);
    this.#waiting.add({ message, attempt: 0, isClaimed: false });
  }

  /** The oldest message that is free, and before which none of its key is waiting; undefined if there is none. */
  claim(): StoredMessage | undefined {
    const keys = new Set<string>();
    for (const stored of this.#waiting) {
      const { key } = stored.message;
      if (!stored.isClaimed && (key === undefined || !keys.has(key))) {
        stored.isClaimed = true;
        stored.attempt++;
        return stored;
      }
      if (key !== undefined) keys.add(key);
    }
    return undefined;
  }

  /** Makes a claimed message free again. */
  free(stored: StoredMessage): void {
    stored.isClaimed = false;
  }

  /** Removes a claimed message. With a reason it becomes a dead letter. */
  remove(stored: StoredMessage, reason: string | undefined): void {
    this.#waiting.delete(stored);
    if (reason === undefined) return;
    const { message, attempt } = stored;
    this.dead.push({ message, reason, attempts: attempt, time: new Date().toISOString() });
  }

  /** Puts the message of a dead letter behind the others. */
  sendBack(letter: DeadLetter): void {
    const index = this.dead.findIndex(
      ({ message }) => message.id === letter.message.id && message.operation === letter.message.operation,
    );
    if (index < 0) return;
    this.dead.splice(index, 1);
    this.#waiting.add({ message: letter.message, attempt: 0, isClaimed: false });
  }
}

import { timerMs } from "../http/timer-ms.js";
import { MemoryMessages, type StoredMessage } from "./memory-messages.js";
import type { ConsumeOptions, Consumption, DeadLetter, MessageQueue, QueueMessage, Receive } from "./message-queue.js";
import { MessageTooLargeError, QueueUnavailableError } from "./queue-errors.js";

/** The limits of a queue in memory. */
export interface MemoryQueueOptions {
  /** Bytes of a message's body. Default 1 MiB. */
  readonly maxBytes?: number;
}

/** Creates a queue for tests and for trying out: everything is gone when the process ends. */
export function createMemoryQueue({ maxBytes = 1_048_576 }: MemoryQueueOptions = {}): MessageQueue {
  const messages = new MemoryMessages();
  const consumers = new Set<MemoryConsumer>();
  let isClosed = false;
  const wake = (): void => {
    for (const consumer of consumers) consumer.take();
  };
  const needOpen = async (): Promise<void> => {
    if (isClosed) throw new QueueUnavailableError("The queue is closed.");
  };
  return {
    publish: async (message: QueueMessage) => {
      await needOpen();
      if (message.body.length > maxBytes) throw new MessageTooLargeError(message.body.length, maxBytes);
      messages.add(message);
      wake();
    },
    consume: async (receive: Receive, options: ConsumeOptions): Promise<Consumption> => {
      await needOpen();
      const consumer = new MemoryConsumer(messages, { receive, options, wake });
      consumers.add(consumer);
      consumer.take();
      return {
        stop: () => {
          consumers.delete(consumer);
          return consumer.stop();
        },
      };
    },
    deadLetters: async function* () {
      await needOpen();
      yield* [...messages.dead];
    },
    sendBack: async (letter: DeadLetter) => {
      await needOpen();
      messages.sendBack(letter);
      wake();
    },
    check: needOpen,
    close: async () => {
      isClosed = true;
    },
  };
}

/** What a consumer is made of. */
interface Consumer {
  readonly receive: Receive;
  readonly options: ConsumeOptions;
  /** To be called when a message may have become free. */
  readonly wake: () => void;
}

class MemoryConsumer {
  readonly #messages: MemoryMessages;
  readonly #consumer: Consumer;
  readonly #running = new Set<Promise<void>>();
  #isStopped = false;

  constructor(messages: MemoryMessages, consumer: Consumer) {
    this.#messages = messages;
    this.#consumer = consumer;
  }

  /** Starts to work on as many messages as there are free places. */
  take(): void {
    while (!this.#isStopped && this.#running.size < this.#consumer.options.concurrency) {
      const stored = this.#messages.claim();
      if (stored === undefined) return;
      const running = this.#work(stored).finally(() => {
        this.#running.delete(running);
        this.#consumer.wake();
      });
      this.#running.add(running);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#running);
  }

  async #work(stored: StoredMessage): Promise<void> {
    const { receive, options, wake } = this.#consumer;
    try {
      const { message, attempt } = stored;
      const verdict = await receive({ message, attempt, whenLost: () => undefined });
      if (verdict.kind === "retry") {
        setTimeout(() => {
          this.#messages.free(stored);
          wake();
        }, timerMs(verdict.afterMs));
      } else {
        this.#messages.remove(stored, verdict.kind === "give-up" ? verdict.reason : undefined);
      }
    } catch (error) {
      options.onTrouble(error);
      this.#messages.free(stored);
    }
  }
}

import { type DeadLetter, type MessageQueue, MessageTooLargeError } from "@stubwright/runtime/queue";
import { Environment } from "./environment.js";
import { LmdbConsumption } from "./lmdb-consumption.js";
import { QueueTables } from "./queue-tables.js";

/** The settings of a queue in LMDB. */
export interface LmdbQueueOptions {
  /** Milliseconds after which the messages of a process that is gone are delivered to another. Default 30,000. */
  readonly leaseMs?: number;
  /** Milliseconds in which a message with an id of its caller's is not worked on again. Default 86,400,000, which is a day. */
  readonly rememberMs?: number;
  /** Milliseconds after which a consumer looks for the messages of other processes. Default 100. */
  readonly pollMs?: number;
  /** Bytes of a message's body. Default 1 MiB. */
  readonly maxBytes?: number;
}

/** Opens a queue in a folder, which is made if it is not there. Several processes of one machine may have it open. */
export function openLmdbQueue(folder: string, options: LmdbQueueOptions = {}): MessageQueue {
  return queueIn(new Environment(folder), options);
}

/** The queue in an environment. */
export function queueIn(environment: Environment, options: LmdbQueueOptions): MessageQueue {
  const { maxBytes = 1_048_576, leaseMs = 30_000, rememberMs = 86_400_000, pollMs = 100 } = options;
  const tables = new QueueTables(environment);
  const consumptions = new Set<LmdbConsumption>();
  const places = new WeakMap<DeadLetter, number>();
  const wake = (): void => {
    for (const consumption of consumptions) consumption.take();
  };
  const numberOf = (letter: DeadLetter): number | undefined => {
    const place = places.get(letter);
    if (place !== undefined) return place;
    const { id, operation } = letter.message;
    for (const [number, { message }] of tables.letters()) {
      if (message.id === id && message.operation === operation) return number;
    }
    return undefined;
  };
  return {
    publish: async (message) => {
      if (message.body.length > maxBytes) throw new MessageTooLargeError(message.body.length, maxBytes);
      await environment.commit(() => tables.add(message));
      wake();
    },
    consume: async (receive, consumeOptions) => {
      environment.needOpen();
      const terms = { leaseMs, rememberMs, pollMs, receive, ...consumeOptions };
      const consumption = new LmdbConsumption(environment, tables, terms);
      consumptions.add(consumption);
      return {
        stop: async () => {
          await consumption.stop();
          consumptions.delete(consumption);
        },
      };
    },
    deadLetters: async function* () {
      environment.needOpen();
      for (const [number, letter] of [...tables.letters()]) {
        places.set(letter, number);
        yield letter;
      }
    },
    sendBack: async (letter) => {
      environment.needOpen();
      const number = numberOf(letter);
      if (number === undefined) return;
      await environment.commit(() => tables.unbury(number));
      wake();
    },
    check: () => environment.commit(() => tables.forgetSome(Date.now())),
    close: async () => {
      await Promise.all([...consumptions].map((consumption) => consumption.stop()));
      await environment.close();
    },
  };
}

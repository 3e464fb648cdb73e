import type { DeadLetter, Delivery, MessageQueue, QueueMessage, Verdict } from "../queue/message-queue.js";

const done: Verdict = { kind: "done" };

/** A message to publish. */
export function message(id: string, facts: Partial<QueueMessage> = {}): QueueMessage {
  const body = new TextEncoder().encode(JSON.stringify({ id }));
  return { id, isIdGiven: true, operation: "Note", key: undefined, headers: {}, body, ...facts };
}

/** What a consumer has got, and what it decides. */
export class QueueProbe {
  readonly deliveries: Delivery[] = [];
  /** Ids of messages whose work has ended, in that order. */
  readonly ended: string[] = [];
  readonly trouble: unknown[] = [];
  /** The most deliveries at one time. */
  mostAtOnce = 0;
  #atOnce = 0;
  readonly #decide: (delivery: Delivery) => Verdict | Promise<Verdict>;

  constructor(decide: (delivery: Delivery) => Verdict | Promise<Verdict> = () => done) {
    this.#decide = decide;
  }

  /** Ids of the delivered messages, in the order of their delivery. */
  get ids(): string[] {
    return this.deliveries.map(({ message: { id } }) => id);
  }

  consume(queue: MessageQueue, concurrency = 4): ReturnType<MessageQueue["consume"]> {
    const onTrouble = (error: unknown): void => {
      this.trouble.push(error);
    };
    return queue.consume((delivery) => this.#receive(delivery), { concurrency, onTrouble });
  }

  async #receive(delivery: Delivery): Promise<Verdict> {
    this.deliveries.push(delivery);
    this.mostAtOnce = Math.max(this.mostAtOnce, ++this.#atOnce);
    try {
      return await this.#decide(delivery);
    } finally {
      this.#atOnce--;
      this.ended.push(delivery.message.id);
    }
  }
}

/** Milliseconds until something that has to happen counts as not happening. Only what fails waits so long. */
const patienceMs = 30_000;

/** Resolves once `holds` does. Rejects with what was waited for. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const start = Date.now();
  while (!(await holds())) {
    if (Date.now() - start > patienceMs) throw new Error(`It does not happen that ${what}.`);
    await pause(5);
  }
}

/** Resolves after so many milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Throws unless two values have the same JSON. */
export function same(what: string, given: unknown, wanted: unknown): void {
  const [one, other] = [JSON.stringify(given), JSON.stringify(wanted)];
  if (one !== other) throw new Error(`${what}: ${one} instead of ${other}.`);
}

/** Throws unless `action` rejects with an error of that name. */
export async function rejects(what: string, action: () => Promise<unknown>, name: string): Promise<void> {
  const outcome = await action().then(
    () => "nothing",
    (error: unknown) => (error instanceof Error ? error.name : String(error)),
  );
  same(`${what} is refused`, outcome, name);
}

/** All dead letters of a queue. */
export async function lettersOf(queue: MessageQueue): Promise<readonly DeadLetter[]> {
  const letters: DeadLetter[] = [];
  for await (const letter of queue.deadLetters()) letters.push(letter);
  return letters;
}

import type { DeadLetter } from "@stubwright/runtime/queue";
import type { Engine } from "./engine.js";
import { asking } from "./engine-errors.js";
import { headersOfReturned, letterHeaders, letterOf } from "./message-headers.js";
import { subjectOf } from "./queue-layout.js";
import { StreamWriter } from "./stream-writer.js";

/** The stream of dead letters of one queue. */
export class DeadLetters {
  readonly #engine: Engine;
  readonly #letters: StreamWriter;
  readonly #messages: StreamWriter;
  /** Where letters are that were read here. */
  readonly #places = new WeakMap<DeadLetter, number>();

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#letters = new StreamWriter(engine, engine.layout.dead);
    this.#messages = new StreamWriter(engine, engine.layout.messages);
  }

  /** Keeps a letter. `copy` names its message in the stream, and so its subject: of each, the stream has one. */
  async keep(letter: DeadLetter, copy: string): Promise<void> {
    const subject = `${this.#engine.layout.dead}.${copy}`;
    const { body } = letter.message;
    await this.#letters.write({ subject, headers: letterHeaders(letter), body, repeat: "harmless" });
  }

  /** The letters, the oldest first. */
  async *all(): AsyncGenerator<DeadLetter, void> {
    const { manager, layout } = this.#engine;
    const read = (from: number) => {
      // The first one from there on: the client's type knows only the exact number.
      const query = { seq: from, next_by_subj: `${layout.dead}.*` };
      return asking("dead letters cannot be read", () => manager.streams.getMessage(layout.dead, query));
    };
    for (let stored = await read(1); stored !== null; stored = await read(stored.seq + 1)) {
      const letter = letterOf(stored.header, stored.data);
      if (letter === undefined) continue;
      this.#places.set(letter, stored.seq);
      yield letter;
    }
  }

  /** Publishes the message of a letter once, also if the letter could not be removed and is sent back again. */
  async sendBack(letter: DeadLetter): Promise<void> {
    const { manager, layout } = this.#engine;
    const place = this.#places.get(letter) ?? (await this.#find(letter));
    if (place === undefined) return;
    const { message } = letter;
    const { body } = message;
    const headers = headersOfReturned(message, place);
    await this.#messages.write({ subject: subjectOf(layout, message), headers, body, repeat: "harmless" });
    await asking("the dead letter cannot be removed", () => manager.streams.deleteMessage(layout.dead, place));
  }

  async #find({ message: { id, operation } }: DeadLetter): Promise<number | undefined> {
    for await (const letter of this.all()) {
      if (letter.message.id === id && letter.message.operation === operation) return this.#places.get(letter);
    }
    return undefined;
  }
}

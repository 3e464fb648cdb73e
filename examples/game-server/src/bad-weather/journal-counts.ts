import type { GameStore } from "../store/game-store.js";

/** How often the journal has each message. */
export class JournalCounts {
  readonly #store: GameStore;
  readonly #counts = new Map<string, number>();
  #last = 0;

  constructor(store: GameStore) {
    this.#store = store;
  }

  /** Reads what has come since. Rejects if the store does not answer; what was read until then counts. */
  async read(): Promise<void> {
    for await (const { number, content } of this.#store.entries(this.#last + 1)) {
      const id = String(content.Id);
      this.#counts.set(id, (this.#counts.get(id) ?? 0) + 1);
      this.#last = number;
    }
  }

  /**
   * Reads everything again, and adds what was not seen before: a server that was left behind may have had other entries in the
   * places that were read. Rejects if the store does not answer.
   */
  async readAgain(): Promise<void> {
    for await (const { content } of this.#store.entries(1)) {
      const id = String(content.Id);
      if (!this.#counts.has(id)) this.#counts.set(id, 1);
    }
  }

  has(id: string): boolean {
    return this.#counts.has(id);
  }

  /** The messages that are there more than once, and how often. Each is told once. */
  takeDoubles(): readonly (readonly [string, number])[] {
    const doubles = [...this.#counts].filter(([, count]) => count > 1);
    for (const [id] of doubles) this.#counts.set(id, 1);
    return doubles;
  }
}

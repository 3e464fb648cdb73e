import type { JournalEntry } from "./journal-entry.js";

/** A kind of game state and how it is checked when it is read. `State` must be plain JSON data. */
export interface GameTable<State> {
  readonly name: "tiles" | "balloons";
  decode(value: unknown): State;
}

/** What a call makes of a game: its next state, or none to leave the store as it is, and what the call answers. */
export interface Change<State, Result> {
  readonly next?: State | undefined;
  readonly result: Result;
}

/** A journal entry with the number it was given: 1, 2, 3 and so on, in the order of arrival. */
export interface NumberedEntry extends JournalEntry {
  readonly number: number;
}

/**
 * Keeps games and the journal. Changes to one key happen one after the other, each seeing the one before; a promise
 * resolves only when what it stands for is durable. Trouble of the engine is a `StoreUnavailableError`.
 */
export interface GameStore {
  /** Applies `change` to the state under `key`. It must be pure: it may run more than once. If it throws, nothing changes. */
  update<State, Result>(
    table: GameTable<State>,
    key: string,
    change: (state: State | undefined) => Change<State, Result>,
  ): Promise<Result>;
  /**
   * Adds an entry to the journal and gives its number. With the id of a message, an entry that is there already is not
   * added again: its number is that of the first.
   */
  append(entry: JournalEntry, messageId?: string): Promise<number>;
  /** The journal from entry number `from` on; default 1. */
  entries(from?: number): AsyncIterable<NumberedEntry>;
  /** Rejects when the store cannot be read, or does not keep what it is sent. */
  check(): Promise<void>;
  /** Waits for what is under way and lets go of the files. */
  close(): Promise<void>;
}

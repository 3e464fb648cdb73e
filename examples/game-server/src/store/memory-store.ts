import type { Change, GameStore, GameTable, NumberedEntry } from "./game-store.js";
import { decodeJournalEntry, type JournalEntry } from "./journal-entry.js";

/** A store for tests: everything is gone when the process ends. Values are kept as text, so that nobody shares them. */
export function createMemoryStore(): GameStore {
  const games = new Map<string, string>();
  const journal: string[] = [];
  const numbers = new Map<string, number>();
  return {
    async update<State, Result>(
      table: GameTable<State>,
      key: string,
      change: (state: State | undefined) => Change<State, Result>,
    ): Promise<Result> {
      const place = `${table.name}/${key}`;
      const text = games.get(place);
      const { next, result } = change(text === undefined ? undefined : table.decode(JSON.parse(text)));
      if (next !== undefined) games.set(place, JSON.stringify(next));
      return result;
    },
    async append(entry: JournalEntry, messageId?: string): Promise<number> {
      const name = messageId === undefined ? undefined : `${entry.operation} ${messageId}`;
      const known = name === undefined ? undefined : numbers.get(name);
      if (known !== undefined) return known;
      const number = journal.push(JSON.stringify(entry));
      if (name !== undefined) numbers.set(name, number);
      return number;
    },
    async *entries(from = 1): AsyncIterable<NumberedEntry> {
      for (const [index, text] of journal.entries()) {
        if (index + 1 >= from) yield { number: index + 1, ...decodeJournalEntry(JSON.parse(text)) };
      }
    },
    async check() {},
    async close() {},
  };
}

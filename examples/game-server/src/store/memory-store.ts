import type { Change, GameStore, GameTable, NumberedEntry } from "./game-store.js";
import { decodeJournalEntry, type JournalEntry } from "./journal-entry.js";

/** A store for tests: everything is gone when the process ends. Values are kept as text, so that nobody shares them. */
export function createMemoryStore(): GameStore {
  const games = new Map<string, string>();
  const journal: string[] = [];
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
    append: async (entry: JournalEntry) => journal.push(JSON.stringify(entry)),
    *entries(from = 1): Iterable<NumberedEntry> {
      for (const [index, text] of journal.entries()) {
        if (index + 1 >= from) yield { number: index + 1, ...decodeJournalEntry(JSON.parse(text)) };
      }
    },
    check() {},
    async close() {},
  };
}

import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Database, open, type RootDatabase } from "lmdb";
import { checkRoom, checkStoreFile, type FreeBytes } from "./check-store-file.js";
import type { Change, GameStore, GameTable, NumberedEntry } from "./game-store.js";
import { decodeJournalEntry, type JournalEntry } from "./journal-entry.js";
import { messageDigest } from "./message-digest.js";
import { StoreUnavailableError } from "./store-unavailable-error.js";

/**
 * A store in the folder `dataDir`, which is made if it is not there. With `overlappingSync` off a commit is flushed to
 * the disk before its promise resolves, so an acknowledged move survives a killed process and a loss of power. Moves
 * that arrive together share one commit. Several processes may have the folder open. A commit that fails, as on a full
 * disk, rejects and changes nothing; with `eventTurnBatching` on, lmdb would also leave a rejected promise that nobody
 * can handle, which ends the process. `free` tells the room on the disk, in the place of the system.
 */
export function openLmdbStore(dataDir: string, free?: FreeBytes): GameStore {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, "data.mdb");
  checkStoreFile(file);
  const environment = open({ path: dataDir, noSubdir: false, overlappingSync: false, eventTurnBatching: false });
  const openTable = (name: string) => environment.openDB<unknown, string>({ name, encoding: "json" });
  const tables = { tiles: openTable("tiles"), balloons: openTable("balloons") };
  const present = presence(file);
  const journal = environment.openDB<unknown, number>({ name: "journal", encoding: "json" });
  const numbers = environment.openDB<number, string>({ name: "journal-numbers", encoding: "json" });

  return {
    async update<State, Result>(
      table: GameTable<State>,
      key: string,
      change: (state: State | undefined) => Change<State, Result>,
    ): Promise<Result> {
      present();
      const database = tables[table.name];
      const seen = change(readState(database, table, key));
      if (seen.next === undefined) return seen.result;
      checkRoom(file, free);
      return commit(environment, () => {
        const { next, result } = change(readState(database, table, key));
        if (next !== undefined) database.putSync(key, next);
        return result;
      });
    },
    async append(entry: JournalEntry, messageId?: string): Promise<number> {
      present();
      checkRoom(file, free);
      const digest = messageId === undefined ? undefined : messageDigest(entry.operation, messageId);
      return commit(environment, () => {
        const known = digest === undefined ? undefined : numbers.get(digest);
        if (known !== undefined) return known;
        const number = lastNumber(journal) + 1;
        journal.putSync(number, entry);
        if (digest !== undefined) numbers.putSync(digest, number);
        return number;
      });
    },
    async *entries(from = 1): AsyncIterable<NumberedEntry> {
      for (const { key, value } of journal.getRange({ start: from })) {
        yield { number: key, ...decodeJournalEntry(value) };
      }
    },
    async check() {
      present();
      journal.getStats();
      checkRoom(file, free);
    },
    close: () => environment.close(),
  };
}

/**
 * What throws if a file is no longer there, is another one, or is shorter than it was: what is written to a file that was removed is
 * lost with the process, and LMDB reads what was cut off through memory, which ends the process (SIGBUS).
 */
function presence(file: string): () => void {
  const { ino: opened, size } = statSync(file);
  let longest = size;
  return () => {
    const now = statSync(file, { throwIfNoEntry: false });
    if (now?.ino !== opened) throw new StoreUnavailableError(`${file} was removed or replaced`);
    if (now.size < longest) throw new StoreUnavailableError(`${file} was cut short: it had ${longest} bytes`);
    longest = now.size;
  };
}

/** Runs `action` in a write transaction; resolves once it is on the disk, rejects if it could not be written there. */
async function commit<Result>(environment: RootDatabase, action: () => Result): Promise<Result> {
  let own: { readonly error: unknown } | undefined;
  const observed = (): Result => {
    try {
      return action();
    } catch (error) {
      own = { error };
      throw error;
    }
  };
  try {
    return await environment.transaction(observed);
  } catch (error) {
    // lmdb hands over the cause of a failed commit as a second rejected promise; nobody else would handle it.
    const cause = error instanceof Error && "commitError" in error ? await causeOf(error.commitError) : error;
    if (own !== undefined && !isOfLmdb(own.error)) throw own.error;
    throw new StoreUnavailableError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

async function causeOf(commitError: unknown): Promise<unknown> {
  try {
    return await commitError;
  } catch (cause) {
    return cause;
  }
}

/** LMDB's own errors have its number, or that of the system. */
function isOfLmdb(error: unknown): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "number";
}

function readState<State>(
  database: Database<unknown, string>,
  table: GameTable<State>,
  key: string,
): State | undefined {
  const value = database.get(key);
  return value === undefined ? undefined : table.decode(value);
}

function lastNumber(journal: Database<unknown, number>): number {
  for (const number of journal.getKeys({ reverse: true, limit: 1 })) return number;
  return 0;
}

import { isRecord, isWhole, StoredValueError } from "./stored-value.js";

/** A game in a store that several machines share. */
export interface SharedGame {
  /** Plain JSON; null where no game is kept, but somebody has looked. */
  readonly state: unknown;
  /** How often the game was written. */
  readonly version: number;
  /** The latest writes, the newest last: who does not know whether a write arrived looks here. */
  readonly writes: readonly string[];
}

/** So many writes are remembered. A write that is not among them after more than as many others is not known to be there. */
export const mostWrites = 32;

/** A game that nobody has looked at. */
export const unseenGame: SharedGame = { state: null, version: 0, writes: [] };

/** The game after one more write. */
export function written(game: SharedGame, state: unknown, write: string): SharedGame {
  return { state, version: game.version + 1, writes: [...game.writes, write].slice(-mostWrites) };
}

/** Reads a stored game. Throws `StoredValueError`. */
export function decodeSharedGame(text: string): SharedGame {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || !isWhole(value.version) || !Array.isArray(value.writes)) throw new StoredValueError("games");
  return { state: value.state, version: value.version, writes: value.writes.map(String) };
}

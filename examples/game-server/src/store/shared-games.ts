import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Change, GameTable } from "./game-store.js";
import { decodeSharedGame, mostWrites, type SharedGame, unseenGame, written } from "./shared-game.js";
import { StoreUnavailableError } from "./store-unavailable-error.js";

/** Compare-and-set on texts, wherever they are kept. */
export interface RevisedTexts {
  /** The text of a key and its revision; revision 0 and no text if there is none. Rejects if the engine does not answer. */
  readonly read: (key: string) => Promise<{ readonly text: string | undefined; readonly revision: number }>;
  /** Writes a text if the key is still as it was read; `refused` if not. Rejects if it is not known what became of the text. */
  readonly write: (key: string, text: string, expected: ExpectedText) => Promise<"written" | "refused">;
}

/** What a write follows. */
export interface ExpectedText {
  /** The revision that was read. */
  readonly revision: number;
  /** How often the key will have been written: a name for this place in its history. */
  readonly version: number;
}

/** The longest wait before a game that others write, too, is tried again, in milliseconds. */
const longestPause = 40;

/**
 * Games under compare-and-set. Every change is a write, also one that leaves the game as it is: a reader may have asked a
 * server that others have left behind, and only a write proves that nothing was missed. A write that was not confirmed is looked
 * for before the change is made again, so that no change is made twice. This holds for a refused one, too: while the
 * servers of an engine find each other again, a write can reach its leader twice, and the refusal of the second comes first.
 */
export class SharedGames {
  readonly #texts: RevisedTexts;
  readonly #timeoutMs: number;
  /** The last change of each key in this process: they queue here, and not at the engine. */
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(texts: RevisedTexts, timeoutMs: number) {
    this.#texts = texts;
    this.#timeoutMs = timeoutMs;
  }

  /** Applies a change. Rejects with `StoreUnavailableError` if that is not certain in time. */
  update<State, Result>(
    table: GameTable<State>,
    key: string,
    change: (state: State | undefined) => Change<State, Result>,
  ): Promise<Result> {
    const place = `${table.name}.${Buffer.from(key).toString("base64url")}`;
    const decode = (state: unknown): State | undefined => (state === null ? undefined : table.decode(state));
    const end = performance.now() + this.#timeoutMs;
    const turn = (this.#turns.get(place) ?? Promise.resolve()).then(() =>
      this.#change(place, end, (state) => change(decode(state))),
    );
    const settled = turn.catch(() => undefined);
    this.#turns.set(place, settled);
    void settled.then(() => {
      if (this.#turns.get(place) === settled) this.#turns.delete(place);
    });
    return turn;
  }

  async #change<Result>(place: string, end: number, change: AnyChange<Result>): Promise<Result> {
    let attempts: readonly Attempt<Result>[] = [];
    let isRefused = false;
    let trouble = "other moves on the same game did not end";
    while (performance.now() < end) {
      try {
        const { game, revision } = await this.#read(place);
        const arrived = attempts.find((attempt) => hasArrived(attempt, game));
        if (arrived !== undefined) return arrived.result;
        // In the place of the others stands another write: they will not arrive any more.
        attempts = attempts.filter(({ version }) => version > game.version);
        if (isRefused) {
          isRefused = false;
          await delay(Math.random() * longestPause);
          continue;
        }
        const { next = game.state, result } = change(game.state);
        const attempt = { write: randomBytes(9).toString("base64url"), version: game.version + 1, result };
        attempts = [...attempts, attempt];
        const text = JSON.stringify(written(game, next, attempt.write));
        const outcome = await this.#texts.write(place, text, { revision, version: attempt.version });
        if (outcome === "written") return result;
        isRefused = true;
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error;
        trouble = error.message;
        await delay(longestPause);
      }
    }
    throw new StoreUnavailableError(trouble);
  }

  async #read(place: string): Promise<{ readonly game: SharedGame; readonly revision: number }> {
    const { text, revision } = await this.#texts.read(place);
    return { game: text === undefined ? unseenGame : decodeSharedGame(text), revision };
  }
}

/** Whether a write is in the history of a game. Throws `StoreUnavailableError` if the history is too short to tell. */
function hasArrived({ write, version }: Attempt<unknown>, game: SharedGame): boolean {
  if (game.version < version) return false;
  if (game.writes.includes(write)) return true;
  if (game.version - version >= mostWrites)
    throw new StoreUnavailableError("it is not known whether the move was made");
  return false;
}

/** A change of a game of whatever kind, whose state is null if there is none. */
type AnyChange<Result> = (state: unknown) => Change<unknown, Result>;

/** A write that may have arrived. */
interface Attempt<Result> {
  readonly write: string;
  /** The version that it would have made. */
  readonly version: number;
  readonly result: Result;
}

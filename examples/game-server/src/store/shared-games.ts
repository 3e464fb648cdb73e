import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Change, GameTable } from "./game-store.js";
import { decodeSharedGame, mostWrites, written } from "./shared-game.js";
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
 * server that others have left behind, and only a write proves that nothing was missed. A write of which nobody knows
 * whether it arrived is looked for before the change is made again, so that no change is made twice.
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
    const attempts: Attempt<Result>[] = [];
    let trouble = "other moves on the same game did not end";
    while (performance.now() < end) {
      try {
        const done = await this.#attempt(place, change, attempts);
        if (done !== undefined) return done.result;
        await delay(Math.random() * longestPause);
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error;
        trouble = error.message;
        await delay(longestPause);
      }
    }
    throw new StoreUnavailableError(trouble);
  }

  /** Makes the change on the state of this moment. Undefined if somebody else was quicker. */
  async #attempt<Result>(
    place: string,
    change: AnyChange<Result>,
    attempts: Attempt<Result>[],
  ): Promise<Attempt<Result> | undefined> {
    const { text, revision } = await this.#texts.read(place);
    const game = text === undefined ? undefined : decodeSharedGame(text);
    const arrived = attempts.find(({ write }) => game?.writes.includes(write));
    if (arrived !== undefined) return arrived;
    const { version = 0, state = null } = game ?? {};
    if (attempts[0] !== undefined && version - attempts[0].version >= mostWrites) {
      throw new StoreUnavailableError("it is not known whether the move was made");
    }
    const { next, result } = change(state);
    const attempt = { write: randomUUID(), version: version + 1, result };
    attempts.push(attempt);
    const nextText = JSON.stringify(written(game, next ?? state, attempt.write));
    const outcome = await this.#texts.write(place, nextText, { revision, version: version + 1 });
    if (outcome === "written") return attempt;
    attempts.pop();
    return undefined;
  }
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

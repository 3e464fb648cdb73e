import type { GameStore } from "./store/game-store.js";

/** What the games stand on. */
export interface GameSurroundings {
  readonly store: GameStore;
  /** Games with the same key are dealt alike under the same seed. */
  readonly seed: string;
  /** The time, in milliseconds since 1970 UTC. */
  readonly now: () => number;
}

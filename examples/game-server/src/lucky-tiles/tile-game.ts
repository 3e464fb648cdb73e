import { createRandom } from "../random/mulberry32.js";
import { type Board, type Cell, clearGroup, dealBoard, findGroup, hasMove } from "./board.js";
import { groupScore, tileRules } from "./rules.js";

/** One game of Lucky Tiles. Times are milliseconds since 1970 UTC; both are null before the first legal move. */
export interface TileGame {
  readonly board: Board;
  readonly score: number;
  readonly startedAt: number | null;
  readonly lastMovementAt: number | null;
  /** Where the random numbers of the next tiles go on. */
  readonly random: number;
}

/** The game that `seed`, an unsigned 32-bit number, deals. */
export function newTileGame(seed: number): TileGame {
  const random = createRandom(seed);
  const board = dealBoard(random);
  return { board, score: 0, startedAt: null, lastMovementAt: null, random: random.state() };
}

/**
 * The game after a move at `cell`, or `undefined` when the move is not legal: off the board, on a single tile, or after
 * the clock has run out. The clock starts with the first legal move. A board left without a move is dealt anew.
 */
export function playTile(game: TileGame, cell: Cell, now: number): TileGame | undefined {
  if (remainingSeconds(game, now) === 0) return undefined;
  const group = findGroup(game.board, cell);
  if (group.length < tileRules.smallestGroup) return undefined;
  const random = createRandom(game.random);
  const cleared = clearGroup(game.board, group, random);
  const board = hasMove(cleared) ? cleared : dealBoard(random);
  return {
    board,
    score: game.score + groupScore(group.length),
    startedAt: game.startedAt ?? now,
    lastMovementAt: now,
    random: random.state(),
  };
}

/** What is left on the clock: the whole time before the first legal move, 0 once it has run out. */
export function remainingSeconds(game: TileGame, now: number): number {
  if (game.startedAt === null) return tileRules.seconds;
  const elapsed = Math.max(0, now - game.startedAt) / 1000;
  return Math.max(0, tileRules.seconds - elapsed);
}

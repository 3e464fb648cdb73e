import type { TileBoard } from "@game-play/api";
import { localDateTime } from "../instance/date-time.js";
import { tileRules } from "./rules.js";
import { remainingSeconds, type TileGame } from "./tile-game.js";

/** The reply that shows `game` at the time `now`: `Board[row][column]`, times in seconds, `LastMovement` on the UTC clock. */
export function tileBoard(game: TileGame, now: number): TileBoard {
  const board: TileBoard = {
    Board: game.board.map((row) => [...row]),
    Colors: [...tileRules.colors],
    RemainingTime: remainingSeconds(game, now),
    Score: game.score,
    Started: game.startedAt !== null,
    Time: tileRules.seconds,
  };
  if (game.lastMovementAt !== null) board.LastMovement = localDateTime(game.lastMovementAt);
  return board;
}

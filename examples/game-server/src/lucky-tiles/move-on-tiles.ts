import type { MatchTilesPerformanceRequest, TileBoard } from "@game-play/api";
import type { GameSurroundings } from "../game-surroundings.js";
import { gameKey } from "../instance/game-key.js";
import { isPlayable } from "../instance/playable.js";
import { hashText } from "../random/hash-text.js";
import { tileBoard } from "./tile-board.js";
import { newTileGame, playTile, type TileGame } from "./tile-game.js";
import { tileTable } from "./tile-table.js";

/**
 * Plays a move at column `X`, row `Y` and answers the board. A move that is not legal, lacks a coordinate or comes from
 * an instance that may not play changes nothing: the answer is the board as it is.
 */
export function moveOnTiles(
  { store, seed, now }: GameSurroundings,
  request: MatchTilesPerformanceRequest,
): Promise<TileBoard> {
  const key = gameKey(request);
  const time = now();
  const playable = isPlayable(request.Instance, time);
  return store.update(tileTable, key, (stored) => {
    const game = stored ?? newTileGame(hashText(`${seed}/tiles/${key}`));
    const next = playable ? playRequested(game, request, time) : undefined;
    return { next, result: tileBoard(next ?? game, time) };
  });
}

function playRequested(game: TileGame, { X, Y }: MatchTilesPerformanceRequest, now: number): TileGame | undefined {
  return X === undefined || Y === undefined ? undefined : playTile(game, { x: X, y: Y }, now);
}

import type { BalloonResult, PopBalloonRequest } from "@game-play/api";
import type { GameSurroundings } from "../game-surroundings.js";
import { gameKey } from "../instance/game-key.js";
import { isPlayable } from "../instance/playable.js";
import { hashText } from "../random/hash-text.js";
import { newBalloonGame, popBalloon } from "./balloon-game.js";
import { balloonResult } from "./balloon-result.js";
import { balloonTable } from "./balloon-table.js";

/**
 * Pops the balloon `PopBalloonId` and answers what it hid. A pop that is not legal, or comes from an instance that may
 * not play, changes nothing and says so in `LegalMovement`.
 */
export function popOneBalloon(
  { store, seed, now }: GameSurroundings,
  request: PopBalloonRequest,
): Promise<BalloonResult> {
  const key = gameKey(request);
  const playable = isPlayable(request.Instance, now());
  const balloon = request.PopBalloonId ?? 0;
  return store.update(balloonTable, key, (stored) => {
    const game = stored ?? newBalloonGame(hashText(`${seed}/balloons/${key}`));
    const next = playable ? popBalloon(game, balloon) : undefined;
    return { next, result: balloonResult(next ?? game, { balloon, legal: next !== undefined, playable }) };
  });
}

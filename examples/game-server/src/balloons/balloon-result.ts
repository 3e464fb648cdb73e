import type { BalloonResult } from "@game-play/api";
import { type BalloonGame, canContinue, isWon, seeBalloon } from "./balloon-game.js";

/** What a call did: which balloon it named, whether that was a legal pop, and whether the instance may play on. */
export interface PopOutcome {
  readonly balloon: number;
  readonly legal: boolean;
  readonly playable: boolean;
}

/** The reply that shows `game` after a call. A balloon that is still whole never tells whether it hides a prize. */
export function balloonResult(game: BalloonGame, outcome: PopOutcome): BalloonResult {
  const seen = seeBalloon(game, outcome.balloon);
  return {
    CanContinue: outcome.playable && canContinue(game),
    Id: outcome.balloon,
    IsPrize: seen === "prize",
    LegalMovement: outcome.legal,
    ResultImage: `/images/balloon-${seen}.svg`,
    Win: isWon(game),
  };
}

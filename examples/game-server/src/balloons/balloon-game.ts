import { createRandom } from "../random/mulberry32.js";
import { balloonRules } from "./rules.js";

/** One balloon game: which balloons hide a prize, and which have been popped, in order. */
export interface BalloonGame {
  readonly prizes: readonly number[];
  readonly popped: readonly number[];
}

/** The game that `seed`, an unsigned 32-bit number, sets up. */
export function newBalloonGame(seed: number): BalloonGame {
  const random = createRandom(seed);
  const balloons = Array.from({ length: balloonRules.balloons }, (_, index) => index + 1);
  const prizes = Array.from({ length: balloonRules.prizes }, () =>
    balloons.splice(random.below(balloons.length), 1),
  ).flat();
  return { prizes: prizes.sort((left, right) => left - right), popped: [] };
}

/** The game after popping a balloon, or `undefined` when that is not legal: no such balloon, popped before, or game over. */
export function popBalloon(game: BalloonGame, balloon: number): BalloonGame | undefined {
  if (!canContinue(game) || !isBalloon(balloon) || game.popped.includes(balloon)) return undefined;
  return { ...game, popped: [...game.popped, balloon] };
}

/** Whether enough prizes have been found. */
export function isWon(game: BalloonGame): boolean {
  return game.popped.filter((balloon) => game.prizes.includes(balloon)).length >= balloonRules.prizesToWin;
}

/** Whether another balloon may be popped: the game is not won and pops are left. */
export function canContinue(game: BalloonGame): boolean {
  return !isWon(game) && game.popped.length < balloonRules.pops;
}

/** What is known of a balloon: a prize or nothing once popped, before that only that it is whole. */
export function seeBalloon(game: BalloonGame, balloon: number): "prize" | "empty" | "whole" {
  if (!game.popped.includes(balloon)) return "whole";
  return game.prizes.includes(balloon) ? "prize" : "empty";
}

function isBalloon(balloon: number): boolean {
  return Number.isInteger(balloon) && balloon >= 1 && balloon <= balloonRules.balloons;
}

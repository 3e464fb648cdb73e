import type { GameTable } from "../store/game-store.js";
import { isRecord, isWhole, StoredValueError } from "../store/stored-value.js";
import type { BalloonGame } from "./balloon-game.js";
import { balloonRules } from "./rules.js";

/** Where balloon games are kept. A stored value that is no such game is a `StoredValueError`. */
export const balloonTable: GameTable<BalloonGame> = { name: "balloons", decode: decodeBalloonGame };

function decodeBalloonGame(value: unknown): BalloonGame {
  if (!isRecord(value)) throw new StoredValueError("balloons");
  const { prizes, popped } = value;
  if (!isBalloonList(prizes) || !isBalloonList(popped)) throw new StoredValueError("balloons");
  return { prizes, popped };
}

function isBalloonList(value: unknown): value is readonly number[] {
  return Array.isArray(value) && new Set(value).size === value.length && value.every(isBalloon);
}

function isBalloon(value: unknown): boolean {
  return isWhole(value) && value >= 1 && value <= balloonRules.balloons;
}

import type { GameTable } from "../store/game-store.js";
import { isRecord, isTime, isWhole, StoredValueError } from "../store/stored-value.js";
import type { Board } from "./board.js";
import { tileRules } from "./rules.js";
import type { TileGame } from "./tile-game.js";

/** Where games of Lucky Tiles are kept. A stored value that is no such game is a `StoredValueError`. */
export const tileTable: GameTable<TileGame> = { name: "tiles", decode: decodeTileGame };

function decodeTileGame(value: unknown): TileGame {
  if (!isRecord(value)) throw new StoredValueError("tiles");
  const { board, score, startedAt, lastMovementAt, random } = value;
  if (!isBoard(board) || !isWhole(score) || !isWhole(random)) throw new StoredValueError("tiles");
  if (!isTime(startedAt) || !isTime(lastMovementAt)) throw new StoredValueError("tiles");
  return { board, score, startedAt, lastMovementAt, random };
}

function isBoard(value: unknown): value is Board {
  return Array.isArray(value) && value.length === tileRules.rows && value.every(isRow);
}

function isRow(value: unknown): boolean {
  return Array.isArray(value) && value.length === tileRules.columns && value.every(isColor);
}

function isColor(value: unknown): boolean {
  return tileRules.colors.some((color) => color === value);
}

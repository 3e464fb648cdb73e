import { expect, test } from "@jest/globals";
import { StoredValueError } from "../store/stored-value.js";
import { newTileGame } from "./tile-game.js";
import { tileTable } from "./tile-table.js";

const game = newTileGame(1);

test("a stored game is read back as it was", () => {
  expect(tileTable.decode(JSON.parse(JSON.stringify(game)))).toEqual(game);
});

test.each<[string, unknown]>([
  ["no object", 3],
  ["null", null],
  ["a list", [game]],
  ["a board with a row too few", { ...game, board: game.board.slice(1) }],
  ["a row with a tile too few", { ...game, board: game.board.map((row) => row.slice(1)) }],
  ["an unknown colour", { ...game, board: game.board.map((row) => row.map(() => 9)) }],
  ["a score as text", { ...game, score: "0" }],
  ["a negative score", { ...game, score: -1 }],
  ["a missing time", { ...game, startedAt: undefined }],
  ["no generator", { ...game, random: null }],
])("refused: %s", (_name, value) => {
  expect(() => tileTable.decode(value)).toThrow(StoredValueError);
});

import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { createRandom } from "../random/mulberry32.js";
import { type Board, type Cell, clearGroup, findGroup, hasMove } from "./board.js";
import { groupScore, tileRules } from "./rules.js";
import { newTileGame, playTile, remainingSeconds, type TileGame } from "./tile-game.js";

const start = Date.UTC(2030, 0, 1);

/** A full board of single tiles but for one pair of colour 5 in the top left corner. */
const pairBoard: Board = Array.from({ length: 8 }, (_row, y) =>
  Array.from({ length: 8 }, (_column, x) => (y === 0 && x < 2 ? 5 : ((x + 2 * y) % 4) + 1)),
);
const pairGame: TileGame = { board: pairBoard, score: 0, startedAt: null, lastMovementAt: null, random: 1 };

describe("playTile", () => {
  test("a legal move scores, starts the clock and is remembered", () => {
    const game = playTile(pairGame, { x: 0, y: 0 }, start);
    expect(game).toMatchObject({ score: 10, startedAt: start, lastMovementAt: start });
  });

  test("a later move does not start the clock again", () => {
    const game = playTile({ ...pairGame, startedAt: start }, { x: 1, y: 0 }, start + 5000);
    expect(game).toMatchObject({ startedAt: start, lastMovementAt: start + 5000 });
  });

  test.each<[string, TileGame, Cell]>([
    ["a single tile", pairGame, { x: 4, y: 4 }],
    ["off the board", pairGame, { x: 8, y: 0 }],
    ["a negative row", pairGame, { x: 0, y: -1 }],
    ["a clock that has run out", { ...pairGame, startedAt: start - 60_000 }, { x: 0, y: 0 }],
  ])("not legal: %s", (_name, game, cell) => {
    expect(playTile(game, cell, start)).toBeUndefined();
  });

  test("the last millisecond still counts", () => {
    expect(playTile({ ...pairGame, startedAt: start - 59_999 }, { x: 0, y: 0 }, start)).toBeDefined();
  });

  test("a board left without a move is dealt anew", () => {
    const stuck = Array.from({ length: 1000 }, (_, random) => ({ ...pairGame, random })).filter(
      ({ random }) => !hasMove(clearGroup(pairBoard, findGroup(pairBoard, { x: 0, y: 0 }), createRandom(random))),
    );
    expect(stuck.length).toBeGreaterThan(0);
    for (const game of stuck) expect(hasMove(playTile(game, { x: 0, y: 0 }, start)?.board ?? [])).toBe(true);
  });
});

test.each([
  [2, 10],
  [3, 30],
  [4, 60],
  [64, 20_160],
])("a group of %i scores %i", (size, want) => {
  expect(groupScore(size)).toBe(want);
});

test.each<[string, number | null, number, number]>([
  ["before the first move", null, start, 60],
  ["at the first move", start, start, 60],
  ["in between", start, start + 12_345, 47.655],
  ["after the end", start, start + 100_000, 0],
  ["a clock that was set back", start, start - 1000, 60],
])("remainingSeconds %s", (_name, startedAt, now, want) => {
  expect(remainingSeconds({ ...pairGame, startedAt }, now)).toBeCloseTo(want, 9);
});

describe("laws", () => {
  const moves = fc.array(fc.record({ x: fc.nat(tileRules.columns), y: fc.nat(tileRules.rows) }), { maxLength: 40 });

  test("the same seed and moves give the same game", () => {
    fc.assert(
      fc.property(fc.nat(0xffffffff), moves, (seed, cells) => {
        const play = () => cells.reduce((game, cell) => playTile(game, cell, start) ?? game, newTileGame(seed));
        expect(play()).toEqual(play());
      }),
    );
  });

  test("a move is legal exactly when its group has two tiles or more, and scores that group", () => {
    fc.assert(
      fc.property(fc.nat(0xffffffff), moves, (seed, cells) => {
        let game = newTileGame(seed);
        for (const cell of cells) {
          const size = findGroup(game.board, cell).length;
          const next = playTile(game, cell, start);
          expect(next?.score).toBe(size < tileRules.smallestGroup ? undefined : game.score + groupScore(size));
          game = next ?? game;
        }
      }),
    );
  });
});

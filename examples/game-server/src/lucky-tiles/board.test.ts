import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { createRandom } from "../random/mulberry32.js";
import { type Board, type Cell, clearGroup, colorAt, dealBoard, findGroup, hasMove } from "./board.js";
import { tileRules } from "./rules.js";

const small: Board = [
  [1, 1, 2],
  [3, 1, 2],
  [1, 3, 2],
];

describe("findGroup", () => {
  test.each<[string, Cell, number]>([
    ["an angle of three", { x: 0, y: 0 }, 3],
    ["the same angle from its other end", { x: 1, y: 1 }, 3],
    ["a column", { x: 2, y: 2 }, 3],
    ["a tile that only touches its colour at a corner", { x: 0, y: 2 }, 1],
    ["left of the board", { x: -1, y: 0 }, 0],
    ["below the board", { x: 0, y: 3 }, 0],
    ["between two columns", { x: 0.5, y: 0 }, 0],
  ])("%s", (_name, cell, size) => {
    expect(findGroup(small, cell)).toHaveLength(size);
  });
});

describe("hasMove", () => {
  test.each<[string, Board, boolean]>([
    ["two side by side", [[1, 1]], true],
    ["two on top of each other", [[1], [1]], true],
    [
      "a checkerboard",
      [
        [1, 2],
        [2, 1],
      ],
      false,
    ],
    ["one tile", [[1]], false],
    ["no tile", [], false],
  ])("%s", (_name, board, want) => {
    expect(hasMove(board)).toBe(want);
  });
});

test("what is above a gap falls, and new tiles arrive on top", () => {
  const next = clearGroup(small, findGroup(small, { x: 1, y: 1 }), createRandom(7));
  expect([next[1]?.[0], next[2]?.[0]]).toEqual([3, 1]);
  expect(next[2]?.[1]).toBe(3);
  expect(next.map((row) => row[2])).toEqual([2, 2, 2]);
});

test("two equal groups on top of each other, apart: only one is cleared", () => {
  const board: Board = [[1], [1], [2], [1], [1]];
  const next = clearGroup(board, findGroup(board, { x: 0, y: 3 }), createRandom(7));
  expect(next.slice(2)).toEqual([[1], [1], [2]]);
});

describe("laws", () => {
  const seeds = fc.nat(0xffffffff);
  const cells = fc.record({ x: fc.nat(tileRules.columns - 1), y: fc.nat(tileRules.rows - 1) });

  test("a dealt board is full and has a move", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const board = dealBoard(createRandom(seed));
        expect(board.flat().every((color) => tileRules.colors.some((known) => known === color))).toBe(true);
        expect(board.map((row) => row.length)).toEqual(Array(tileRules.rows).fill(tileRules.columns));
        expect(hasMove(board)).toBe(true);
      }),
    );
  });

  test("a group is one colour, and no neighbour of that colour is left out", () => {
    fc.assert(
      fc.property(seeds, cells, (seed, start) => {
        const board = dealBoard(createRandom(seed));
        const group = findGroup(board, start);
        const ids = new Set(group.map(({ x, y }) => y * tileRules.columns + x));
        expect(ids.size).toBe(group.length);
        for (const { x, y } of group) {
          expect(colorAt(board, { x, y })).toBe(colorAt(board, start));
          for (const [dx, dy] of [
            [0, 1],
            [1, 0],
            [0, -1],
            [-1, 0],
          ] as const) {
            const near = { x: x + dx, y: y + dy };
            const same = colorAt(board, near) === colorAt(board, start);
            expect(same).toBe(ids.has(near.y * tileRules.columns + near.x) && colorAt(board, near) !== undefined);
          }
        }
      }),
    );
  });

  test("clearing keeps every other tile, in its column and order, at the bottom", () => {
    fc.assert(
      fc.property(seeds, cells, (seed, start) => {
        const random = createRandom(seed);
        const board = dealBoard(random);
        const group = findGroup(board, start);
        const next = clearGroup(board, group, random);
        for (let x = 0; x < tileRules.columns; x++) {
          const kept = board.flatMap((row, y) => (group.some((cell) => cell.x === x && cell.y === y) ? [] : [row[x]]));
          expect(next.map((row) => row[x]).slice(tileRules.rows - kept.length)).toEqual(kept);
        }
      }),
    );
  });
});

import type { Random } from "../random/mulberry32.js";
import { tileRules } from "./rules.js";

/** Colours as `board[row][column]`: row 0 is the top, column 0 the left. All rows are equally long. */
export type Board = readonly (readonly number[])[];

/** A place on the board: `x` is the column, `y` the row. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The colour at a cell, or `undefined` off the board. */
export function colorAt(board: Board, cell: Cell): number | undefined {
  return board[cell.y]?.[cell.x];
}

/** A full board on which at least one move is possible. */
export function dealBoard(random: Random): Board {
  for (;;) {
    const board = Array.from({ length: tileRules.rows }, () =>
      Array.from({ length: tileRules.columns }, () => newTile(random)),
    );
    if (hasMove(board)) return board;
  }
}

/** Whether two neighbours somewhere have the same colour. */
export function hasMove(board: Board): boolean {
  return board.some((row, y) =>
    row.some((color, x) => colorAt(board, { x: x + 1, y }) === color || colorAt(board, { x, y: y + 1 }) === color),
  );
}

/** The tiles of one colour that hang together with `start` through shared sides, `start` first; none off the board. */
export function findGroup(board: Board, start: Cell): readonly Cell[] {
  const color = colorAt(board, start);
  if (color === undefined) return [];
  const group = [start];
  const seen = new Set([cellId(start)]);
  for (const cell of group) {
    for (const neighbour of neighbours(cell)) {
      if (colorAt(board, neighbour) !== color || seen.has(cellId(neighbour))) continue;
      seen.add(cellId(neighbour));
      group.push(neighbour);
    }
  }
  return group;
}

/**
 * The board without `group`: in each column the tiles above a gap fall, keeping their order, and new ones arrive on top.
 * Columns fill from left to right, each from the lowest gap up.
 */
export function clearGroup(board: Board, group: readonly Cell[], random: Random): Board {
  const cleared = new Set(group.map(cellId));
  const next = board.map((row) => [...row]);
  const width = board[0]?.length ?? 0;
  for (let x = 0; x < width; x++) {
    const fallen = board.flatMap((row, y) => (cleared.has(cellId({ x, y })) ? [] : row.slice(x, x + 1)));
    for (const row of next.toReversed()) row[x] = fallen.pop() ?? newTile(random);
  }
  return next;
}

function newTile(random: Random): number {
  return tileRules.colors[random.below(tileRules.colors.length)] ?? tileRules.colors[0];
}

function neighbours({ x, y }: Cell): readonly Cell[] {
  return [
    { x, y: y - 1 },
    { x: x + 1, y },
    { x, y: y + 1 },
    { x: x - 1, y },
  ];
}

function cellId({ x, y }: Cell): string {
  return `${x},${y}`;
}

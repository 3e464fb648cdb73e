import type { MatchTilesPerformanceRequest } from "@game-play/api";
import { expect, test } from "@jest/globals";
import type { GameSurroundings } from "../game-surroundings.js";
import { createMemoryStore } from "../store/memory-store.js";
import { type Cell, findGroup } from "./board.js";
import { moveOnTiles } from "./move-on-tiles.js";

const guid = "0f8fad5b-d9cb-469f-a165-70867728950e";
const start = Date.UTC(2030, 0, 1, 12, 30, 0, 250);

function createTable(time = { now: start }): GameSurroundings {
  return { store: createMemoryStore(), seed: "test", now: () => time.now };
}

function legalCell(board: readonly (readonly number[])[]): Cell {
  for (const [y, row] of board.entries()) {
    for (const x of row.keys()) if (findGroup(board, { x, y }).length > 1) return { x, y };
  }
  throw new Error("no move");
}

/** Asks for the board, then plays its first legal move with what `more` adds to the request. */
async function playFirst(table: GameSurroundings, more: MatchTilesPerformanceRequest = {}) {
  const before = await moveOnTiles(table, { Guid: guid });
  const { x, y } = legalCell(before.Board ?? []);
  return { before, after: await moveOnTiles(table, { Guid: guid, X: x, Y: y, ...more }), X: x, Y: y };
}

test("an empty request is answered with a fresh board and changes nothing", async () => {
  const table = createTable();
  const first = await moveOnTiles(table, {});
  expect(first).toMatchObject({ Score: 0, Time: 60, RemainingTime: 60, Started: false, Colors: [1, 2, 3, 4, 5] });
  expect(first).not.toHaveProperty("LastMovement");
  expect(await moveOnTiles(table, { Guid: "00000000-0000-0000-0000-000000000000", Instance: { Id: 0 } })).toEqual(
    first,
  );
});

test("a legal move is kept", async () => {
  const table = createTable();
  const { before, after } = await playFirst(table);
  expect(after).toMatchObject({ Started: true, LastMovement: "2030-01-01T12:30:00.25" });
  expect(after.Score).toBeGreaterThan(0);
  expect(after.Board).not.toEqual(before.Board);
  expect(await moveOnTiles(table, { Guid: guid })).toEqual(after);
});

test("the clock runs between calls and stops play", async () => {
  const time = { now: start };
  const table = createTable(time);
  const { after } = await playFirst(table);
  time.now = start + 20_000;
  expect(await moveOnTiles(table, { Guid: guid })).toEqual({ ...after, RemainingTime: 40 });
  time.now = start + 60_000;
  const { x, y } = legalCell(after.Board ?? []);
  expect(await moveOnTiles(table, { Guid: guid, X: x, Y: y })).toEqual({ ...after, RemainingTime: 0 });
});

test.each<[string, MatchTilesPerformanceRequest]>([
  ["depleted", { Instance: { Depleted: true } }],
  ["invalidated", { Instance: { Invalidated: true } }],
  ["inactive", { Instance: { Inactive: true } }],
  ["expired", { Instance: { ExpirationDate: "2030-01-01T14:30:00+02:00" } }],
])("an instance that is %s does not move", async (_name, more) => {
  const { before, after } = await playFirst(createTable(), more);
  expect(after).toEqual(before);
});

test.each<[string, MatchTilesPerformanceRequest]>([
  ["no X", { Y: 0 }],
  ["no Y", { X: 0 }],
  ["off the board", { X: 2_147_483_647, Y: -2_147_483_648 }],
])("a request with %s is answered with the board as it is", async (_name, request) => {
  const table = createTable();
  const before = await moveOnTiles(table, { Guid: guid });
  expect(await moveOnTiles(table, { Guid: guid, ...request })).toEqual(before);
});

test("other games and other instances are dealt and kept apart, alike under the same seed", async () => {
  const table = createTable();
  const { before, after } = await playFirst(table);
  const otherGame = await moveOnTiles(table, { Guid: guid.replace("0f", "1f") });
  const otherInstance = await moveOnTiles(table, { Guid: guid, Instance: { Id: 8 } });
  const otherSeed = await moveOnTiles({ ...createTable(), seed: "other" }, { Guid: guid });
  for (const other of [otherGame, otherInstance, otherSeed]) expect(other.Board).not.toEqual(before.Board);
  expect((await playFirst(createTable())).after).toEqual(after);
});

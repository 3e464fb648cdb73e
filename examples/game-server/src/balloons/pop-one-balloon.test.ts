import type { PopBalloonRequest } from "@game-play/api";
import { expect, test } from "@jest/globals";
import type { GameSurroundings } from "../game-surroundings.js";
import { createMemoryStore } from "../store/memory-store.js";
import { popOneBalloon } from "./pop-one-balloon.js";

const guid = "0f8fad5b-d9cb-469f-a165-70867728950e";

function createField(): GameSurroundings {
  return { store: createMemoryStore(), seed: "test", now: () => Date.UTC(2030, 0, 1) };
}

function pop(field: GameSurroundings, balloon: number, more: PopBalloonRequest = {}) {
  return popOneBalloon(field, { Guid: guid, PopBalloonId: balloon, ...more });
}

test("an empty request is answered, and pops nothing", async () => {
  const field = createField();
  const want = {
    CanContinue: true,
    Id: 0,
    IsPrize: false,
    LegalMovement: false,
    ResultImage: "/images/balloon-whole.svg",
    Win: false,
  };
  expect(await popOneBalloon(field, {})).toEqual(want);
  expect(await popOneBalloon(field, { PopBalloonId: 1 })).toMatchObject({ LegalMovement: true, CanContinue: true });
});

test("a game goes on until two prizes are found or six balloons are popped", async () => {
  const field = createField();
  let prizes = 0;
  for (let balloon = 1; balloon <= 12; balloon++) {
    const over = prizes === 2 || balloon > 6;
    const result = await pop(field, balloon);
    expect(result.LegalMovement).toBe(!over);
    prizes += result.IsPrize ? 1 : 0;
    expect(result).toMatchObject({ Id: balloon, Win: prizes === 2, CanContinue: prizes < 2 && balloon < 6 });
    const popped = result.IsPrize ? "prize" : "empty";
    const image = over ? "whole" : popped;
    expect(result.ResultImage).toBe(`/images/balloon-${image}.svg`);
  }
});

test("a second pop of the same balloon is not legal and says what is known", async () => {
  const field = createField();
  const first = await pop(field, 4);
  expect(await pop(field, 4)).toEqual({ ...first, LegalMovement: false });
});

test.each<[string, PopBalloonRequest]>([
  ["depleted", { Instance: { Depleted: true } }],
  ["invalidated", { Instance: { Invalidated: true } }],
  ["inactive", { Instance: { Inactive: true } }],
  ["expired", { Instance: { ExpirationDate: "2029-12-31T23:59:59Z" } }],
])("an instance that is %s pops nothing", async (_name, more) => {
  const field = createField();
  expect(await pop(field, 4, more)).toMatchObject({ LegalMovement: false, CanContinue: false, IsPrize: false });
  expect(await pop(field, 4)).toMatchObject({ LegalMovement: true });
});

test("pops at the same time are counted one by one", async () => {
  const field = createField();
  const results = await Promise.all([5, 5, 5, 5].map((balloon) => pop(field, balloon)));
  expect(results.filter((result) => result.LegalMovement)).toHaveLength(1);
});

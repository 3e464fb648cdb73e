import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { type BalloonGame, canContinue, isWon, newBalloonGame, popBalloon, seeBalloon } from "./balloon-game.js";
import { balloonRules } from "./rules.js";

const fresh: BalloonGame = { prizes: [2, 5, 7, 11], popped: [] };

function play(balloons: readonly number[], game = fresh): BalloonGame {
  return balloons.reduce((current, balloon) => popBalloon(current, balloon) ?? current, game);
}

describe("a game", () => {
  test.each<[string, readonly number[], { won: boolean; goesOn: boolean }]>([
    ["nothing popped", [], { won: false, goesOn: true }],
    ["one prize", [2], { won: false, goesOn: true }],
    ["two prizes", [2, 1, 11], { won: true, goesOn: false }],
    ["six pops, one prize", [1, 3, 4, 6, 8, 2], { won: false, goesOn: false }],
    ["the second prize with the last pop", [1, 3, 4, 6, 2, 5], { won: true, goesOn: false }],
  ])("%s", (_name, balloons, want) => {
    const game = play(balloons);
    expect({ won: isWon(game), goesOn: canContinue(game) }).toEqual(want);
  });
});

describe("popBalloon", () => {
  test.each<[string, readonly number[], number]>([
    ["no balloon 0", [], 0],
    ["no balloon 13", [], 13],
    ["no balloon -1", [], -1],
    ["half a balloon", [], 1.5],
    ["popped before", [3], 3],
    ["won already", [2, 5], 1],
    ["no pops left", [1, 3, 4, 6, 8, 9], 10],
  ])("not legal: %s", (_name, balloons, balloon) => {
    expect(popBalloon(play(balloons), balloon)).toBeUndefined();
  });
});

test("a balloon tells what it hides only once it is popped", () => {
  const game = play([2, 3]);
  expect([2, 3, 5, 0].map((balloon) => seeBalloon(game, balloon))).toEqual(["prize", "empty", "whole", "whole"]);
});

describe("laws", () => {
  test("every seed hides the right number of different prizes on the field, always the same", () => {
    fc.assert(
      fc.property(fc.nat(0xffffffff), (seed) => {
        const { prizes } = newBalloonGame(seed);
        expect(new Set(prizes).size).toBe(balloonRules.prizes);
        expect(prizes.every((balloon) => balloon >= 1 && balloon <= balloonRules.balloons)).toBe(true);
        expect(newBalloonGame(seed)).toEqual({ prizes, popped: [] });
      }),
    );
  });

  test("no play takes more than the pops, pops twice, or goes on after a win", () => {
    fc.assert(
      fc.property(
        fc.nat(0xffffffff),
        fc.array(fc.integer({ min: -1, max: 14 }), { maxLength: 40 }),
        (seed, balloons) => {
          const game = play(balloons, newBalloonGame(seed));
          const found = game.popped.filter((balloon) => game.prizes.includes(balloon)).length;
          expect(new Set(game.popped).size).toBe(game.popped.length);
          expect(game.popped.length).toBeLessThanOrEqual(balloonRules.pops);
          expect(found).toBeLessThanOrEqual(balloonRules.prizesToWin);
        },
      ),
    );
  });
});

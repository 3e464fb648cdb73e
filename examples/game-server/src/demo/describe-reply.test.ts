import type { BalloonResult, TileBoard } from "@game-play/api";
import { samples } from "@game-play/api/samples";
import { expect, test } from "@jest/globals";
import { describeBalloonResult, describeEmptyReply, describeTileBoard } from "./describe-reply.js";

const board: TileBoard = {
  Board: Array.from({ length: 8 }, () => Array(8).fill(1)),
  Colors: [1, 2],
  RemainingTime: 60,
  Score: 30,
  Started: false,
  Time: 60,
};
const result: BalloonResult = {
  ...samples.PopBalloonRequest.reply,
  CanContinue: true,
  Id: 3,
  IsPrize: true,
  LegalMovement: true,
  ResultImage: "/images/balloon-prize.svg",
  Win: false,
};

test("good replies are described", () => {
  expect(describeTileBoard(board)).toBe("TileBoard score 30");
  expect(describeBalloonResult(result)).toBe("BalloonResult 3 popped");
  expect(describeEmptyReply({})).toBe("{}");
});

test.each<[string, Partial<TileBoard>]>([
  ["a missing board", { Board: null }],
  ["a short row", { Board: [[1], ...(board.Board ?? []).slice(1)] }],
  ["an unknown colour", { Colors: [2] }],
  ["an odd score", { Score: 7 }],
  ["another clock", { Time: 61 }],
  ["too much time", { RemainingTime: 61 }],
  ["a movement before the start", { LastMovement: "2030-01-01T00:00:00" }],
])("a board with %s is refused", (_name, change) => {
  expect(() => describeTileBoard({ ...board, ...change })).toThrow();
});

test.each<[string, Partial<BalloonResult>]>([
  ["a win that goes on", { Win: true }],
  ["no image", { ResultImage: null }],
  ["an image that contradicts it", { IsPrize: false }],
])("a result with %s is refused", (_name, change) => {
  expect(() => describeBalloonResult({ ...result, ...change })).toThrow();
});

test("an invented member is refused", () => {
  expect(() => describeEmptyReply({ Invented: 1 })).toThrow();
});

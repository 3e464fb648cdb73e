import type { BalloonResult, TileBoard } from "@game-play/api";
import type { OpenContent } from "@stubwright/runtime";
import { tileRules } from "../lucky-tiles/rules.js";

/** Says what a board shows; throws when it is not a board of Lucky Tiles. */
export function describeTileBoard(board: TileBoard): string {
  const rows = board.Board ?? [];
  const full = rows.length === tileRules.rows && rows.every((row) => row.length === tileRules.columns);
  expectTrue(full, "the board is not 8 by 8");
  expectTrue(
    rows.flat().every((color) => board.Colors?.includes(color)),
    "the board has a colour that Colors lacks",
  );
  expectTrue(board.Score >= 0 && board.Score % 10 === 0, "the score is not one of the game's");
  expectTrue(board.Time === tileRules.seconds, "the clock is not the game's");
  expectTrue(board.RemainingTime >= 0 && board.RemainingTime <= board.Time, "the clock is out of range");
  expectTrue(board.Started === (typeof board.LastMovement === "string"), "Started and LastMovement disagree");
  return `TileBoard score ${board.Score}`;
}

/** Says what a pop did; throws when the members contradict each other. */
export function describeBalloonResult(result: BalloonResult): string {
  expectTrue(!(result.Win && result.CanContinue), "a won game goes on");
  expectTrue(
    /^\/images\/balloon-(prize|empty|whole)\.svg$/.test(result.ResultImage ?? ""),
    "the image is not one of ours",
  );
  expectTrue(result.IsPrize === result.ResultImage?.includes("prize"), "IsPrize and ResultImage disagree");
  return `BalloonResult ${result.Id} ${result.LegalMovement ? "popped" : "as it was"}`;
}

/** Says that a reply is empty; throws when it has members, for nobody knows any. */
export function describeEmptyReply(reply: OpenContent): string {
  expectTrue(Object.keys(reply).length === 0, "the reply has members that nobody knows");
  return "{}";
}

function expectTrue(fact: boolean | undefined, complaint: string): void {
  if (fact !== true) throw new Error(complaint);
}

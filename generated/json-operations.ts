// Generated from game-play.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonOneWayOperation, JsonRequestReplyOperation } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import type * as types from "./types.js";

/** Returns the board of a tile-matching game. */
export const matchTilesPerformanceRequest: JsonRequestReplyOperation<
  types.MatchTilesPerformanceRequest,
  types.TileBoard
> = {
  kind: "request-reply",
  name: "MatchTilesPerformanceRequest",
  request: { encodeJson: json.encodeMatchTilesPerformanceRequest },
  reply: { decodeJson: json.decodeTileBoard },
};

/** Purpose and fields not documented. */
export const matchTilesRequest: JsonRequestReplyOperation<types.MatchTilesRequest, types.MatchTilesRequestResponse> = {
  kind: "request-reply",
  name: "MatchTilesRequest",
  request: { encodeJson: json.encodeMatchTilesRequest },
  reply: { decodeJson: json.decodeMatchTilesRequestResponse },
};

/** Returns the result of popping a balloon. */
export const popBalloonRequest: JsonRequestReplyOperation<types.PopBalloonRequest, types.BalloonResult> = {
  kind: "request-reply",
  name: "PopBalloonRequest",
  request: { encodeJson: json.encodePopBalloonRequest },
  reply: { decodeJson: json.decodeBalloonResult },
};

/** Purpose and fields not documented. */
export const stepRequest: JsonRequestReplyOperation<types.StepRequest, types.StepRequestResponse> = {
  kind: "request-reply",
  name: "StepRequest",
  request: { encodeJson: json.encodeStepRequest },
  reply: { decodeJson: json.decodeStepRequestResponse },
};

/** Purpose and fields not documented. */
export const canPopBalloonRequest: JsonRequestReplyOperation<
  types.CanPopBalloonRequest,
  types.CanPopBalloonRequestResponse
> = {
  kind: "request-reply",
  name: "CanPopBalloonRequest",
  request: { encodeJson: json.encodeCanPopBalloonRequest },
  reply: { decodeJson: json.decodeCanPopBalloonRequestResponse },
};

/** Purpose and fields not documented. */
export const choosePrize: JsonOneWayOperation<types.ChoosePrize> = {
  kind: "one-way",
  name: "ChoosePrize",
  request: { encodeJson: json.encodeChoosePrize },
};

/** Purpose and fields not documented. */
export const performanceNicknameRequest: JsonOneWayOperation<types.PerformanceNicknameRequest> = {
  kind: "one-way",
  name: "PerformanceNicknameRequest",
  request: { encodeJson: json.encodePerformanceNicknameRequest },
};

/** Purpose and fields not documented. */
export const performanceFastPlayRequest: JsonOneWayOperation<types.PerformanceFastPlayRequest> = {
  kind: "one-way",
  name: "PerformanceFastPlayRequest",
  request: { encodeJson: json.encodePerformanceFastPlayRequest },
};

/** Purpose and fields not documented. */
export const initStateRequest: JsonOneWayOperation<types.InitStateRequest> = {
  kind: "one-way",
  name: "InitStateRequest",
  request: { encodeJson: json.encodeInitStateRequest },
};

/** Purpose and fields not documented. */
export const checkStateRequest: JsonOneWayOperation<types.CheckStateRequest> = {
  kind: "one-way",
  name: "CheckStateRequest",
  request: { encodeJson: json.encodeCheckStateRequest },
};

/** Purpose and fields not documented. */
export const replyRequest: JsonOneWayOperation<types.ReplyRequest> = {
  kind: "one-way",
  name: "ReplyRequest",
  request: { encodeJson: json.encodeReplyRequest },
};

/** Purpose and fields not documented. */
export const levelCompleteRequest: JsonOneWayOperation<types.LevelCompleteRequest> = {
  kind: "one-way",
  name: "LevelCompleteRequest",
  request: { encodeJson: json.encodeLevelCompleteRequest },
};

/** Purpose and fields not documented. */
export const simulateFastPlayRequest: JsonOneWayOperation<types.SimulateFastPlayRequest> = {
  kind: "one-way",
  name: "SimulateFastPlayRequest",
  request: { encodeJson: json.encodeSimulateFastPlayRequest },
};

/** Purpose and fields not documented. */
export const simulateUnityPlayRequest: JsonOneWayOperation<types.SimulateUnityPlayRequest> = {
  kind: "one-way",
  name: "SimulateUnityPlayRequest",
  request: { encodeJson: json.encodeSimulateUnityPlayRequest },
};

/** Purpose and fields not documented. */
export const gameCompleteRequest: JsonOneWayOperation<types.GameCompleteRequest> = {
  kind: "one-way",
  name: "GameCompleteRequest",
  request: { encodeJson: json.encodeGameCompleteRequest },
};

/** Purpose and fields not documented. */
export const partialStateProgressRequest: JsonOneWayOperation<types.PartialStateProgressRequest> = {
  kind: "one-way",
  name: "PartialStateProgressRequest",
  request: { encodeJson: json.encodePartialStateProgressRequest },
};

/** Purpose and fields not documented. */
export const rateStarRequest: JsonOneWayOperation<types.RateStarRequest> = {
  kind: "one-way",
  name: "RateStarRequest",
  request: { encodeJson: json.encodeRateStarRequest },
};

/** Purpose and fields not documented. */
export const rateFeedbackRequest: JsonOneWayOperation<types.RateFeedbackRequest> = {
  kind: "one-way",
  name: "RateFeedbackRequest",
  request: { encodeJson: json.encodeRateFeedbackRequest },
};

/** Purpose and fields not documented. */
export const spinRequest: JsonOneWayOperation<types.SpinRequest> = {
  kind: "one-way",
  name: "SpinRequest",
  request: { encodeJson: json.encodeSpinRequest },
};

/** Purpose and fields not documented. */
export const slotRequest: JsonOneWayOperation<types.SlotRequest> = {
  kind: "one-way",
  name: "SlotRequest",
  request: { encodeJson: json.encodeSlotRequest },
};

/** Purpose and fields not documented. */
export const playRequest: JsonOneWayOperation<types.PlayRequest> = {
  kind: "one-way",
  name: "PlayRequest",
  request: { encodeJson: json.encodePlayRequest },
};

/** Purpose and fields not documented. */
export const offlineRequest: JsonOneWayOperation<types.OfflineRequest> = {
  kind: "one-way",
  name: "OfflineRequest",
  request: { encodeJson: json.encodeOfflineRequest },
};

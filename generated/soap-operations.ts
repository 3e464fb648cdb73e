// Generated from game-play.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SoapOneWayOperation, SoapRequestReplyOperation } from "@stubwright/runtime/codec";
import { typesNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** Returns the board of a tile-matching game. */
export const matchTilesPerformanceRequest: SoapRequestReplyOperation<
  types.MatchTilesPerformanceRequest,
  types.TileBoard
> = {
  kind: "request-reply",
  name: "MatchTilesPerformanceRequest",
  soapAction: "urn:game-play:types/MatchTilesPerformanceRequest",
  request: {
    element: { namespace: typesNamespace, name: "MatchTilesPerformanceRequest" },
    encodeXml: xml.encodeMatchTilesPerformanceRequest,
  },
  reply: {
    element: { namespace: typesNamespace, name: "MatchTilesPerformanceRequestResponse" },
    decodeXml: xml.decodeTileBoard,
  },
};

/** Purpose and fields not documented. */
export const matchTilesRequest: SoapRequestReplyOperation<types.MatchTilesRequest, types.MatchTilesRequestResponse> = {
  kind: "request-reply",
  name: "MatchTilesRequest",
  soapAction: "urn:game-play:types/MatchTilesRequest",
  request: {
    element: { namespace: typesNamespace, name: "MatchTilesRequest" },
    encodeXml: xml.encodeMatchTilesRequest,
  },
  reply: {
    element: { namespace: typesNamespace, name: "MatchTilesRequestResponse" },
    decodeXml: xml.decodeMatchTilesRequestResponse,
  },
};

/** Returns the result of popping a balloon. */
export const popBalloonRequest: SoapRequestReplyOperation<types.PopBalloonRequest, types.BalloonResult> = {
  kind: "request-reply",
  name: "PopBalloonRequest",
  soapAction: "urn:game-play:types/PopBalloonRequest",
  request: {
    element: { namespace: typesNamespace, name: "PopBalloonRequest" },
    encodeXml: xml.encodePopBalloonRequest,
  },
  reply: {
    element: { namespace: typesNamespace, name: "PopBalloonRequestResponse" },
    decodeXml: xml.decodeBalloonResult,
  },
};

/** Purpose and fields not documented. */
export const stepRequest: SoapRequestReplyOperation<types.StepRequest, types.StepRequestResponse> = {
  kind: "request-reply",
  name: "StepRequest",
  soapAction: "urn:game-play:types/StepRequest",
  request: {
    element: { namespace: typesNamespace, name: "StepRequest" },
    encodeXml: xml.encodeStepRequest,
  },
  reply: {
    element: { namespace: typesNamespace, name: "StepRequestResponse" },
    decodeXml: xml.decodeStepRequestResponse,
  },
};

/** Purpose and fields not documented. */
export const canPopBalloonRequest: SoapRequestReplyOperation<
  types.CanPopBalloonRequest,
  types.CanPopBalloonRequestResponse
> = {
  kind: "request-reply",
  name: "CanPopBalloonRequest",
  soapAction: "urn:game-play:types/CanPopBalloonRequest",
  request: {
    element: { namespace: typesNamespace, name: "CanPopBalloonRequest" },
    encodeXml: xml.encodeCanPopBalloonRequest,
  },
  reply: {
    element: { namespace: typesNamespace, name: "CanPopBalloonRequestResponse" },
    decodeXml: xml.decodeCanPopBalloonRequestResponse,
  },
};

/** Purpose and fields not documented. */
export const choosePrize: SoapOneWayOperation<types.ChoosePrize> = {
  kind: "one-way",
  name: "ChoosePrize",
  soapAction: "urn:game-play:types/ChoosePrize",
  request: {
    element: { namespace: typesNamespace, name: "ChoosePrize" },
    encodeXml: xml.encodeChoosePrize,
  },
};

/** Purpose and fields not documented. */
export const performanceNicknameRequest: SoapOneWayOperation<types.PerformanceNicknameRequest> = {
  kind: "one-way",
  name: "PerformanceNicknameRequest",
  soapAction: "urn:game-play:types/PerformanceNicknameRequest",
  request: {
    element: { namespace: typesNamespace, name: "PerformanceNicknameRequest" },
    encodeXml: xml.encodePerformanceNicknameRequest,
  },
};

/** Purpose and fields not documented. */
export const performanceFastPlayRequest: SoapOneWayOperation<types.PerformanceFastPlayRequest> = {
  kind: "one-way",
  name: "PerformanceFastPlayRequest",
  soapAction: "urn:game-play:types/PerformanceFastPlayRequest",
  request: {
    element: { namespace: typesNamespace, name: "PerformanceFastPlayRequest" },
    encodeXml: xml.encodePerformanceFastPlayRequest,
  },
};

/** Purpose and fields not documented. */
export const initStateRequest: SoapOneWayOperation<types.InitStateRequest> = {
  kind: "one-way",
  name: "InitStateRequest",
  soapAction: "urn:game-play:types/InitStateRequest",
  request: {
    element: { namespace: typesNamespace, name: "InitStateRequest" },
    encodeXml: xml.encodeInitStateRequest,
  },
};

/** Purpose and fields not documented. */
export const checkStateRequest: SoapOneWayOperation<types.CheckStateRequest> = {
  kind: "one-way",
  name: "CheckStateRequest",
  soapAction: "urn:game-play:types/CheckStateRequest",
  request: {
    element: { namespace: typesNamespace, name: "CheckStateRequest" },
    encodeXml: xml.encodeCheckStateRequest,
  },
};

/** Purpose and fields not documented. */
export const replyRequest: SoapOneWayOperation<types.ReplyRequest> = {
  kind: "one-way",
  name: "ReplyRequest",
  soapAction: "urn:game-play:types/ReplyRequest",
  request: {
    element: { namespace: typesNamespace, name: "ReplyRequest" },
    encodeXml: xml.encodeReplyRequest,
  },
};

/** Purpose and fields not documented. */
export const levelCompleteRequest: SoapOneWayOperation<types.LevelCompleteRequest> = {
  kind: "one-way",
  name: "LevelCompleteRequest",
  soapAction: "urn:game-play:types/LevelCompleteRequest",
  request: {
    element: { namespace: typesNamespace, name: "LevelCompleteRequest" },
    encodeXml: xml.encodeLevelCompleteRequest,
  },
};

/** Purpose and fields not documented. */
export const simulateFastPlayRequest: SoapOneWayOperation<types.SimulateFastPlayRequest> = {
  kind: "one-way",
  name: "SimulateFastPlayRequest",
  soapAction: "urn:game-play:types/SimulateFastPlayRequest",
  request: {
    element: { namespace: typesNamespace, name: "SimulateFastPlayRequest" },
    encodeXml: xml.encodeSimulateFastPlayRequest,
  },
};

/** Purpose and fields not documented. */
export const simulateUnityPlayRequest: SoapOneWayOperation<types.SimulateUnityPlayRequest> = {
  kind: "one-way",
  name: "SimulateUnityPlayRequest",
  soapAction: "urn:game-play:types/SimulateUnityPlayRequest",
  request: {
    element: { namespace: typesNamespace, name: "SimulateUnityPlayRequest" },
    encodeXml: xml.encodeSimulateUnityPlayRequest,
  },
};

/** Purpose and fields not documented. */
export const gameCompleteRequest: SoapOneWayOperation<types.GameCompleteRequest> = {
  kind: "one-way",
  name: "GameCompleteRequest",
  soapAction: "urn:game-play:types/GameCompleteRequest",
  request: {
    element: { namespace: typesNamespace, name: "GameCompleteRequest" },
    encodeXml: xml.encodeGameCompleteRequest,
  },
};

/** Purpose and fields not documented. */
export const partialStateProgressRequest: SoapOneWayOperation<types.PartialStateProgressRequest> = {
  kind: "one-way",
  name: "PartialStateProgressRequest",
  soapAction: "urn:game-play:types/PartialStateProgressRequest",
  request: {
    element: { namespace: typesNamespace, name: "PartialStateProgressRequest" },
    encodeXml: xml.encodePartialStateProgressRequest,
  },
};

/** Purpose and fields not documented. */
export const rateStarRequest: SoapOneWayOperation<types.RateStarRequest> = {
  kind: "one-way",
  name: "RateStarRequest",
  soapAction: "urn:game-play:types/RateStarRequest",
  request: {
    element: { namespace: typesNamespace, name: "RateStarRequest" },
    encodeXml: xml.encodeRateStarRequest,
  },
};

/** Purpose and fields not documented. */
export const rateFeedbackRequest: SoapOneWayOperation<types.RateFeedbackRequest> = {
  kind: "one-way",
  name: "RateFeedbackRequest",
  soapAction: "urn:game-play:types/RateFeedbackRequest",
  request: {
    element: { namespace: typesNamespace, name: "RateFeedbackRequest" },
    encodeXml: xml.encodeRateFeedbackRequest,
  },
};

/** Purpose and fields not documented. */
export const spinRequest: SoapOneWayOperation<types.SpinRequest> = {
  kind: "one-way",
  name: "SpinRequest",
  soapAction: "urn:game-play:types/SpinRequest",
  request: {
    element: { namespace: typesNamespace, name: "SpinRequest" },
    encodeXml: xml.encodeSpinRequest,
  },
};

/** Purpose and fields not documented. */
export const slotRequest: SoapOneWayOperation<types.SlotRequest> = {
  kind: "one-way",
  name: "SlotRequest",
  soapAction: "urn:game-play:types/SlotRequest",
  request: {
    element: { namespace: typesNamespace, name: "SlotRequest" },
    encodeXml: xml.encodeSlotRequest,
  },
};

/** Purpose and fields not documented. */
export const playRequest: SoapOneWayOperation<types.PlayRequest> = {
  kind: "one-way",
  name: "PlayRequest",
  soapAction: "urn:game-play:types/PlayRequest",
  request: {
    element: { namespace: typesNamespace, name: "PlayRequest" },
    encodeXml: xml.encodePlayRequest,
  },
};

/** Purpose and fields not documented. */
export const offlineRequest: SoapOneWayOperation<types.OfflineRequest> = {
  kind: "one-way",
  name: "OfflineRequest",
  soapAction: "urn:game-play:types/OfflineRequest",
  request: {
    element: { namespace: typesNamespace, name: "OfflineRequest" },
    encodeXml: xml.encodeOfflineRequest,
  },
};

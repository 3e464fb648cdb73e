// Generated from game-play.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { OneWayOperation, RequestReplyOperation } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import { typesNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** Returns the board of a tile-matching game. */
export const matchTilesPerformanceRequest: RequestReplyOperation<types.MatchTilesPerformanceRequest, types.TileBoard> =
  {
    kind: "request-reply",
    name: "MatchTilesPerformanceRequest",
    soapAction: "urn:game-play:types/MatchTilesPerformanceRequest",
    routes: [{ method: "*", path: "/luckyTilesPerformance/match/{Guid}" }],
    request: {
      element: { namespace: typesNamespace, name: "MatchTilesPerformanceRequest" },
      decodeXml: xml.decodeMatchTilesPerformanceRequest,
      encodeXml: xml.encodeMatchTilesPerformanceRequest,
      decodeJson: json.decodeMatchTilesPerformanceRequest,
      encodeJson: json.encodeMatchTilesPerformanceRequest,
    },
    reply: {
      element: {
        namespace: typesNamespace,
        name: "MatchTilesPerformanceRequestResponse",
        declarations: 'xmlns="urn:game-play:types" xmlns:a="http://schemas.microsoft.com/2003/10/Serialization/Arrays"',
      },
      decodeXml: xml.decodeTileBoard,
      encodeXml: xml.encodeTileBoard,
      decodeJson: json.decodeTileBoard,
      encodeJson: json.encodeTileBoard,
    },
  };

/** Purpose and fields not documented. */
export const matchTilesRequest: RequestReplyOperation<types.MatchTilesRequest, types.MatchTilesRequestResponse> = {
  kind: "request-reply",
  name: "MatchTilesRequest",
  soapAction: "urn:game-play:types/MatchTilesRequest",
  routes: [],
  request: {
    element: { namespace: typesNamespace, name: "MatchTilesRequest" },
    decodeXml: xml.decodeMatchTilesRequest,
    encodeXml: xml.encodeMatchTilesRequest,
    decodeJson: json.decodeMatchTilesRequest,
    encodeJson: json.encodeMatchTilesRequest,
  },
  reply: {
    element: { namespace: typesNamespace, name: "MatchTilesRequestResponse" },
    decodeXml: xml.decodeMatchTilesRequestResponse,
    encodeXml: xml.encodeMatchTilesRequestResponse,
    decodeJson: json.decodeMatchTilesRequestResponse,
    encodeJson: json.encodeMatchTilesRequestResponse,
  },
};

/** Returns the result of popping a balloon. */
export const popBalloonRequest: RequestReplyOperation<types.PopBalloonRequest, types.BalloonResult> = {
  kind: "request-reply",
  name: "PopBalloonRequest",
  soapAction: "urn:game-play:types/PopBalloonRequest",
  routes: [{ method: "POST", path: "/popballoon/{Guid}" }],
  request: {
    element: { namespace: typesNamespace, name: "PopBalloonRequest" },
    decodeXml: xml.decodePopBalloonRequest,
    encodeXml: xml.encodePopBalloonRequest,
    decodeJson: json.decodePopBalloonRequest,
    encodeJson: json.encodePopBalloonRequest,
  },
  reply: {
    element: { namespace: typesNamespace, name: "PopBalloonRequestResponse" },
    decodeXml: xml.decodeBalloonResult,
    encodeXml: xml.encodeBalloonResult,
    decodeJson: json.decodeBalloonResult,
    encodeJson: json.encodeBalloonResult,
  },
};

/** Purpose and fields not documented. */
export const stepRequest: RequestReplyOperation<types.StepRequest, types.StepRequestResponse> = {
  kind: "request-reply",
  name: "StepRequest",
  soapAction: "urn:game-play:types/StepRequest",
  routes: [],
  request: {
    element: { namespace: typesNamespace, name: "StepRequest" },
    decodeXml: xml.decodeStepRequest,
    encodeXml: xml.encodeStepRequest,
    decodeJson: json.decodeStepRequest,
    encodeJson: json.encodeStepRequest,
  },
  reply: {
    element: { namespace: typesNamespace, name: "StepRequestResponse" },
    decodeXml: xml.decodeStepRequestResponse,
    encodeXml: xml.encodeStepRequestResponse,
    decodeJson: json.decodeStepRequestResponse,
    encodeJson: json.encodeStepRequestResponse,
  },
};

/** Purpose and fields not documented. */
export const canPopBalloonRequest: RequestReplyOperation<
  types.CanPopBalloonRequest,
  types.CanPopBalloonRequestResponse
> = {
  kind: "request-reply",
  name: "CanPopBalloonRequest",
  soapAction: "urn:game-play:types/CanPopBalloonRequest",
  routes: [],
  request: {
    element: { namespace: typesNamespace, name: "CanPopBalloonRequest" },
    decodeXml: xml.decodeCanPopBalloonRequest,
    encodeXml: xml.encodeCanPopBalloonRequest,
    decodeJson: json.decodeCanPopBalloonRequest,
    encodeJson: json.encodeCanPopBalloonRequest,
  },
  reply: {
    element: { namespace: typesNamespace, name: "CanPopBalloonRequestResponse" },
    decodeXml: xml.decodeCanPopBalloonRequestResponse,
    encodeXml: xml.encodeCanPopBalloonRequestResponse,
    decodeJson: json.decodeCanPopBalloonRequestResponse,
    encodeJson: json.encodeCanPopBalloonRequestResponse,
  },
};

/** Purpose and fields not documented. */
export const choosePrize: OneWayOperation<types.ChoosePrize> = {
  kind: "one-way",
  name: "ChoosePrize",
  soapAction: "urn:game-play:types/ChoosePrize",
  routes: [],
  request: {
    element: { namespace: typesNamespace, name: "ChoosePrize" },
    decodeXml: xml.decodeChoosePrize,
    encodeXml: xml.encodeChoosePrize,
    decodeJson: json.decodeChoosePrize,
    encodeJson: json.encodeChoosePrize,
  },
};

/** Purpose and fields not documented. */
export const performanceNicknameRequest: OneWayOperation<types.PerformanceNicknameRequest> = {
  kind: "one-way",
  name: "PerformanceNicknameRequest",
  soapAction: "urn:game-play:types/PerformanceNicknameRequest",
  routes: [],
  request: {
    element: { namespace: typesNamespace, name: "PerformanceNicknameRequest" },
    decodeXml: xml.decodePerformanceNicknameRequest,
    encodeXml: xml.encodePerformanceNicknameRequest,
    decodeJson: json.decodePerformanceNicknameRequest,
    encodeJson: json.encodePerformanceNicknameRequest,
  },
};

/** Purpose and fields not documented. */
export const performanceFastPlayRequest: OneWayOperation<types.PerformanceFastPlayRequest> = {
  kind: "one-way",
  name: "PerformanceFastPlayRequest",
  soapAction: "urn:game-play:types/PerformanceFastPlayRequest",
  routes: [],
  request: {
    element: { namespace: typesNamespace, name: "PerformanceFastPlayRequest" },
    decodeXml: xml.decodePerformanceFastPlayRequest,
    encodeXml: xml.encodePerformanceFastPlayRequest,
    decodeJson: json.decodePerformanceFastPlayRequest,
    encodeJson: json.encodePerformanceFastPlayRequest,
  },
};

/** Purpose and fields not documented. */
export const initStateRequest: OneWayOperation<types.InitStateRequest> = {
  kind: "one-way",
  name: "InitStateRequest",
  soapAction: "urn:game-play:types/InitStateRequest",
  routes: [],
  request: {
    element: { namespace: typesNamespace, name: "InitStateRequest" },
    decodeXml: xml.decodeInitStateRequest,
    encodeXml: xml.encodeInitStateRequest,
    decodeJson: json.decodeInitStateRequest,
    encodeJson: json.encodeInitStateRequest,
  },
};

/** Purpose and fields not documented. */
export const checkStateRequest: OneWayOperation<types.CheckStateRequest> = {
  kind: "one-way",
  name: "CheckStateRequest",
  soapAction: "urn:game-play:types/CheckStateRequest",
  routes: [],
  request: {
    element: { namespace: typesNamespace, name: "CheckStateRequest" },
    decodeXml: xml.decodeCheckStateRequest,
    encodeXml: xml.encodeCheckStateRequest,
    decodeJson: json.decodeCheckStateRequest,
    encodeJson: json.encodeCheckStateRequest,
  },
};

/** Purpose and fields not documented. */
export const replyRequest: OneWayOperation<types.ReplyRequest> = {
  kind: "one-way",
  name: "ReplyRequest",
  soapAction: "urn:game-play:types/ReplyRequest",
  routes: [],
  request: {
    element: { namespace: typesNamespace, name: "ReplyRequest" },
    decodeXml: xml.decodeReplyRequest,
    encodeXml: xml.encodeReplyRequest,
    decodeJson: json.decodeReplyRequest,
    encodeJson: json.encodeReplyRequest,
  },
};

/** Purpose and fields not documented. */
export const levelCompleteRequest: OneWayOperation<types.LevelCompleteRequest> = {
  kind: "one-way",
  name: "LevelCompleteRequest",
  soapAction: "urn:game-play:types/LevelCompleteRequest",
  routes: [],
  request: {
    element: { namespace: typesNamespace, name: "LevelCompleteRequest" },
    decodeXml: xml.decodeLevelCompleteRequest,
    encodeXml: xml.encodeLevelCompleteRequest,
    decodeJson: json.decodeLevelCompleteRequest,
    encodeJson: json.encodeLevelCompleteRequest,
  },
};

/** Purpose and fields not documented. */
export const simulateFastPlayRequest: OneWayOperation<types.SimulateFastPlayRequest> = {
  kind: "one-way",
  name: "SimulateFastPlayRequest",
  soapAction: "urn:game-play:types/SimulateFastPlayRequest",
  routes: [],
  request: {
    element: { namespace: typesNamespace, name: "SimulateFastPlayRequest" },
    decodeXml: xml.decodeSimulateFastPlayRequest,
    encodeXml: xml.encodeSimulateFastPlayRequest,
    decodeJson: json.decodeSimulateFastPlayRequest,
    encodeJson: json.encodeSimulateFastPlayRequest,
  },
};

/** Purpose and fields not documented. */
export const simulateUnityPlayRequest: OneWayOperation<types.SimulateUnityPlayRequest> = {
  kind: "one-way",
  name: "SimulateUnityPlayRequest",
  soapAction: "urn:game-play:types/SimulateUnityPlayRequest",
  routes: [],
  request: {
    element: { namespace: typesNamespace, name: "SimulateUnityPlayRequest" },
    decodeXml: xml.decodeSimulateUnityPlayRequest,
    encodeXml: xml.encodeSimulateUnityPlayRequest,
    decodeJson: json.decodeSimulateUnityPlayRequest,
    encodeJson: json.encodeSimulateUnityPlayRequest,
  },
};

/** Purpose and fields not documented. */
export const gameCompleteRequest: OneWayOperation<types.GameCompleteRequest> = {
  kind: "one-way",
  name: "GameCompleteRequest",
  soapAction: "urn:game-play:types/GameCompleteRequest",
  routes: [],
  request: {
    element: { namespace: typesNamespace, name: "GameCompleteRequest" },
    decodeXml: xml.decodeGameCompleteRequest,
    encodeXml: xml.encodeGameCompleteRequest,
    decodeJson: json.decodeGameCompleteRequest,
    encodeJson: json.encodeGameCompleteRequest,
  },
};

/** Purpose and fields not documented. */
export const partialStateProgressRequest: OneWayOperation<types.PartialStateProgressRequest> = {
  kind: "one-way",
  name: "PartialStateProgressRequest",
  soapAction: "urn:game-play:types/PartialStateProgressRequest",
  routes: [],
  request: {
    element: { namespace: typesNamespace, name: "PartialStateProgressRequest" },
    decodeXml: xml.decodePartialStateProgressRequest,
    encodeXml: xml.encodePartialStateProgressRequest,
    decodeJson: json.decodePartialStateProgressRequest,
    encodeJson: json.encodePartialStateProgressRequest,
  },
};

/** Purpose and fields not documented. */
export const rateStarRequest: OneWayOperation<types.RateStarRequest> = {
  kind: "one-way",
  name: "RateStarRequest",
  soapAction: "urn:game-play:types/RateStarRequest",
  routes: [],
  request: {
    element: { namespace: typesNamespace, name: "RateStarRequest" },
    decodeXml: xml.decodeRateStarRequest,
    encodeXml: xml.encodeRateStarRequest,
    decodeJson: json.decodeRateStarRequest,
    encodeJson: json.encodeRateStarRequest,
  },
};

/** Purpose and fields not documented. */
export const rateFeedbackRequest: OneWayOperation<types.RateFeedbackRequest> = {
  kind: "one-way",
  name: "RateFeedbackRequest",
  soapAction: "urn:game-play:types/RateFeedbackRequest",
  routes: [],
  request: {
    element: { namespace: typesNamespace, name: "RateFeedbackRequest" },
    decodeXml: xml.decodeRateFeedbackRequest,
    encodeXml: xml.encodeRateFeedbackRequest,
    decodeJson: json.decodeRateFeedbackRequest,
    encodeJson: json.encodeRateFeedbackRequest,
  },
};

/** Purpose and fields not documented. */
export const spinRequest: OneWayOperation<types.SpinRequest> = {
  kind: "one-way",
  name: "SpinRequest",
  soapAction: "urn:game-play:types/SpinRequest",
  routes: [],
  request: {
    element: { namespace: typesNamespace, name: "SpinRequest" },
    decodeXml: xml.decodeSpinRequest,
    encodeXml: xml.encodeSpinRequest,
    decodeJson: json.decodeSpinRequest,
    encodeJson: json.encodeSpinRequest,
  },
};

/** Purpose and fields not documented. */
export const slotRequest: OneWayOperation<types.SlotRequest> = {
  kind: "one-way",
  name: "SlotRequest",
  soapAction: "urn:game-play:types/SlotRequest",
  routes: [],
  request: {
    element: { namespace: typesNamespace, name: "SlotRequest" },
    decodeXml: xml.decodeSlotRequest,
    encodeXml: xml.encodeSlotRequest,
    decodeJson: json.decodeSlotRequest,
    encodeJson: json.encodeSlotRequest,
  },
};

/** Purpose and fields not documented. */
export const playRequest: OneWayOperation<types.PlayRequest> = {
  kind: "one-way",
  name: "PlayRequest",
  soapAction: "urn:game-play:types/PlayRequest",
  routes: [],
  request: {
    element: { namespace: typesNamespace, name: "PlayRequest" },
    decodeXml: xml.decodePlayRequest,
    encodeXml: xml.encodePlayRequest,
    decodeJson: json.decodePlayRequest,
    encodeJson: json.encodePlayRequest,
  },
};

/** Purpose and fields not documented. */
export const offlineRequest: OneWayOperation<types.OfflineRequest> = {
  kind: "one-way",
  name: "OfflineRequest",
  soapAction: "urn:game-play:types/OfflineRequest",
  routes: [],
  request: {
    element: { namespace: typesNamespace, name: "OfflineRequest" },
    decodeXml: xml.decodeOfflineRequest,
    encodeXml: xml.encodeOfflineRequest,
    decodeJson: json.decodeOfflineRequest,
    encodeJson: json.encodeOfflineRequest,
  },
};

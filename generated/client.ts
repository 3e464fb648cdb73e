// Generated from game-play.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CallOptions, LenientClient, LenientTransport, OneWayTransport, Transport } from "@stubwright/runtime";
import * as json from "./json-operations.js";
import * as soap from "./soap-operations.js";
import type * as types from "./types.js";

/** Every operation of the contract over one transport: JSON, SOAP or in-process. */
export interface GamePlayClient {
  /**
   * Returns the board of a tile-matching game.
   * JSON: `POST /json/reply/MatchTilesPerformanceRequest`, any method on `/luckyTilesPerformance/match/{Guid}`.
   */
  matchTilesPerformanceRequest(
    request: types.MatchTilesPerformanceRequest,
    options?: CallOptions,
  ): Promise<types.TileBoard>;
  /**
   * Purpose and fields not documented.
   * JSON: `POST /json/reply/MatchTilesRequest`.
   */
  matchTilesRequest(request: types.MatchTilesRequest, options?: CallOptions): Promise<types.MatchTilesRequestResponse>;
  /**
   * Returns the result of popping a balloon.
   * JSON: `POST /json/reply/PopBalloonRequest`, `POST /popballoon/{Guid}`.
   */
  popBalloonRequest(request: types.PopBalloonRequest, options?: CallOptions): Promise<types.BalloonResult>;
  /**
   * Purpose and fields not documented.
   * JSON: `POST /json/reply/StepRequest`.
   */
  stepRequest(request: types.StepRequest, options?: CallOptions): Promise<types.StepRequestResponse>;
  /**
   * Purpose and fields not documented.
   * JSON: `POST /json/reply/CanPopBalloonRequest`.
   */
  canPopBalloonRequest(
    request: types.CanPopBalloonRequest,
    options?: CallOptions,
  ): Promise<types.CanPopBalloonRequestResponse>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/ChoosePrize`.
   */
  choosePrize(request: types.ChoosePrize, options?: CallOptions): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/PerformanceNicknameRequest`.
   */
  performanceNicknameRequest(request: types.PerformanceNicknameRequest, options?: CallOptions): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/PerformanceFastPlayRequest`.
   */
  performanceFastPlayRequest(request: types.PerformanceFastPlayRequest, options?: CallOptions): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/InitStateRequest`.
   */
  initStateRequest(request: types.InitStateRequest, options?: CallOptions): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/CheckStateRequest`.
   */
  checkStateRequest(request: types.CheckStateRequest, options?: CallOptions): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/ReplyRequest`.
   */
  replyRequest(request: types.ReplyRequest, options?: CallOptions): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/LevelCompleteRequest`.
   */
  levelCompleteRequest(request: types.LevelCompleteRequest, options?: CallOptions): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/SimulateFastPlayRequest`.
   */
  simulateFastPlayRequest(request: types.SimulateFastPlayRequest, options?: CallOptions): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/SimulateUnityPlayRequest`.
   */
  simulateUnityPlayRequest(request: types.SimulateUnityPlayRequest, options?: CallOptions): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/GameCompleteRequest`.
   */
  gameCompleteRequest(request: types.GameCompleteRequest, options?: CallOptions): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/PartialStateProgressRequest`.
   */
  partialStateProgressRequest(request: types.PartialStateProgressRequest, options?: CallOptions): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/RateStarRequest`.
   */
  rateStarRequest(request: types.RateStarRequest, options?: CallOptions): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/RateFeedbackRequest`.
   */
  rateFeedbackRequest(request: types.RateFeedbackRequest, options?: CallOptions): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/SpinRequest`.
   */
  spinRequest(request: types.SpinRequest, options?: CallOptions): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/SlotRequest`.
   */
  slotRequest(request: types.SlotRequest, options?: CallOptions): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/PlayRequest`.
   */
  playRequest(request: types.PlayRequest, options?: CallOptions): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/OfflineRequest`.
   */
  offlineRequest(request: types.OfflineRequest, options?: CallOptions): Promise<void>;
}

/**
 * Creates a client with a method for each operation. Over a transport that reads leniently, any member of a reply may
 * be absent. If bundle size matters, import the functions below, or only one wire's operations from
 * `json-operations.ts` or `soap-operations.ts`.
 */
export function createGamePlayClient(transport: LenientTransport): LenientClient<GamePlayClient>;
export function createGamePlayClient(transport: Transport): GamePlayClient;
export function createGamePlayClient(transport: Transport): GamePlayClient {
  return {
    matchTilesPerformanceRequest: (request, options) => matchTilesPerformanceRequest(transport, request, options),
    matchTilesRequest: (request, options) => matchTilesRequest(transport, request, options),
    popBalloonRequest: (request, options) => popBalloonRequest(transport, request, options),
    stepRequest: (request, options) => stepRequest(transport, request, options),
    canPopBalloonRequest: (request, options) => canPopBalloonRequest(transport, request, options),
    choosePrize: (request, options) => choosePrize(transport, request, options),
    performanceNicknameRequest: (request, options) => performanceNicknameRequest(transport, request, options),
    performanceFastPlayRequest: (request, options) => performanceFastPlayRequest(transport, request, options),
    initStateRequest: (request, options) => initStateRequest(transport, request, options),
    checkStateRequest: (request, options) => checkStateRequest(transport, request, options),
    replyRequest: (request, options) => replyRequest(transport, request, options),
    levelCompleteRequest: (request, options) => levelCompleteRequest(transport, request, options),
    simulateFastPlayRequest: (request, options) => simulateFastPlayRequest(transport, request, options),
    simulateUnityPlayRequest: (request, options) => simulateUnityPlayRequest(transport, request, options),
    gameCompleteRequest: (request, options) => gameCompleteRequest(transport, request, options),
    partialStateProgressRequest: (request, options) => partialStateProgressRequest(transport, request, options),
    rateStarRequest: (request, options) => rateStarRequest(transport, request, options),
    rateFeedbackRequest: (request, options) => rateFeedbackRequest(transport, request, options),
    spinRequest: (request, options) => spinRequest(transport, request, options),
    slotRequest: (request, options) => slotRequest(transport, request, options),
    playRequest: (request, options) => playRequest(transport, request, options),
    offlineRequest: (request, options) => offlineRequest(transport, request, options),
  };
}

/** Returns the board of a tile-matching game. */
export function matchTilesPerformanceRequest(
  transport: Transport,
  request: types.MatchTilesPerformanceRequest,
  options?: CallOptions,
): Promise<types.TileBoard> {
  const operation = { json: json.matchTilesPerformanceRequest, soap: soap.matchTilesPerformanceRequest };
  return transport.call(operation, request, options);
}

/** Purpose and fields not documented. */
export function matchTilesRequest(
  transport: Transport,
  request: types.MatchTilesRequest,
  options?: CallOptions,
): Promise<types.MatchTilesRequestResponse> {
  const operation = { json: json.matchTilesRequest, soap: soap.matchTilesRequest };
  return transport.call(operation, request, options);
}

/** Returns the result of popping a balloon. */
export function popBalloonRequest(
  transport: Transport,
  request: types.PopBalloonRequest,
  options?: CallOptions,
): Promise<types.BalloonResult> {
  const operation = { json: json.popBalloonRequest, soap: soap.popBalloonRequest };
  return transport.call(operation, request, options);
}

/** Purpose and fields not documented. */
export function stepRequest(
  transport: Transport,
  request: types.StepRequest,
  options?: CallOptions,
): Promise<types.StepRequestResponse> {
  const operation = { json: json.stepRequest, soap: soap.stepRequest };
  return transport.call(operation, request, options);
}

/** Purpose and fields not documented. */
export function canPopBalloonRequest(
  transport: Transport,
  request: types.CanPopBalloonRequest,
  options?: CallOptions,
): Promise<types.CanPopBalloonRequestResponse> {
  const operation = { json: json.canPopBalloonRequest, soap: soap.canPopBalloonRequest };
  return transport.call(operation, request, options);
}

/** Purpose and fields not documented. */
export function choosePrize(
  transport: OneWayTransport,
  request: types.ChoosePrize,
  options?: CallOptions,
): Promise<void> {
  const operation = { json: json.choosePrize, soap: soap.choosePrize };
  return transport.send(operation, request, options);
}

/** Purpose and fields not documented. */
export function performanceNicknameRequest(
  transport: OneWayTransport,
  request: types.PerformanceNicknameRequest,
  options?: CallOptions,
): Promise<void> {
  const operation = { json: json.performanceNicknameRequest, soap: soap.performanceNicknameRequest };
  return transport.send(operation, request, options);
}

/** Purpose and fields not documented. */
export function performanceFastPlayRequest(
  transport: OneWayTransport,
  request: types.PerformanceFastPlayRequest,
  options?: CallOptions,
): Promise<void> {
  const operation = { json: json.performanceFastPlayRequest, soap: soap.performanceFastPlayRequest };
  return transport.send(operation, request, options);
}

/** Purpose and fields not documented. */
export function initStateRequest(
  transport: OneWayTransport,
  request: types.InitStateRequest,
  options?: CallOptions,
): Promise<void> {
  const operation = { json: json.initStateRequest, soap: soap.initStateRequest };
  return transport.send(operation, request, options);
}

/** Purpose and fields not documented. */
export function checkStateRequest(
  transport: OneWayTransport,
  request: types.CheckStateRequest,
  options?: CallOptions,
): Promise<void> {
  const operation = { json: json.checkStateRequest, soap: soap.checkStateRequest };
  return transport.send(operation, request, options);
}

/** Purpose and fields not documented. */
export function replyRequest(
  transport: OneWayTransport,
  request: types.ReplyRequest,
  options?: CallOptions,
): Promise<void> {
  const operation = { json: json.replyRequest, soap: soap.replyRequest };
  return transport.send(operation, request, options);
}

/** Purpose and fields not documented. */
export function levelCompleteRequest(
  transport: OneWayTransport,
  request: types.LevelCompleteRequest,
  options?: CallOptions,
): Promise<void> {
  const operation = { json: json.levelCompleteRequest, soap: soap.levelCompleteRequest };
  return transport.send(operation, request, options);
}

/** Purpose and fields not documented. */
export function simulateFastPlayRequest(
  transport: OneWayTransport,
  request: types.SimulateFastPlayRequest,
  options?: CallOptions,
): Promise<void> {
  const operation = { json: json.simulateFastPlayRequest, soap: soap.simulateFastPlayRequest };
  return transport.send(operation, request, options);
}

/** Purpose and fields not documented. */
export function simulateUnityPlayRequest(
  transport: OneWayTransport,
  request: types.SimulateUnityPlayRequest,
  options?: CallOptions,
): Promise<void> {
  const operation = { json: json.simulateUnityPlayRequest, soap: soap.simulateUnityPlayRequest };
  return transport.send(operation, request, options);
}

/** Purpose and fields not documented. */
export function gameCompleteRequest(
  transport: OneWayTransport,
  request: types.GameCompleteRequest,
  options?: CallOptions,
): Promise<void> {
  const operation = { json: json.gameCompleteRequest, soap: soap.gameCompleteRequest };
  return transport.send(operation, request, options);
}

/** Purpose and fields not documented. */
export function partialStateProgressRequest(
  transport: OneWayTransport,
  request: types.PartialStateProgressRequest,
  options?: CallOptions,
): Promise<void> {
  const operation = { json: json.partialStateProgressRequest, soap: soap.partialStateProgressRequest };
  return transport.send(operation, request, options);
}

/** Purpose and fields not documented. */
export function rateStarRequest(
  transport: OneWayTransport,
  request: types.RateStarRequest,
  options?: CallOptions,
): Promise<void> {
  const operation = { json: json.rateStarRequest, soap: soap.rateStarRequest };
  return transport.send(operation, request, options);
}

/** Purpose and fields not documented. */
export function rateFeedbackRequest(
  transport: OneWayTransport,
  request: types.RateFeedbackRequest,
  options?: CallOptions,
): Promise<void> {
  const operation = { json: json.rateFeedbackRequest, soap: soap.rateFeedbackRequest };
  return transport.send(operation, request, options);
}

/** Purpose and fields not documented. */
export function spinRequest(
  transport: OneWayTransport,
  request: types.SpinRequest,
  options?: CallOptions,
): Promise<void> {
  const operation = { json: json.spinRequest, soap: soap.spinRequest };
  return transport.send(operation, request, options);
}

/** Purpose and fields not documented. */
export function slotRequest(
  transport: OneWayTransport,
  request: types.SlotRequest,
  options?: CallOptions,
): Promise<void> {
  const operation = { json: json.slotRequest, soap: soap.slotRequest };
  return transport.send(operation, request, options);
}

/** Purpose and fields not documented. */
export function playRequest(
  transport: OneWayTransport,
  request: types.PlayRequest,
  options?: CallOptions,
): Promise<void> {
  const operation = { json: json.playRequest, soap: soap.playRequest };
  return transport.send(operation, request, options);
}

/** Purpose and fields not documented. */
export function offlineRequest(
  transport: OneWayTransport,
  request: types.OfflineRequest,
  options?: CallOptions,
): Promise<void> {
  const operation = { json: json.offlineRequest, soap: soap.offlineRequest };
  return transport.send(operation, request, options);
}

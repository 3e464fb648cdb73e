// Generated from game-play.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type {
  CallContext,
  ContractEndpoint,
  ContractListener,
  FetchHandler,
  Handler,
  ListenerOptions,
} from "@stubwright/runtime/server";
import { createListener, fetchHandler, handle } from "@stubwright/runtime/server";
import * as operations from "./operations.js";
import type * as types from "./types.js";

/**
 * The service to implement, with a method for each operation. `createGamePlayListener` or `createGamePlayHandler`
 * serves it over HTTP.
 */
export interface GamePlayService {
  /**
   * Returns the board of a tile-matching game.
   * JSON: `POST /json/reply/MatchTilesPerformanceRequest`, any method on `/luckyTilesPerformance/match/{Guid}`.
   */
  matchTilesPerformanceRequest(
    request: types.MatchTilesPerformanceRequest,
    context: CallContext,
  ): Promise<types.TileBoard>;
  /**
   * Purpose and fields not documented.
   * JSON: `POST /json/reply/MatchTilesRequest`.
   */
  matchTilesRequest(request: types.MatchTilesRequest, context: CallContext): Promise<types.MatchTilesRequestResponse>;
  /**
   * Returns the result of popping a balloon.
   * JSON: `POST /json/reply/PopBalloonRequest`, `POST /popballoon/{Guid}`.
   */
  popBalloonRequest(request: types.PopBalloonRequest, context: CallContext): Promise<types.BalloonResult>;
  /**
   * Purpose and fields not documented.
   * JSON: `POST /json/reply/StepRequest`.
   */
  stepRequest(request: types.StepRequest, context: CallContext): Promise<types.StepRequestResponse>;
  /**
   * Purpose and fields not documented.
   * JSON: `POST /json/reply/CanPopBalloonRequest`.
   */
  canPopBalloonRequest(
    request: types.CanPopBalloonRequest,
    context: CallContext,
  ): Promise<types.CanPopBalloonRequestResponse>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/ChoosePrize`.
   */
  choosePrize(request: types.ChoosePrize, context: CallContext): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/PerformanceNicknameRequest`.
   */
  performanceNicknameRequest(request: types.PerformanceNicknameRequest, context: CallContext): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/PerformanceFastPlayRequest`.
   */
  performanceFastPlayRequest(request: types.PerformanceFastPlayRequest, context: CallContext): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/InitStateRequest`.
   */
  initStateRequest(request: types.InitStateRequest, context: CallContext): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/CheckStateRequest`.
   */
  checkStateRequest(request: types.CheckStateRequest, context: CallContext): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/ReplyRequest`.
   */
  replyRequest(request: types.ReplyRequest, context: CallContext): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/LevelCompleteRequest`.
   */
  levelCompleteRequest(request: types.LevelCompleteRequest, context: CallContext): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/SimulateFastPlayRequest`.
   */
  simulateFastPlayRequest(request: types.SimulateFastPlayRequest, context: CallContext): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/SimulateUnityPlayRequest`.
   */
  simulateUnityPlayRequest(request: types.SimulateUnityPlayRequest, context: CallContext): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/GameCompleteRequest`.
   */
  gameCompleteRequest(request: types.GameCompleteRequest, context: CallContext): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/PartialStateProgressRequest`.
   */
  partialStateProgressRequest(request: types.PartialStateProgressRequest, context: CallContext): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/RateStarRequest`.
   */
  rateStarRequest(request: types.RateStarRequest, context: CallContext): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/RateFeedbackRequest`.
   */
  rateFeedbackRequest(request: types.RateFeedbackRequest, context: CallContext): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/SpinRequest`.
   */
  spinRequest(request: types.SpinRequest, context: CallContext): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/SlotRequest`.
   */
  slotRequest(request: types.SlotRequest, context: CallContext): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/PlayRequest`.
   */
  playRequest(request: types.PlayRequest, context: CallContext): Promise<void>;
  /**
   * Purpose and fields not documented.
   * One-way. JSON: `POST /json/reply/OfflineRequest`.
   */
  offlineRequest(request: types.OfflineRequest, context: CallContext): Promise<void>;
}

/** Pairs each operation with its method of the service, for the listener or for `createInProcessTransport`. */
export function gamePlayHandlers(service: GamePlayService): readonly Handler[] {
  return [
    handle(operations.matchTilesPerformanceRequest, (request, context) =>
      service.matchTilesPerformanceRequest(request, context),
    ),
    handle(operations.matchTilesRequest, (request, context) => service.matchTilesRequest(request, context)),
    handle(operations.popBalloonRequest, (request, context) => service.popBalloonRequest(request, context)),
    handle(operations.stepRequest, (request, context) => service.stepRequest(request, context)),
    handle(operations.canPopBalloonRequest, (request, context) => service.canPopBalloonRequest(request, context)),
    handle(operations.choosePrize, (request, context) => service.choosePrize(request, context)),
    handle(operations.performanceNicknameRequest, (request, context) =>
      service.performanceNicknameRequest(request, context),
    ),
    handle(operations.performanceFastPlayRequest, (request, context) =>
      service.performanceFastPlayRequest(request, context),
    ),
    handle(operations.initStateRequest, (request, context) => service.initStateRequest(request, context)),
    handle(operations.checkStateRequest, (request, context) => service.checkStateRequest(request, context)),
    handle(operations.replyRequest, (request, context) => service.replyRequest(request, context)),
    handle(operations.levelCompleteRequest, (request, context) => service.levelCompleteRequest(request, context)),
    handle(operations.simulateFastPlayRequest, (request, context) => service.simulateFastPlayRequest(request, context)),
    handle(operations.simulateUnityPlayRequest, (request, context) =>
      service.simulateUnityPlayRequest(request, context),
    ),
    handle(operations.gameCompleteRequest, (request, context) => service.gameCompleteRequest(request, context)),
    handle(operations.partialStateProgressRequest, (request, context) =>
      service.partialStateProgressRequest(request, context),
    ),
    handle(operations.rateStarRequest, (request, context) => service.rateStarRequest(request, context)),
    handle(operations.rateFeedbackRequest, (request, context) => service.rateFeedbackRequest(request, context)),
    handle(operations.spinRequest, (request, context) => service.spinRequest(request, context)),
    handle(operations.slotRequest, (request, context) => service.slotRequest(request, context)),
    handle(operations.playRequest, (request, context) => service.playRequest(request, context)),
    handle(operations.offlineRequest, (request, context) => service.offlineRequest(request, context)),
  ];
}

/** Where the contract is served, and its documents, loaded when first asked for. */
const endpoint: ContractEndpoint = {
  soapPath: "/soap11",
  contract: () => import("./contract.js"),
  openApi: () => import("./openapi-document.js"),
  console: () => import("./console.js"),
  conventions: ["servicestack"],
};

/**
 * Creates a `(request, response, next?)` function for `http.createServer` or Express. Requests that match no route of
 * the contract go to `next`.
 */
export function createGamePlayListener(service: GamePlayService, options?: ListenerOptions): ContractListener {
  return createListener(gamePlayHandlers(service), endpoint, options);
}

/**
 * Creates a function of `Request` to `Response` for Bun, Deno, Workers and every other host that speaks them. Requests
 * that match no route of the contract get a 404, or undefined where `fallThrough` asks for it.
 */
export function createGamePlayHandler(service: GamePlayService, options?: ListenerOptions): FetchHandler {
  return fetchHandler(gamePlayHandlers(service), endpoint, options);
}

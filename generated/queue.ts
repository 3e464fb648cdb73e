// Generated from game-play.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { MessageQueue, QueueOptions, Worker, WorkerOptions } from "@stubwright/runtime/queue";
import { createWorker, oneWayPublisher } from "@stubwright/runtime/queue";
import * as operations from "./operations.js";
import type { GamePlayService } from "./server.js";
import { gamePlayHandlers } from "./server.js";

/**
 * Puts the one-way operations of a service on a queue: they are accepted once the queue has their message, and
 * `createGamePlayWorker` works on it later. All other operations are those of the service.
 */
export function queueOneWay(service: GamePlayService, queue: MessageQueue, options?: QueueOptions): GamePlayService {
  const publish = oneWayPublisher(queue, options);
  return {
    matchTilesPerformanceRequest: (request, context) => service.matchTilesPerformanceRequest(request, context),
    matchTilesRequest: (request, context) => service.matchTilesRequest(request, context),
    popBalloonRequest: (request, context) => service.popBalloonRequest(request, context),
    stepRequest: (request, context) => service.stepRequest(request, context),
    canPopBalloonRequest: (request, context) => service.canPopBalloonRequest(request, context),
    choosePrize: (request, context) => publish(operations.choosePrize, request, context),
    performanceNicknameRequest: (request, context) => publish(operations.performanceNicknameRequest, request, context),
    performanceFastPlayRequest: (request, context) => publish(operations.performanceFastPlayRequest, request, context),
    initStateRequest: (request, context) => publish(operations.initStateRequest, request, context),
    checkStateRequest: (request, context) => publish(operations.checkStateRequest, request, context),
    replyRequest: (request, context) => publish(operations.replyRequest, request, context),
    levelCompleteRequest: (request, context) => publish(operations.levelCompleteRequest, request, context),
    simulateFastPlayRequest: (request, context) => publish(operations.simulateFastPlayRequest, request, context),
    simulateUnityPlayRequest: (request, context) => publish(operations.simulateUnityPlayRequest, request, context),
    gameCompleteRequest: (request, context) => publish(operations.gameCompleteRequest, request, context),
    partialStateProgressRequest: (request, context) =>
      publish(operations.partialStateProgressRequest, request, context),
    rateStarRequest: (request, context) => publish(operations.rateStarRequest, request, context),
    rateFeedbackRequest: (request, context) => publish(operations.rateFeedbackRequest, request, context),
    spinRequest: (request, context) => publish(operations.spinRequest, request, context),
    slotRequest: (request, context) => publish(operations.slotRequest, request, context),
    playRequest: (request, context) => publish(operations.playRequest, request, context),
    offlineRequest: (request, context) => publish(operations.offlineRequest, request, context),
  };
}

/** Creates what takes messages from a queue, decodes them and calls the service. `start` starts it. */
export function createGamePlayWorker(service: GamePlayService, queue: MessageQueue, options?: WorkerOptions): Worker {
  return createWorker(gamePlayHandlers(service), queue, options);
}

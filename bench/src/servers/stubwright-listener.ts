import type { RequestListener } from "node:http";
import { createGamePlayHandler, createGamePlayListener, type GamePlayService } from "@game-play/api/server";
import type { ContractListener, FetchHandler } from "@stubwright/runtime/server";
import express from "express";
import { board } from "../messages/game-messages.js";

/** The whole of our server as the game server runs it: the contract in front, an Express application behind. */
export function stubwrightListener(): RequestListener {
  const listener = contractListener();
  const app = express();
  return (request, response) => listener(request, response, () => app(request, response));
}

/** The contract alone. */
export function contractListener(): ContractListener {
  return createGamePlayListener(gameService());
}

/** The contract for hosts that speak `Request`. */
export function stubwrightHandler(): FetchHandler {
  return createGamePlayHandler(gameService());
}

/** The service that every side serves: the same board, and nothing else to do. */
export function gameService(): GamePlayService {
  const accept = async (): Promise<void> => {};
  const open = async (): Promise<Record<string, never>> => ({});
  return {
    matchTilesPerformanceRequest: async () => board,
    popBalloonRequest: async () => ({ CanContinue: true, Id: 1, IsPrize: false, LegalMovement: true, Win: false }),
    matchTilesRequest: open,
    stepRequest: open,
    canPopBalloonRequest: open,
    choosePrize: accept,
    performanceNicknameRequest: accept,
    performanceFastPlayRequest: accept,
    initStateRequest: accept,
    checkStateRequest: accept,
    replyRequest: accept,
    levelCompleteRequest: accept,
    simulateFastPlayRequest: accept,
    simulateUnityPlayRequest: accept,
    gameCompleteRequest: accept,
    partialStateProgressRequest: accept,
    rateStarRequest: accept,
    rateFeedbackRequest: accept,
    spinRequest: accept,
    slotRequest: accept,
    playRequest: accept,
    offlineRequest: accept,
  };
}

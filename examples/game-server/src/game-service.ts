import type { GamePlayService } from "@game-play/api/server";
import type { OpenContent } from "@stubwright/runtime";
import type { CallContext } from "@stubwright/runtime/server";
import { popOneBalloon } from "./balloons/pop-one-balloon.js";
import type { GameSurroundings } from "./game-surroundings.js";
import { moveOnTiles } from "./lucky-tiles/move-on-tiles.js";

/**
 * The game play service: two games, and a journal for the operations whose fields are not documented. Those are kept
 * durably, then accepted, or answered with an empty object.
 */
export function createGameService(surroundings: GameSurroundings): GamePlayService {
  const { store, now } = surroundings;

  async function accept(content: OpenContent, context: CallContext): Promise<void> {
    const entry = { operation: context.operation, time: new Date(now()).toISOString(), content };
    await store.append(entry, context.messageId);
  }

  async function acceptAndAnswer(content: OpenContent, context: CallContext): Promise<OpenContent> {
    await accept(content, context);
    return {};
  }

  return {
    matchTilesPerformanceRequest: (request) => moveOnTiles(surroundings, request),
    popBalloonRequest: (request) => popOneBalloon(surroundings, request),

    matchTilesRequest: acceptAndAnswer,
    stepRequest: acceptAndAnswer,
    canPopBalloonRequest: acceptAndAnswer,

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

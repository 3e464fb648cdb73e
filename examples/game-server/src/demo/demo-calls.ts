import type { GamePlayClient } from "@game-play/api/client";
import { samples } from "@game-play/api/samples";
import type { OpenContent } from "@stubwright/runtime";
import { describeBalloonResult, describeEmptyReply, describeTileBoard } from "./describe-reply.js";

/** One call of the demo. */
export interface DemoCall {
  readonly operation: string;
  readonly kind: "request-reply" | "one-way";
  /** What the journal must hold after the call; games have no entry there. */
  readonly journalled?: OpenContent;
  /** Calls the operation and says what came back. Rejects when that is not what the server promises. */
  run(client: GamePlayClient): Promise<string>;
}

/** A call of each of the 22 operations with its sample request, in the contract's order. */
export const demoCalls: readonly DemoCall[] = [
  {
    operation: "MatchTilesPerformanceRequest",
    kind: "request-reply",
    run: async (client) =>
      describeTileBoard(await client.matchTilesPerformanceRequest(samples.MatchTilesPerformanceRequest.request)),
  },
  answered("MatchTilesRequest", samples.MatchTilesRequest.request, (client, request) =>
    client.matchTilesRequest(request),
  ),
  {
    operation: "PopBalloonRequest",
    kind: "request-reply",
    run: async (client) => describeBalloonResult(await client.popBalloonRequest(samples.PopBalloonRequest.request)),
  },
  answered("StepRequest", samples.StepRequest.request, (client, request) => client.stepRequest(request)),
  answered("CanPopBalloonRequest", samples.CanPopBalloonRequest.request, (client, request) =>
    client.canPopBalloonRequest(request),
  ),
  accepted("ChoosePrize", samples.ChoosePrize.request, (client, request) => client.choosePrize(request)),
  accepted("PerformanceNicknameRequest", samples.PerformanceNicknameRequest.request, (client, request) =>
    client.performanceNicknameRequest(request),
  ),
  accepted("PerformanceFastPlayRequest", samples.PerformanceFastPlayRequest.request, (client, request) =>
    client.performanceFastPlayRequest(request),
  ),
  accepted("InitStateRequest", samples.InitStateRequest.request, (client, request) => client.initStateRequest(request)),
  accepted("CheckStateRequest", samples.CheckStateRequest.request, (client, request) =>
    client.checkStateRequest(request),
  ),
  accepted("ReplyRequest", samples.ReplyRequest.request, (client, request) => client.replyRequest(request)),
  accepted("LevelCompleteRequest", samples.LevelCompleteRequest.request, (client, request) =>
    client.levelCompleteRequest(request),
  ),
  accepted("SimulateFastPlayRequest", samples.SimulateFastPlayRequest.request, (client, request) =>
    client.simulateFastPlayRequest(request),
  ),
  accepted("SimulateUnityPlayRequest", samples.SimulateUnityPlayRequest.request, (client, request) =>
    client.simulateUnityPlayRequest(request),
  ),
  accepted("GameCompleteRequest", samples.GameCompleteRequest.request, (client, request) =>
    client.gameCompleteRequest(request),
  ),
  accepted("PartialStateProgressRequest", samples.PartialStateProgressRequest.request, (client, request) =>
    client.partialStateProgressRequest(request),
  ),
  accepted("RateStarRequest", samples.RateStarRequest.request, (client, request) => client.rateStarRequest(request)),
  accepted("RateFeedbackRequest", samples.RateFeedbackRequest.request, (client, request) =>
    client.rateFeedbackRequest(request),
  ),
  accepted("SpinRequest", samples.SpinRequest.request, (client, request) => client.spinRequest(request)),
  accepted("SlotRequest", samples.SlotRequest.request, (client, request) => client.slotRequest(request)),
  accepted("PlayRequest", samples.PlayRequest.request, (client, request) => client.playRequest(request)),
  accepted("OfflineRequest", samples.OfflineRequest.request, (client, request) => client.offlineRequest(request)),
];

function answered(
  operation: string,
  request: OpenContent,
  call: (client: GamePlayClient, request: OpenContent) => Promise<OpenContent>,
): DemoCall {
  const run = async (client: GamePlayClient) => describeEmptyReply(await call(client, request));
  return { operation, kind: "request-reply", journalled: request, run };
}

function accepted(
  operation: string,
  request: OpenContent,
  call: (client: GamePlayClient, request: OpenContent) => Promise<void>,
): DemoCall {
  const run = async (client: GamePlayClient) => {
    await call(client, request);
    return "accepted";
  };
  return { operation, kind: "one-way", journalled: request, run };
}

// Generated from game-play.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SampleCall } from "@stubwright/runtime";
import { sampleCall } from "@stubwright/runtime";
import * as operations from "./operations.js";
import type * as types from "./types.js";

/** A valid request of each operation, and a valid reply if it has one. */
export interface Samples {
  MatchTilesPerformanceRequest: { request: types.MatchTilesPerformanceRequest; reply: types.TileBoard };
  MatchTilesRequest: { request: types.MatchTilesRequest; reply: types.MatchTilesRequestResponse };
  PopBalloonRequest: { request: types.PopBalloonRequest; reply: types.BalloonResult };
  StepRequest: { request: types.StepRequest; reply: types.StepRequestResponse };
  CanPopBalloonRequest: { request: types.CanPopBalloonRequest; reply: types.CanPopBalloonRequestResponse };
  ChoosePrize: { request: types.ChoosePrize };
  PerformanceNicknameRequest: { request: types.PerformanceNicknameRequest };
  PerformanceFastPlayRequest: { request: types.PerformanceFastPlayRequest };
  InitStateRequest: { request: types.InitStateRequest };
  CheckStateRequest: { request: types.CheckStateRequest };
  ReplyRequest: { request: types.ReplyRequest };
  LevelCompleteRequest: { request: types.LevelCompleteRequest };
  SimulateFastPlayRequest: { request: types.SimulateFastPlayRequest };
  SimulateUnityPlayRequest: { request: types.SimulateUnityPlayRequest };
  GameCompleteRequest: { request: types.GameCompleteRequest };
  PartialStateProgressRequest: { request: types.PartialStateProgressRequest };
  RateStarRequest: { request: types.RateStarRequest };
  RateFeedbackRequest: { request: types.RateFeedbackRequest };
  SpinRequest: { request: types.SpinRequest };
  SlotRequest: { request: types.SlotRequest };
  PlayRequest: { request: types.PlayRequest };
  OfflineRequest: { request: types.OfflineRequest };
}

/** Valid messages for documentation, tests, and pages where people try calls. */
export const samples: Samples = {
  MatchTilesPerformanceRequest: {
    request: {
      Guid: "01234567-89ab-cdef-0123-456789abcdef",
      Instance: {
        AccessId: "01234567-89ab-cdef-0123-456789abcdef",
        ChosenPrizeId: 1,
        CustomerId: 1,
        DefinedCulture: "text",
        Depleted: false,
        ExpirationDate: "2099-12-31T23:59:59",
        ExternalRef: "text",
        GameId: 1,
        GameUrl: "text",
        Id: 1,
        Inactive: false,
        Invalidated: false,
        IssuedDate: "2099-12-31T23:59:59",
        MediaType: "text",
        MemberId: 1,
        MetafileUrl: "text",
        PrizeId: 1,
        Rating: 1,
        RatingDate: "2099-12-31T23:59:59",
        Result: "Win",
        ScheduleId: 1,
        State: "Pending",
        UserId: "text",
      },
      Language: "text",
      PlayType: "Prize",
      X: 1,
      Y: 1,
    },
    reply: {
      Board: [[1]],
      Colors: [1],
      LastMovement: "2099-12-31T23:59:59",
      RemainingTime: 1.5,
      Score: 1.5,
      Started: false,
      Time: 1.5,
    },
  },
  MatchTilesRequest: {
    request: {
      AnyName: "any content",
    },
    reply: {
      AnyName: "any content",
    },
  },
  PopBalloonRequest: {
    request: {
      Guid: "01234567-89ab-cdef-0123-456789abcdef",
      Instance: {
        AccessId: "01234567-89ab-cdef-0123-456789abcdef",
        ChosenPrizeId: 1,
        CustomerId: 1,
        DefinedCulture: "text",
        Depleted: false,
        ExpirationDate: "2099-12-31T23:59:59",
        ExternalRef: "text",
        GameId: 1,
        GameUrl: "text",
        Id: 1,
        Inactive: false,
        Invalidated: false,
        IssuedDate: "2099-12-31T23:59:59",
        MediaType: "text",
        MemberId: 1,
        MetafileUrl: "text",
        PrizeId: 1,
        Rating: 1,
        RatingDate: "2099-12-31T23:59:59",
        Result: "Win",
        ScheduleId: 1,
        State: "Pending",
        UserId: "text",
      },
      Language: "text",
      PopBalloonId: 1,
    },
    reply: {
      CanContinue: false,
      Id: 1,
      IsPrize: false,
      LegalMovement: false,
      ResultImage: "text",
      Win: false,
    },
  },
  StepRequest: {
    request: {
      AnyName: "any content",
    },
    reply: {
      AnyName: "any content",
    },
  },
  CanPopBalloonRequest: {
    request: {
      AnyName: "any content",
    },
    reply: {
      AnyName: "any content",
    },
  },
  ChoosePrize: {
    request: {
      AnyName: "any content",
    },
  },
  PerformanceNicknameRequest: {
    request: {
      AnyName: "any content",
    },
  },
  PerformanceFastPlayRequest: {
    request: {
      AnyName: "any content",
    },
  },
  InitStateRequest: {
    request: {
      AnyName: "any content",
    },
  },
  CheckStateRequest: {
    request: {
      AnyName: "any content",
    },
  },
  ReplyRequest: {
    request: {
      AnyName: "any content",
    },
  },
  LevelCompleteRequest: {
    request: {
      AnyName: "any content",
    },
  },
  SimulateFastPlayRequest: {
    request: {
      AnyName: "any content",
    },
  },
  SimulateUnityPlayRequest: {
    request: {
      AnyName: "any content",
    },
  },
  GameCompleteRequest: {
    request: {
      AnyName: "any content",
    },
  },
  PartialStateProgressRequest: {
    request: {
      AnyName: "any content",
    },
  },
  RateStarRequest: {
    request: {
      AnyName: "any content",
    },
  },
  RateFeedbackRequest: {
    request: {
      AnyName: "any content",
    },
  },
  SpinRequest: {
    request: {
      AnyName: "any content",
    },
  },
  SlotRequest: {
    request: {
      AnyName: "any content",
    },
  },
  PlayRequest: {
    request: {
      AnyName: "any content",
    },
  },
  OfflineRequest: {
    request: {
      AnyName: "any content",
    },
  },
};

/** Each operation with its sample request, ready to be shown as text or sent over a transport. */
export const sampleCalls: readonly SampleCall[] = [
  sampleCall(operations.matchTilesPerformanceRequest, samples.MatchTilesPerformanceRequest.request),
  sampleCall(operations.matchTilesRequest, samples.MatchTilesRequest.request),
  sampleCall(operations.popBalloonRequest, samples.PopBalloonRequest.request),
  sampleCall(operations.stepRequest, samples.StepRequest.request),
  sampleCall(operations.canPopBalloonRequest, samples.CanPopBalloonRequest.request),
  sampleCall(operations.choosePrize, samples.ChoosePrize.request),
  sampleCall(operations.performanceNicknameRequest, samples.PerformanceNicknameRequest.request),
  sampleCall(operations.performanceFastPlayRequest, samples.PerformanceFastPlayRequest.request),
  sampleCall(operations.initStateRequest, samples.InitStateRequest.request),
  sampleCall(operations.checkStateRequest, samples.CheckStateRequest.request),
  sampleCall(operations.replyRequest, samples.ReplyRequest.request),
  sampleCall(operations.levelCompleteRequest, samples.LevelCompleteRequest.request),
  sampleCall(operations.simulateFastPlayRequest, samples.SimulateFastPlayRequest.request),
  sampleCall(operations.simulateUnityPlayRequest, samples.SimulateUnityPlayRequest.request),
  sampleCall(operations.gameCompleteRequest, samples.GameCompleteRequest.request),
  sampleCall(operations.partialStateProgressRequest, samples.PartialStateProgressRequest.request),
  sampleCall(operations.rateStarRequest, samples.RateStarRequest.request),
  sampleCall(operations.rateFeedbackRequest, samples.RateFeedbackRequest.request),
  sampleCall(operations.spinRequest, samples.SpinRequest.request),
  sampleCall(operations.slotRequest, samples.SlotRequest.request),
  sampleCall(operations.playRequest, samples.PlayRequest.request),
  sampleCall(operations.offlineRequest, samples.OfflineRequest.request),
];

// Generated from game-play.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.
//
// A member that is null is left out when it is written (`nulls: "omit"`). When it is read, null stays null.

import type { DateTime, Guid, OpenContent } from "@stubwright/runtime";

/** The state of an instance, where it is one that is known. XML type `{urn:game-play:types}KnownInstanceState`. */
export type KnownInstanceState = "Pending";

/** The values of {@link KnownInstanceState}. */
export const KnownInstanceState = { Pending: "Pending" } as const;

/**
 * The state of an instance. One value is known; others exist and are not documented.
 * XML type `{urn:game-play:types}InstanceState`.
 */
export type InstanceState = "Pending" | (string & {});

/** The known values of {@link InstanceState}; others are allowed. */
export const InstanceState = { Pending: "Pending" } as const;

/** The result of an instance, where it is one that is known. XML type `{urn:game-play:types}KnownInstanceResult`. */
export type KnownInstanceResult = "Win";

/** The values of {@link KnownInstanceResult}. */
export const KnownInstanceResult = { Win: "Win" } as const;

/**
 * The result of an instance. One value is known; others exist and are not documented.
 * XML type `{urn:game-play:types}InstanceResult`.
 */
export type InstanceResult = "Win" | (string & {});

/** The known values of {@link InstanceResult}; others are allowed. */
export const InstanceResult = { Win: "Win" } as const;

/** The kind of play, where it is one that is known. XML type `{urn:game-play:types}KnownPlayType`. */
export type KnownPlayType = "Prize";

/** The values of {@link KnownPlayType}. */
export const KnownPlayType = { Prize: "Prize" } as const;

/**
 * The kind of play. One value is known; others exist and are not documented.
 * XML type `{urn:game-play:types}PlayType`.
 */
export type PlayType = "Prize" | (string & {});

/** The known values of {@link PlayType}; others are allowed. */
export const PlayType = { Prize: "Prize" } as const;

/** A game session record. XML type `{urn:game-play:types}Instance`. */
export interface Instance {
  /** 32 hexadecimal digits in JSON, hyphenated in SOAP. */
  AccessId?: Guid;
  ChosenPrizeId?: number;
  CustomerId?: number;
  DefinedCulture?: string | null;
  Depleted?: boolean;
  /** ISO 8601 with a time-zone offset. */
  ExpirationDate?: DateTime | null;
  ExternalRef?: string | null;
  GameId?: number;
  GameUrl?: string | null;
  Id?: number;
  Inactive?: boolean;
  Invalidated?: boolean;
  /** ISO 8601 without a time-zone offset. */
  IssuedDate?: DateTime | null;
  MediaType?: string | null;
  MemberId?: number;
  MetafileUrl?: string | null;
  PrizeId?: number;
  Rating?: number;
  /** ISO 8601 with a time-zone offset. */
  RatingDate?: DateTime | null;
  Result?: InstanceResult | null;
  ScheduleId?: number;
  State?: InstanceState | null;
  UserId?: string | null;
}

/** The payload of MatchTilesPerformanceRequest. XML type `{urn:game-play:types}MatchTilesPerformanceRequest`. */
export interface MatchTilesPerformanceRequest {
  /**
   * The game identifier. 32 hexadecimal digits in JSON, hyphenated in SOAP; the same value as the path parameter {Guid}
   * of the JSON routes.
   */
  Guid?: Guid;
  /** The game session record. */
  Instance?: Instance | null;
  Language?: string | null;
  PlayType?: PlayType | null;
  X?: number;
  Y?: number;
}

/** A tile board: the reply to MatchTilesPerformanceRequest. XML type `{urn:game-play:types}TileBoard`. */
export interface TileBoard {
  /** The grid: an array of arrays of integers. */
  Board?: number[][] | null;
  Colors?: number[] | null;
  /** ISO 8601 without a time-zone offset. */
  LastMovement?: DateTime | null;
  RemainingTime: number;
  Score: number;
  Started: boolean;
  Time: number;
}

/** The payload of PopBalloonRequest. XML type `{urn:game-play:types}PopBalloonRequest`. */
export interface PopBalloonRequest {
  /**
   * The game identifier. 32 hexadecimal digits in JSON, hyphenated in SOAP; the same value as the path parameter {Guid}
   * of the JSON routes.
   */
  Guid?: Guid;
  /** The game session record. */
  Instance?: Instance | null;
  Language?: string | null;
  PopBalloonId?: number;
}

/** A balloon result: the reply to PopBalloonRequest. XML type `{urn:game-play:types}BalloonResult`. */
export interface BalloonResult {
  CanContinue: boolean;
  Id: number;
  IsPrize: boolean;
  LegalMovement: boolean;
  ResultImage?: string | null;
  Win: boolean;
}

/**
 * The payload of MatchTilesRequest. Its fields are not documented.
 * XML type `{urn:game-play:types}MatchTilesRequest`.
 */
export type MatchTilesRequest = OpenContent;

/**
 * The reply to MatchTilesRequest. Its fields are not documented.
 * XML type `{urn:game-play:types}MatchTilesRequestResponse`.
 */
export type MatchTilesRequestResponse = OpenContent;

/** The payload of StepRequest. Its fields are not documented. XML type `{urn:game-play:types}StepRequest`. */
export type StepRequest = OpenContent;

/** The reply to StepRequest. Its fields are not documented. XML type `{urn:game-play:types}StepRequestResponse`. */
export type StepRequestResponse = OpenContent;

/**
 * The payload of CanPopBalloonRequest. Its fields are not documented.
 * XML type `{urn:game-play:types}CanPopBalloonRequest`.
 */
export type CanPopBalloonRequest = OpenContent;

/**
 * The reply to CanPopBalloonRequest. Its fields are not documented.
 * XML type `{urn:game-play:types}CanPopBalloonRequestResponse`.
 */
export type CanPopBalloonRequestResponse = OpenContent;

/** The payload of ChoosePrize. Its fields are not documented. XML type `{urn:game-play:types}ChoosePrize`. */
export type ChoosePrize = OpenContent;

/**
 * The payload of PerformanceNicknameRequest. Its fields are not documented.
 * XML type `{urn:game-play:types}PerformanceNicknameRequest`.
 */
export type PerformanceNicknameRequest = OpenContent;

/**
 * The payload of PerformanceFastPlayRequest. Its fields are not documented.
 * XML type `{urn:game-play:types}PerformanceFastPlayRequest`.
 */
export type PerformanceFastPlayRequest = OpenContent;

/** The payload of InitStateRequest. Its fields are not documented. XML type `{urn:game-play:types}InitStateRequest`. */
export type InitStateRequest = OpenContent;

/**
 * The payload of CheckStateRequest. Its fields are not documented.
 * XML type `{urn:game-play:types}CheckStateRequest`.
 */
export type CheckStateRequest = OpenContent;

/** The payload of ReplyRequest. Its fields are not documented. XML type `{urn:game-play:types}ReplyRequest`. */
export type ReplyRequest = OpenContent;

/**
 * The payload of LevelCompleteRequest. Its fields are not documented.
 * XML type `{urn:game-play:types}LevelCompleteRequest`.
 */
export type LevelCompleteRequest = OpenContent;

/**
 * The payload of SimulateFastPlayRequest. Its fields are not documented.
 * XML type `{urn:game-play:types}SimulateFastPlayRequest`.
 */
export type SimulateFastPlayRequest = OpenContent;

/**
 * The payload of SimulateUnityPlayRequest. Its fields are not documented.
 * XML type `{urn:game-play:types}SimulateUnityPlayRequest`.
 */
export type SimulateUnityPlayRequest = OpenContent;

/**
 * The payload of GameCompleteRequest. Its fields are not documented.
 * XML type `{urn:game-play:types}GameCompleteRequest`.
 */
export type GameCompleteRequest = OpenContent;

/**
 * The payload of PartialStateProgressRequest. Its fields are not documented.
 * XML type `{urn:game-play:types}PartialStateProgressRequest`.
 */
export type PartialStateProgressRequest = OpenContent;

/** The payload of RateStarRequest. Its fields are not documented. XML type `{urn:game-play:types}RateStarRequest`. */
export type RateStarRequest = OpenContent;

/**
 * The payload of RateFeedbackRequest. Its fields are not documented.
 * XML type `{urn:game-play:types}RateFeedbackRequest`.
 */
export type RateFeedbackRequest = OpenContent;

/** The payload of SpinRequest. Its fields are not documented. XML type `{urn:game-play:types}SpinRequest`. */
export type SpinRequest = OpenContent;

/** The payload of SlotRequest. Its fields are not documented. XML type `{urn:game-play:types}SlotRequest`. */
export type SlotRequest = OpenContent;

/** The payload of PlayRequest. Its fields are not documented. XML type `{urn:game-play:types}PlayRequest`. */
export type PlayRequest = OpenContent;

/** The payload of OfflineRequest. Its fields are not documented. XML type `{urn:game-play:types}OfflineRequest`. */
export type OfflineRequest = OpenContent;

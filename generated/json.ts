// Generated from game-play.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import {
  boolean,
  dateTime,
  decodeOpenJson,
  double,
  encodeOpenJson,
  guid,
  int,
  memberTable,
  string,
} from "@stubwright/runtime/codec";
import type * as types from "./types.js";

export function decodeArrayOfint(json: JsonReader): number[] {
  return json.values(int);
}

export function encodeArrayOfint(json: JsonWriter, items: number[]): void {
  json.values(int, items);
}

export function decodeArrayOfArrayOfint(json: JsonReader): number[][] {
  return json.items(decodeArrayOfint);
}

export function encodeArrayOfArrayOfint(json: JsonWriter, items: number[][]): void {
  json.items(items, encodeArrayOfint);
}

const instanceMembers = /* @__PURE__ */ memberTable({
  optional: [
    "AccessId",
    "ChosenPrizeId",
    "CustomerId",
    "DefinedCulture",
    "Depleted",
    "ExpirationDate",
    "ExternalRef",
    "GameId",
    "GameUrl",
    "Id",
    "Inactive",
    "Invalidated",
    "IssuedDate",
    "MediaType",
    "MemberId",
    "MetafileUrl",
    "PrizeId",
    "Rating",
    "RatingDate",
    "Result",
    "ScheduleId",
    "State",
    "UserId",
  ],
});

export function decodeInstance(json: JsonReader): types.Instance {
  const sent = json.object(instanceMembers);
  const instance: types.Instance = {};
  if (sent.AccessId !== undefined) instance.AccessId = json.member("AccessId", sent.AccessId).value(guid);
  if (sent.ChosenPrizeId !== undefined)
    instance.ChosenPrizeId = json.member("ChosenPrizeId", sent.ChosenPrizeId).value(int);
  if (sent.CustomerId !== undefined) instance.CustomerId = json.member("CustomerId", sent.CustomerId).value(int);
  if (sent.DefinedCulture !== undefined)
    instance.DefinedCulture = json.member("DefinedCulture", sent.DefinedCulture).nillable(string);
  if (sent.Depleted !== undefined) instance.Depleted = json.member("Depleted", sent.Depleted).value(boolean);
  if (sent.ExpirationDate !== undefined)
    instance.ExpirationDate = json.member("ExpirationDate", sent.ExpirationDate).nillable(dateTime);
  if (sent.ExternalRef !== undefined)
    instance.ExternalRef = json.member("ExternalRef", sent.ExternalRef).nillable(string);
  if (sent.GameId !== undefined) instance.GameId = json.member("GameId", sent.GameId).value(int);
  if (sent.GameUrl !== undefined) instance.GameUrl = json.member("GameUrl", sent.GameUrl).nillable(string);
  if (sent.Id !== undefined) instance.Id = json.member("Id", sent.Id).value(int);
  if (sent.Inactive !== undefined) instance.Inactive = json.member("Inactive", sent.Inactive).value(boolean);
  if (sent.Invalidated !== undefined)
    instance.Invalidated = json.member("Invalidated", sent.Invalidated).value(boolean);
  if (sent.IssuedDate !== undefined)
    instance.IssuedDate = json.member("IssuedDate", sent.IssuedDate).nillable(dateTime);
  if (sent.MediaType !== undefined) instance.MediaType = json.member("MediaType", sent.MediaType).nillable(string);
  if (sent.MemberId !== undefined) instance.MemberId = json.member("MemberId", sent.MemberId).value(int);
  if (sent.MetafileUrl !== undefined)
    instance.MetafileUrl = json.member("MetafileUrl", sent.MetafileUrl).nillable(string);
  if (sent.PrizeId !== undefined) instance.PrizeId = json.member("PrizeId", sent.PrizeId).value(int);
  if (sent.Rating !== undefined) instance.Rating = json.member("Rating", sent.Rating).value(int);
  if (sent.RatingDate !== undefined)
    instance.RatingDate = json.member("RatingDate", sent.RatingDate).nillable(dateTime);
  if (sent.Result !== undefined) instance.Result = json.member("Result", sent.Result).nillable(string);
  if (sent.ScheduleId !== undefined) instance.ScheduleId = json.member("ScheduleId", sent.ScheduleId).value(int);
  if (sent.State !== undefined) instance.State = json.member("State", sent.State).nillable(string);
  if (sent.UserId !== undefined) instance.UserId = json.member("UserId", sent.UserId).nillable(string);
  json.closeObject();
  return instance;
}

export function encodeInstance(json: JsonWriter, instance: types.Instance): void {
  json.openObject();
  if (instance.AccessId !== undefined) json.member("AccessId").value(guid, instance.AccessId);
  if (instance.ChosenPrizeId !== undefined) json.member("ChosenPrizeId").value(int, instance.ChosenPrizeId);
  if (instance.CustomerId !== undefined) json.member("CustomerId").value(int, instance.CustomerId);
  if (instance.DefinedCulture != null) json.member("DefinedCulture").value(string, instance.DefinedCulture);
  if (instance.Depleted !== undefined) json.member("Depleted").value(boolean, instance.Depleted);
  if (instance.ExpirationDate != null) json.member("ExpirationDate").value(dateTime, instance.ExpirationDate);
  if (instance.ExternalRef != null) json.member("ExternalRef").value(string, instance.ExternalRef);
  if (instance.GameId !== undefined) json.member("GameId").value(int, instance.GameId);
  if (instance.GameUrl != null) json.member("GameUrl").value(string, instance.GameUrl);
  if (instance.Id !== undefined) json.member("Id").value(int, instance.Id);
  if (instance.Inactive !== undefined) json.member("Inactive").value(boolean, instance.Inactive);
  if (instance.Invalidated !== undefined) json.member("Invalidated").value(boolean, instance.Invalidated);
  if (instance.IssuedDate != null) json.member("IssuedDate").value(dateTime, instance.IssuedDate);
  if (instance.MediaType != null) json.member("MediaType").value(string, instance.MediaType);
  if (instance.MemberId !== undefined) json.member("MemberId").value(int, instance.MemberId);
  if (instance.MetafileUrl != null) json.member("MetafileUrl").value(string, instance.MetafileUrl);
  if (instance.PrizeId !== undefined) json.member("PrizeId").value(int, instance.PrizeId);
  if (instance.Rating !== undefined) json.member("Rating").value(int, instance.Rating);
  if (instance.RatingDate != null) json.member("RatingDate").value(dateTime, instance.RatingDate);
  if (instance.Result != null) json.member("Result").value(string, instance.Result);
  if (instance.ScheduleId !== undefined) json.member("ScheduleId").value(int, instance.ScheduleId);
  if (instance.State != null) json.member("State").value(string, instance.State);
  if (instance.UserId != null) json.member("UserId").value(string, instance.UserId);
  json.closeObject();
}

const matchTilesPerformanceRequestMembers = /* @__PURE__ */ memberTable({
  optional: ["Guid", "Instance", "Language", "PlayType", "X", "Y"],
});

export function decodeMatchTilesPerformanceRequest(json: JsonReader): types.MatchTilesPerformanceRequest {
  const sent = json.object(matchTilesPerformanceRequestMembers);
  const request: types.MatchTilesPerformanceRequest = {};
  if (sent.Guid !== undefined) request.Guid = json.member("Guid", sent.Guid).value(guid);
  if (sent.Instance !== undefined)
    request.Instance = json.member("Instance", sent.Instance).nil() ? null : decodeInstance(json);
  if (sent.Language !== undefined) request.Language = json.member("Language", sent.Language).nillable(string);
  if (sent.PlayType !== undefined) request.PlayType = json.member("PlayType", sent.PlayType).nillable(string);
  if (sent.X !== undefined) request.X = json.member("X", sent.X).value(int);
  if (sent.Y !== undefined) request.Y = json.member("Y", sent.Y).value(int);
  json.closeObject();
  return request;
}

export function encodeMatchTilesPerformanceRequest(
  json: JsonWriter,
  request: types.MatchTilesPerformanceRequest,
): void {
  json.openObject();
  if (request.Guid !== undefined) json.member("Guid").value(guid, request.Guid);
  if (request.Instance != null) encodeInstance(json.member("Instance"), request.Instance);
  if (request.Language != null) json.member("Language").value(string, request.Language);
  if (request.PlayType != null) json.member("PlayType").value(string, request.PlayType);
  if (request.X !== undefined) json.member("X").value(int, request.X);
  if (request.Y !== undefined) json.member("Y").value(int, request.Y);
  json.closeObject();
}

const tileBoardMembers = /* @__PURE__ */ memberTable({
  required: ["RemainingTime", "Score", "Started", "Time"],
  optional: ["Board", "Colors", "LastMovement"],
});

export function decodeTileBoard(json: JsonReader): types.TileBoard {
  const sent = json.object(tileBoardMembers);
  const board: types.TileBoard = {
    RemainingTime: json.member("RemainingTime", sent.RemainingTime).value(double),
    Score: json.member("Score", sent.Score).value(double),
    Started: json.member("Started", sent.Started).value(boolean),
    Time: json.member("Time", sent.Time).value(double),
  };
  if (sent.Board !== undefined)
    board.Board = json.member("Board", sent.Board).nil() ? null : decodeArrayOfArrayOfint(json);
  if (sent.Colors !== undefined)
    board.Colors = json.member("Colors", sent.Colors).nil() ? null : decodeArrayOfint(json);
  if (sent.LastMovement !== undefined)
    board.LastMovement = json.member("LastMovement", sent.LastMovement).nillable(dateTime);
  json.closeObject();
  return board;
}

export function encodeTileBoard(json: JsonWriter, board: types.TileBoard): void {
  json.openObject();
  if (board.Board != null) encodeArrayOfArrayOfint(json.member("Board"), board.Board);
  if (board.Colors != null) encodeArrayOfint(json.member("Colors"), board.Colors);
  if (board.LastMovement != null) json.member("LastMovement").value(dateTime, board.LastMovement);
  json.member("RemainingTime").value(double, board.RemainingTime);
  json.member("Score").value(double, board.Score);
  json.member("Started").value(boolean, board.Started);
  json.member("Time").value(double, board.Time);
  json.closeObject();
}

const popBalloonRequestMembers = /* @__PURE__ */ memberTable({
  optional: ["Guid", "Instance", "Language", "PopBalloonId"],
});

export function decodePopBalloonRequest(json: JsonReader): types.PopBalloonRequest {
  const sent = json.object(popBalloonRequestMembers);
  const request: types.PopBalloonRequest = {};
  if (sent.Guid !== undefined) request.Guid = json.member("Guid", sent.Guid).value(guid);
  if (sent.Instance !== undefined)
    request.Instance = json.member("Instance", sent.Instance).nil() ? null : decodeInstance(json);
  if (sent.Language !== undefined) request.Language = json.member("Language", sent.Language).nillable(string);
  if (sent.PopBalloonId !== undefined) request.PopBalloonId = json.member("PopBalloonId", sent.PopBalloonId).value(int);
  json.closeObject();
  return request;
}

export function encodePopBalloonRequest(json: JsonWriter, request: types.PopBalloonRequest): void {
  json.openObject();
  if (request.Guid !== undefined) json.member("Guid").value(guid, request.Guid);
  if (request.Instance != null) encodeInstance(json.member("Instance"), request.Instance);
  if (request.Language != null) json.member("Language").value(string, request.Language);
  if (request.PopBalloonId !== undefined) json.member("PopBalloonId").value(int, request.PopBalloonId);
  json.closeObject();
}

const balloonResultMembers = /* @__PURE__ */ memberTable({
  required: ["CanContinue", "Id", "IsPrize", "LegalMovement", "Win"],
  optional: ["ResultImage"],
});

export function decodeBalloonResult(json: JsonReader): types.BalloonResult {
  const sent = json.object(balloonResultMembers);
  const result: types.BalloonResult = {
    CanContinue: json.member("CanContinue", sent.CanContinue).value(boolean),
    Id: json.member("Id", sent.Id).value(int),
    IsPrize: json.member("IsPrize", sent.IsPrize).value(boolean),
    LegalMovement: json.member("LegalMovement", sent.LegalMovement).value(boolean),
    Win: json.member("Win", sent.Win).value(boolean),
  };
  if (sent.ResultImage !== undefined)
    result.ResultImage = json.member("ResultImage", sent.ResultImage).nillable(string);
  json.closeObject();
  return result;
}

export function encodeBalloonResult(json: JsonWriter, result: types.BalloonResult): void {
  json.openObject();
  json.member("CanContinue").value(boolean, result.CanContinue);
  json.member("Id").value(int, result.Id);
  json.member("IsPrize").value(boolean, result.IsPrize);
  json.member("LegalMovement").value(boolean, result.LegalMovement);
  if (result.ResultImage != null) json.member("ResultImage").value(string, result.ResultImage);
  json.member("Win").value(boolean, result.Win);
  json.closeObject();
}

export function decodeMatchTilesRequest(json: JsonReader): types.MatchTilesRequest {
  return decodeOpenJson(json);
}

export function encodeMatchTilesRequest(json: JsonWriter, payload: types.MatchTilesRequest): void {
  encodeOpenJson(json, payload);
}

export function decodeMatchTilesRequestResponse(json: JsonReader): types.MatchTilesRequestResponse {
  return decodeOpenJson(json);
}

export function encodeMatchTilesRequestResponse(json: JsonWriter, payload: types.MatchTilesRequestResponse): void {
  encodeOpenJson(json, payload);
}

export function decodeStepRequest(json: JsonReader): types.StepRequest {
  return decodeOpenJson(json);
}

export function encodeStepRequest(json: JsonWriter, payload: types.StepRequest): void {
  encodeOpenJson(json, payload);
}

export function decodeStepRequestResponse(json: JsonReader): types.StepRequestResponse {
  return decodeOpenJson(json);
}

export function encodeStepRequestResponse(json: JsonWriter, payload: types.StepRequestResponse): void {
  encodeOpenJson(json, payload);
}

export function decodeCanPopBalloonRequest(json: JsonReader): types.CanPopBalloonRequest {
  return decodeOpenJson(json);
}

export function encodeCanPopBalloonRequest(json: JsonWriter, payload: types.CanPopBalloonRequest): void {
  encodeOpenJson(json, payload);
}

export function decodeCanPopBalloonRequestResponse(json: JsonReader): types.CanPopBalloonRequestResponse {
  return decodeOpenJson(json);
}

export function encodeCanPopBalloonRequestResponse(
  json: JsonWriter,
  payload: types.CanPopBalloonRequestResponse,
): void {
  encodeOpenJson(json, payload);
}

export function decodeChoosePrize(json: JsonReader): types.ChoosePrize {
  return decodeOpenJson(json);
}

export function encodeChoosePrize(json: JsonWriter, payload: types.ChoosePrize): void {
  encodeOpenJson(json, payload);
}

export function decodePerformanceNicknameRequest(json: JsonReader): types.PerformanceNicknameRequest {
  return decodeOpenJson(json);
}

export function encodePerformanceNicknameRequest(json: JsonWriter, payload: types.PerformanceNicknameRequest): void {
  encodeOpenJson(json, payload);
}

export function decodePerformanceFastPlayRequest(json: JsonReader): types.PerformanceFastPlayRequest {
  return decodeOpenJson(json);
}

export function encodePerformanceFastPlayRequest(json: JsonWriter, payload: types.PerformanceFastPlayRequest): void {
  encodeOpenJson(json, payload);
}

export function decodeInitStateRequest(json: JsonReader): types.InitStateRequest {
  return decodeOpenJson(json);
}

export function encodeInitStateRequest(json: JsonWriter, payload: types.InitStateRequest): void {
  encodeOpenJson(json, payload);
}

export function decodeCheckStateRequest(json: JsonReader): types.CheckStateRequest {
  return decodeOpenJson(json);
}

export function encodeCheckStateRequest(json: JsonWriter, payload: types.CheckStateRequest): void {
  encodeOpenJson(json, payload);
}

export function decodeReplyRequest(json: JsonReader): types.ReplyRequest {
  return decodeOpenJson(json);
}

export function encodeReplyRequest(json: JsonWriter, payload: types.ReplyRequest): void {
  encodeOpenJson(json, payload);
}

export function decodeLevelCompleteRequest(json: JsonReader): types.LevelCompleteRequest {
  return decodeOpenJson(json);
}

export function encodeLevelCompleteRequest(json: JsonWriter, payload: types.LevelCompleteRequest): void {
  encodeOpenJson(json, payload);
}

export function decodeSimulateFastPlayRequest(json: JsonReader): types.SimulateFastPlayRequest {
  return decodeOpenJson(json);
}

export function encodeSimulateFastPlayRequest(json: JsonWriter, payload: types.SimulateFastPlayRequest): void {
  encodeOpenJson(json, payload);
}

export function decodeSimulateUnityPlayRequest(json: JsonReader): types.SimulateUnityPlayRequest {
  return decodeOpenJson(json);
}

export function encodeSimulateUnityPlayRequest(json: JsonWriter, payload: types.SimulateUnityPlayRequest): void {
  encodeOpenJson(json, payload);
}

export function decodeGameCompleteRequest(json: JsonReader): types.GameCompleteRequest {
  return decodeOpenJson(json);
}

export function encodeGameCompleteRequest(json: JsonWriter, payload: types.GameCompleteRequest): void {
  encodeOpenJson(json, payload);
}

export function decodePartialStateProgressRequest(json: JsonReader): types.PartialStateProgressRequest {
  return decodeOpenJson(json);
}

export function encodePartialStateProgressRequest(json: JsonWriter, payload: types.PartialStateProgressRequest): void {
  encodeOpenJson(json, payload);
}

export function decodeRateStarRequest(json: JsonReader): types.RateStarRequest {
  return decodeOpenJson(json);
}

export function encodeRateStarRequest(json: JsonWriter, payload: types.RateStarRequest): void {
  encodeOpenJson(json, payload);
}

export function decodeRateFeedbackRequest(json: JsonReader): types.RateFeedbackRequest {
  return decodeOpenJson(json);
}

export function encodeRateFeedbackRequest(json: JsonWriter, payload: types.RateFeedbackRequest): void {
  encodeOpenJson(json, payload);
}

export function decodeSpinRequest(json: JsonReader): types.SpinRequest {
  return decodeOpenJson(json);
}

export function encodeSpinRequest(json: JsonWriter, payload: types.SpinRequest): void {
  encodeOpenJson(json, payload);
}

export function decodeSlotRequest(json: JsonReader): types.SlotRequest {
  return decodeOpenJson(json);
}

export function encodeSlotRequest(json: JsonWriter, payload: types.SlotRequest): void {
  encodeOpenJson(json, payload);
}

export function decodePlayRequest(json: JsonReader): types.PlayRequest {
  return decodeOpenJson(json);
}

export function encodePlayRequest(json: JsonWriter, payload: types.PlayRequest): void {
  encodeOpenJson(json, payload);
}

export function decodeOfflineRequest(json: JsonReader): types.OfflineRequest {
  return decodeOpenJson(json);
}

export function encodeOfflineRequest(json: JsonWriter, payload: types.OfflineRequest): void {
  encodeOpenJson(json, payload);
}

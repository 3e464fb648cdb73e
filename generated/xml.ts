// Generated from game-play.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import {
  boolean,
  dateTime,
  decodeOpenXml,
  double,
  elementTable,
  encodeOpenXml,
  guid,
  int,
  string,
  unbounded,
  whole,
} from "@stubwright/runtime/codec";
import { arraysNamespace, typesNamespace } from "./namespaces.js";
import type * as types from "./types.js";

const arrayOfintElements = /* @__PURE__ */ elementTable(arraysNamespace, "ArrayOfint", [["int", 0, unbounded]]);

export function decodeArrayOfint(xml: XmlReader): number[] {
  const items: number[] = [];
  while (xml.next(arrayOfintElements)) items.push(xml.value(int));
  return items;
}

export function encodeArrayOfint(xml: XmlWriter, items: number[]): void {
  xml.values("a:int", int, items);
}

const arrayOfArrayOfintElements = /* @__PURE__ */ elementTable(arraysNamespace, "ArrayOfArrayOfint", [
  ["ArrayOfint", 0, unbounded],
]);

export function decodeArrayOfArrayOfint(xml: XmlReader): number[][] {
  const items: number[][] = [];
  while (xml.next(arrayOfArrayOfintElements)) items.push(decodeArrayOfint(xml));
  return items;
}

export function encodeArrayOfArrayOfint(xml: XmlWriter, items: number[][]): void {
  xml.elements("a:ArrayOfint", items, encodeArrayOfint);
}

const instanceElements = /* @__PURE__ */ elementTable(typesNamespace, "Instance", [
  ["AccessId", 0, 1],
  ["ChosenPrizeId", 0, 1],
  ["CustomerId", 0, 1],
  ["DefinedCulture", 0, 1],
  ["Depleted", 0, 1],
  ["ExpirationDate", 0, 1],
  ["ExternalRef", 0, 1],
  ["GameId", 0, 1],
  ["GameUrl", 0, 1],
  ["Id", 0, 1],
  ["Inactive", 0, 1],
  ["Invalidated", 0, 1],
  ["IssuedDate", 0, 1],
  ["MediaType", 0, 1],
  ["MemberId", 0, 1],
  ["MetafileUrl", 0, 1],
  ["PrizeId", 0, 1],
  ["Rating", 0, 1],
  ["RatingDate", 0, 1],
  ["Result", 0, 1],
  ["ScheduleId", 0, 1],
  ["State", 0, 1],
  ["UserId", 0, 1],
]);

export function decodeInstance(xml: XmlReader): types.Instance {
  const instance: types.Instance = {};
  for (;;) {
    const next = xml.next(instanceElements);
    if (next === undefined) break;
    switch (next) {
      case "AccessId":
        instance.AccessId = xml.value(guid);
        break;
      case "ChosenPrizeId":
        instance.ChosenPrizeId = xml.value(int);
        break;
      case "CustomerId":
        instance.CustomerId = xml.value(int);
        break;
      case "DefinedCulture":
        instance.DefinedCulture = xml.nillable(string);
        break;
      case "Depleted":
        instance.Depleted = xml.value(boolean);
        break;
      case "ExpirationDate":
        instance.ExpirationDate = xml.nillable(dateTime);
        break;
      case "ExternalRef":
        instance.ExternalRef = xml.nillable(string);
        break;
      case "GameId":
        instance.GameId = xml.value(int);
        break;
      case "GameUrl":
        instance.GameUrl = xml.nillable(string);
        break;
      case "Id":
        instance.Id = xml.value(int);
        break;
      case "Inactive":
        instance.Inactive = xml.value(boolean);
        break;
      case "Invalidated":
        instance.Invalidated = xml.value(boolean);
        break;
      case "IssuedDate":
        instance.IssuedDate = xml.nillable(dateTime);
        break;
      case "MediaType":
        instance.MediaType = xml.nillable(string);
        break;
      case "MemberId":
        instance.MemberId = xml.value(int);
        break;
      case "MetafileUrl":
        instance.MetafileUrl = xml.nillable(string);
        break;
      case "PrizeId":
        instance.PrizeId = xml.value(int);
        break;
      case "Rating":
        instance.Rating = xml.value(int);
        break;
      case "RatingDate":
        instance.RatingDate = xml.nillable(dateTime);
        break;
      case "Result":
        instance.Result = xml.nillable(string);
        break;
      case "ScheduleId":
        instance.ScheduleId = xml.value(int);
        break;
      case "State":
        instance.State = xml.nillable(string);
        break;
      case "UserId":
        instance.UserId = xml.nillable(string);
        break;
    }
  }
  return instance;
}

export function encodeInstance(xml: XmlWriter, instance: types.Instance): void {
  if (instance.AccessId !== undefined) xml.value("AccessId", guid, instance.AccessId);
  if (instance.ChosenPrizeId !== undefined) xml.value("ChosenPrizeId", int, instance.ChosenPrizeId);
  if (instance.CustomerId !== undefined) xml.value("CustomerId", int, instance.CustomerId);
  if (instance.DefinedCulture != null) xml.value("DefinedCulture", string, instance.DefinedCulture);
  if (instance.Depleted !== undefined) xml.value("Depleted", boolean, instance.Depleted);
  if (instance.ExpirationDate != null) xml.value("ExpirationDate", dateTime, instance.ExpirationDate);
  if (instance.ExternalRef != null) xml.value("ExternalRef", string, instance.ExternalRef);
  if (instance.GameId !== undefined) xml.value("GameId", int, instance.GameId);
  if (instance.GameUrl != null) xml.value("GameUrl", string, instance.GameUrl);
  if (instance.Id !== undefined) xml.value("Id", int, instance.Id);
  if (instance.Inactive !== undefined) xml.value("Inactive", boolean, instance.Inactive);
  if (instance.Invalidated !== undefined) xml.value("Invalidated", boolean, instance.Invalidated);
  if (instance.IssuedDate != null) xml.value("IssuedDate", dateTime, instance.IssuedDate);
  if (instance.MediaType != null) xml.value("MediaType", string, instance.MediaType);
  if (instance.MemberId !== undefined) xml.value("MemberId", int, instance.MemberId);
  if (instance.MetafileUrl != null) xml.value("MetafileUrl", string, instance.MetafileUrl);
  if (instance.PrizeId !== undefined) xml.value("PrizeId", int, instance.PrizeId);
  if (instance.Rating !== undefined) xml.value("Rating", int, instance.Rating);
  if (instance.RatingDate != null) xml.value("RatingDate", dateTime, instance.RatingDate);
  if (instance.Result != null) xml.value("Result", string, instance.Result);
  if (instance.ScheduleId !== undefined) xml.value("ScheduleId", int, instance.ScheduleId);
  if (instance.State != null) xml.value("State", string, instance.State);
  if (instance.UserId != null) xml.value("UserId", string, instance.UserId);
}

const matchTilesPerformanceRequestElements = /* @__PURE__ */ elementTable(
  typesNamespace,
  "MatchTilesPerformanceRequest",
  [
    ["Guid", 0, 1],
    ["Instance", 0, 1],
    ["Language", 0, 1],
    ["PlayType", 0, 1],
    ["X", 0, 1],
    ["Y", 0, 1],
  ],
);

export function decodeMatchTilesPerformanceRequest(xml: XmlReader): types.MatchTilesPerformanceRequest {
  const request: types.MatchTilesPerformanceRequest = {};
  for (;;) {
    const next = xml.next(matchTilesPerformanceRequestElements);
    if (next === undefined) break;
    switch (next) {
      case "Guid":
        request.Guid = xml.value(guid);
        break;
      case "Instance":
        request.Instance = xml.nilOr(decodeInstance);
        break;
      case "Language":
        request.Language = xml.nillable(string);
        break;
      case "PlayType":
        request.PlayType = xml.nillable(string);
        break;
      case "X":
        request.X = xml.value(int);
        break;
      case "Y":
        request.Y = xml.value(int);
        break;
    }
  }
  return request;
}

export function encodeMatchTilesPerformanceRequest(xml: XmlWriter, request: types.MatchTilesPerformanceRequest): void {
  if (request.Guid !== undefined) xml.value("Guid", guid, request.Guid);
  if (request.Instance != null) xml.element("Instance", request.Instance, encodeInstance);
  if (request.Language != null) xml.value("Language", string, request.Language);
  if (request.PlayType != null) xml.value("PlayType", string, request.PlayType);
  if (request.X !== undefined) xml.value("X", int, request.X);
  if (request.Y !== undefined) xml.value("Y", int, request.Y);
}

const tileBoardElements = /* @__PURE__ */ elementTable(typesNamespace, "TileBoard", [
  ["Board", 0, 1],
  ["Colors", 0, 1],
  ["LastMovement", 0, 1],
  ["RemainingTime", 1, 1],
  ["Score", 1, 1],
  ["Started", 1, 1],
  ["Time", 1, 1],
]);

export function decodeTileBoard(xml: XmlReader): types.TileBoard {
  const board: Partial<types.TileBoard> = {};
  for (;;) {
    const next = xml.next(tileBoardElements);
    if (next === undefined) break;
    switch (next) {
      case "Board":
        board.Board = xml.nilOr(decodeArrayOfArrayOfint);
        break;
      case "Colors":
        board.Colors = xml.nilOr(decodeArrayOfint);
        break;
      case "LastMovement":
        board.LastMovement = xml.nillable(dateTime);
        break;
      case "RemainingTime":
        board.RemainingTime = xml.value(double);
        break;
      case "Score":
        board.Score = xml.value(double);
        break;
      case "Started":
        board.Started = xml.value(boolean);
        break;
      case "Time":
        board.Time = xml.value(double);
        break;
    }
  }
  return whole<types.TileBoard>(board);
}

export function encodeTileBoard(xml: XmlWriter, board: types.TileBoard): void {
  if (board.Board != null) xml.element("Board", board.Board, encodeArrayOfArrayOfint);
  if (board.Colors != null) xml.element("Colors", board.Colors, encodeArrayOfint);
  if (board.LastMovement != null) xml.value("LastMovement", dateTime, board.LastMovement);
  xml.value("RemainingTime", double, board.RemainingTime);
  xml.value("Score", double, board.Score);
  xml.value("Started", boolean, board.Started);
  xml.value("Time", double, board.Time);
}

const popBalloonRequestElements = /* @__PURE__ */ elementTable(typesNamespace, "PopBalloonRequest", [
  ["Guid", 0, 1],
  ["Instance", 0, 1],
  ["Language", 0, 1],
  ["PopBalloonId", 0, 1],
]);

export function decodePopBalloonRequest(xml: XmlReader): types.PopBalloonRequest {
  const request: types.PopBalloonRequest = {};
  for (;;) {
    const next = xml.next(popBalloonRequestElements);
    if (next === undefined) break;
    switch (next) {
      case "Guid":
        request.Guid = xml.value(guid);
        break;
      case "Instance":
        request.Instance = xml.nilOr(decodeInstance);
        break;
      case "Language":
        request.Language = xml.nillable(string);
        break;
      case "PopBalloonId":
        request.PopBalloonId = xml.value(int);
        break;
    }
  }
  return request;
}

export function encodePopBalloonRequest(xml: XmlWriter, request: types.PopBalloonRequest): void {
  if (request.Guid !== undefined) xml.value("Guid", guid, request.Guid);
  if (request.Instance != null) xml.element("Instance", request.Instance, encodeInstance);
  if (request.Language != null) xml.value("Language", string, request.Language);
  if (request.PopBalloonId !== undefined) xml.value("PopBalloonId", int, request.PopBalloonId);
}

const balloonResultElements = /* @__PURE__ */ elementTable(typesNamespace, "BalloonResult", [
  ["CanContinue", 1, 1],
  ["Id", 1, 1],
  ["IsPrize", 1, 1],
  ["LegalMovement", 1, 1],
  ["ResultImage", 0, 1],
  ["Win", 1, 1],
]);

export function decodeBalloonResult(xml: XmlReader): types.BalloonResult {
  const result: Partial<types.BalloonResult> = {};
  for (;;) {
    const next = xml.next(balloonResultElements);
    if (next === undefined) break;
    switch (next) {
      case "CanContinue":
        result.CanContinue = xml.value(boolean);
        break;
      case "Id":
        result.Id = xml.value(int);
        break;
      case "IsPrize":
        result.IsPrize = xml.value(boolean);
        break;
      case "LegalMovement":
        result.LegalMovement = xml.value(boolean);
        break;
      case "ResultImage":
        result.ResultImage = xml.nillable(string);
        break;
      case "Win":
        result.Win = xml.value(boolean);
        break;
    }
  }
  return whole<types.BalloonResult>(result);
}

export function encodeBalloonResult(xml: XmlWriter, result: types.BalloonResult): void {
  xml.value("CanContinue", boolean, result.CanContinue);
  xml.value("Id", int, result.Id);
  xml.value("IsPrize", boolean, result.IsPrize);
  xml.value("LegalMovement", boolean, result.LegalMovement);
  if (result.ResultImage != null) xml.value("ResultImage", string, result.ResultImage);
  xml.value("Win", boolean, result.Win);
}

export function decodeMatchTilesRequest(xml: XmlReader): types.MatchTilesRequest {
  return decodeOpenXml(xml, typesNamespace);
}

export function encodeMatchTilesRequest(xml: XmlWriter, payload: types.MatchTilesRequest): void {
  encodeOpenXml(xml, typesNamespace, payload);
}

export function decodeMatchTilesRequestResponse(xml: XmlReader): types.MatchTilesRequestResponse {
  return decodeOpenXml(xml, typesNamespace);
}

export function encodeMatchTilesRequestResponse(xml: XmlWriter, payload: types.MatchTilesRequestResponse): void {
  encodeOpenXml(xml, typesNamespace, payload);
}

export function decodeStepRequest(xml: XmlReader): types.StepRequest {
  return decodeOpenXml(xml, typesNamespace);
}

export function encodeStepRequest(xml: XmlWriter, payload: types.StepRequest): void {
  encodeOpenXml(xml, typesNamespace, payload);
}

export function decodeStepRequestResponse(xml: XmlReader): types.StepRequestResponse {
  return decodeOpenXml(xml, typesNamespace);
}

export function encodeStepRequestResponse(xml: XmlWriter, payload: types.StepRequestResponse): void {
  encodeOpenXml(xml, typesNamespace, payload);
}

export function decodeCanPopBalloonRequest(xml: XmlReader): types.CanPopBalloonRequest {
  return decodeOpenXml(xml, typesNamespace);
}

export function encodeCanPopBalloonRequest(xml: XmlWriter, payload: types.CanPopBalloonRequest): void {
  encodeOpenXml(xml, typesNamespace, payload);
}

export function decodeCanPopBalloonRequestResponse(xml: XmlReader): types.CanPopBalloonRequestResponse {
  return decodeOpenXml(xml, typesNamespace);
}

export function encodeCanPopBalloonRequestResponse(xml: XmlWriter, payload: types.CanPopBalloonRequestResponse): void {
  encodeOpenXml(xml, typesNamespace, payload);
}

export function decodeChoosePrize(xml: XmlReader): types.ChoosePrize {
  return decodeOpenXml(xml, typesNamespace);
}

export function encodeChoosePrize(xml: XmlWriter, payload: types.ChoosePrize): void {
  encodeOpenXml(xml, typesNamespace, payload);
}

export function decodePerformanceNicknameRequest(xml: XmlReader): types.PerformanceNicknameRequest {
  return decodeOpenXml(xml, typesNamespace);
}

export function encodePerformanceNicknameRequest(xml: XmlWriter, payload: types.PerformanceNicknameRequest): void {
  encodeOpenXml(xml, typesNamespace, payload);
}

export function decodePerformanceFastPlayRequest(xml: XmlReader): types.PerformanceFastPlayRequest {
  return decodeOpenXml(xml, typesNamespace);
}

export function encodePerformanceFastPlayRequest(xml: XmlWriter, payload: types.PerformanceFastPlayRequest): void {
  encodeOpenXml(xml, typesNamespace, payload);
}

export function decodeInitStateRequest(xml: XmlReader): types.InitStateRequest {
  return decodeOpenXml(xml, typesNamespace);
}

export function encodeInitStateRequest(xml: XmlWriter, payload: types.InitStateRequest): void {
  encodeOpenXml(xml, typesNamespace, payload);
}

export function decodeCheckStateRequest(xml: XmlReader): types.CheckStateRequest {
  return decodeOpenXml(xml, typesNamespace);
}

export function encodeCheckStateRequest(xml: XmlWriter, payload: types.CheckStateRequest): void {
  encodeOpenXml(xml, typesNamespace, payload);
}

export function decodeReplyRequest(xml: XmlReader): types.ReplyRequest {
  return decodeOpenXml(xml, typesNamespace);
}

export function encodeReplyRequest(xml: XmlWriter, payload: types.ReplyRequest): void {
  encodeOpenXml(xml, typesNamespace, payload);
}

export function decodeLevelCompleteRequest(xml: XmlReader): types.LevelCompleteRequest {
  return decodeOpenXml(xml, typesNamespace);
}

export function encodeLevelCompleteRequest(xml: XmlWriter, payload: types.LevelCompleteRequest): void {
  encodeOpenXml(xml, typesNamespace, payload);
}

export function decodeSimulateFastPlayRequest(xml: XmlReader): types.SimulateFastPlayRequest {
  return decodeOpenXml(xml, typesNamespace);
}

export function encodeSimulateFastPlayRequest(xml: XmlWriter, payload: types.SimulateFastPlayRequest): void {
  encodeOpenXml(xml, typesNamespace, payload);
}

export function decodeSimulateUnityPlayRequest(xml: XmlReader): types.SimulateUnityPlayRequest {
  return decodeOpenXml(xml, typesNamespace);
}

export function encodeSimulateUnityPlayRequest(xml: XmlWriter, payload: types.SimulateUnityPlayRequest): void {
  encodeOpenXml(xml, typesNamespace, payload);
}

export function decodeGameCompleteRequest(xml: XmlReader): types.GameCompleteRequest {
  return decodeOpenXml(xml, typesNamespace);
}

export function encodeGameCompleteRequest(xml: XmlWriter, payload: types.GameCompleteRequest): void {
  encodeOpenXml(xml, typesNamespace, payload);
}

export function decodePartialStateProgressRequest(xml: XmlReader): types.PartialStateProgressRequest {
  return decodeOpenXml(xml, typesNamespace);
}

export function encodePartialStateProgressRequest(xml: XmlWriter, payload: types.PartialStateProgressRequest): void {
  encodeOpenXml(xml, typesNamespace, payload);
}

export function decodeRateStarRequest(xml: XmlReader): types.RateStarRequest {
  return decodeOpenXml(xml, typesNamespace);
}

export function encodeRateStarRequest(xml: XmlWriter, payload: types.RateStarRequest): void {
  encodeOpenXml(xml, typesNamespace, payload);
}

export function decodeRateFeedbackRequest(xml: XmlReader): types.RateFeedbackRequest {
  return decodeOpenXml(xml, typesNamespace);
}

export function encodeRateFeedbackRequest(xml: XmlWriter, payload: types.RateFeedbackRequest): void {
  encodeOpenXml(xml, typesNamespace, payload);
}

export function decodeSpinRequest(xml: XmlReader): types.SpinRequest {
  return decodeOpenXml(xml, typesNamespace);
}

export function encodeSpinRequest(xml: XmlWriter, payload: types.SpinRequest): void {
  encodeOpenXml(xml, typesNamespace, payload);
}

export function decodeSlotRequest(xml: XmlReader): types.SlotRequest {
  return decodeOpenXml(xml, typesNamespace);
}

export function encodeSlotRequest(xml: XmlWriter, payload: types.SlotRequest): void {
  encodeOpenXml(xml, typesNamespace, payload);
}

export function decodePlayRequest(xml: XmlReader): types.PlayRequest {
  return decodeOpenXml(xml, typesNamespace);
}

export function encodePlayRequest(xml: XmlWriter, payload: types.PlayRequest): void {
  encodeOpenXml(xml, typesNamespace, payload);
}

export function decodeOfflineRequest(xml: XmlReader): types.OfflineRequest {
  return decodeOpenXml(xml, typesNamespace);
}

export function encodeOfflineRequest(xml: XmlWriter, payload: types.OfflineRequest): void {
  encodeOpenXml(xml, typesNamespace, payload);
}

// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { int, memberTable } from "@stubwright/runtime/codec";
import type * as types from "./types.js";

const positionMembers = /* @__PURE__ */ memberTable({ required: ["x", "y"] });

export function decodePosition(json: JsonReader): types.Position {
  const sent = json.object(positionMembers);
  const position: types.Position = { x: json.member("x", sent.x).value(int), y: json.member("y", sent.y).value(int) };
  json.closeObject();
  return position;
}

export function encodePosition(json: JsonWriter, position: types.Position): void {
  json.openObject();
  json.member("x").value(int, position.x);
  json.member("y").value(int, position.y);
  json.closeObject();
}

const stepMembers = /* @__PURE__ */ memberTable({ required: ["from", "steps"] });

export function decodeStep(json: JsonReader): types.Step {
  const sent = json.object(stepMembers);
  const step: types.Step = {
    from: decodePosition(json.member("from", sent.from)),
    steps: json.member("steps", sent.steps).value(int),
  };
  json.closeObject();
  return step;
}

export function encodeStep(json: JsonWriter, step: types.Step): void {
  json.openObject();
  encodePosition(json.member("from"), step.from);
  json.member("steps").value(int, step.steps);
  json.closeObject();
}

const moveResponseMembers = /* @__PURE__ */ memberTable({ required: ["to"] });

export function decodeMoveResponse(json: JsonReader): types.MoveResponse {
  const sent = json.object(moveResponseMembers);
  const response: types.MoveResponse = { to: decodePosition(json.member("to", sent.to)) };
  json.closeObject();
  return response;
}

export function encodeMoveResponse(json: JsonWriter, response: types.MoveResponse): void {
  json.openObject();
  encodePosition(json.member("to"), response.to);
  json.closeObject();
}

const restMembers = /* @__PURE__ */ memberTable({});

export function decodeRest(json: JsonReader): types.Rest {
  json.object(restMembers);
  const rest: types.Rest = {};
  json.closeObject();
  return rest;
}

export function encodeRest(json: JsonWriter, _rest: types.Rest): void {
  json.openObject();
  json.closeObject();
}

const restResponseMembers = /* @__PURE__ */ memberTable({});

export function decodeRestResponse(json: JsonReader): types.RestResponse {
  json.object(restResponseMembers);
  const response: types.RestResponse = {};
  json.closeObject();
  return response;
}

export function encodeRestResponse(json: JsonWriter, _response: types.RestResponse): void {
  json.openObject();
  json.closeObject();
}

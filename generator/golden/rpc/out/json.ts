// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { int, memberTable, required } from "@stubwright/runtime/codec";
import type { MoveResponse, Position, Rest, RestResponse, Step } from "./types.js";

const positionMembers = /* @__PURE__ */ memberTable({ required: ["x", "y"] });

export function decodePosition(json: JsonReader): Position {
  const position: Partial<Position> = {};
  for (;;) {
    switch (json.next(positionMembers)) {
      case "x":
        position.x = json.value(int);
        break;
      case "y":
        position.y = json.value(int);
        break;
      case undefined:
        return {
          ...position,
          x: required(position.x),
          y: required(position.y),
        };
    }
  }
}

export function encodePosition(json: JsonWriter, position: Position): void {
  json.openObject();
  json.member("x").value(int, position.x);
  json.member("y").value(int, position.y);
  json.closeObject();
}

const stepMembers = /* @__PURE__ */ memberTable({ required: ["from", "steps"] });

export function decodeStep(json: JsonReader): Step {
  const step: Partial<Step> = {};
  for (;;) {
    switch (json.next(stepMembers)) {
      case "from":
        step.from = decodePosition(json);
        break;
      case "steps":
        step.steps = json.value(int);
        break;
      case undefined:
        return {
          ...step,
          from: required(step.from),
          steps: required(step.steps),
        };
    }
  }
}

export function encodeStep(json: JsonWriter, step: Step): void {
  json.openObject();
  encodePosition(json.member("from"), step.from);
  json.member("steps").value(int, step.steps);
  json.closeObject();
}

const moveResponseMembers = /* @__PURE__ */ memberTable({ required: ["to"] });

export function decodeMoveResponse(json: JsonReader): MoveResponse {
  const response: Partial<MoveResponse> = {};
  for (;;) {
    switch (json.next(moveResponseMembers)) {
      case "to":
        response.to = decodePosition(json);
        break;
      case undefined:
        return {
          ...response,
          to: required(response.to),
        };
    }
  }
}

export function encodeMoveResponse(json: JsonWriter, response: MoveResponse): void {
  json.openObject();
  encodePosition(json.member("to"), response.to);
  json.closeObject();
}

const restMembers = /* @__PURE__ */ memberTable({});

export function decodeRest(json: JsonReader): Rest {
  const rest: Rest = {};
  for (;;) {
    switch (json.next(restMembers)) {
      case undefined:
        return rest;
    }
  }
}

export function encodeRest(json: JsonWriter, _rest: Rest): void {
  json.openObject();
  json.closeObject();
}

const restResponseMembers = /* @__PURE__ */ memberTable({});

export function decodeRestResponse(json: JsonReader): RestResponse {
  const response: RestResponse = {};
  for (;;) {
    switch (json.next(restResponseMembers)) {
      case undefined:
        return response;
    }
  }
}

export function encodeRestResponse(json: JsonWriter, _response: RestResponse): void {
  json.openObject();
  json.closeObject();
}

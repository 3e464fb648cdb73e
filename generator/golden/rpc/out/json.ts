// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { int, memberTable, required } from "@stubwright/runtime/codec";
import type { Move, MoveResponse, Point, Rest, RestResponse } from "./types.js";

const pointMembers = /* @__PURE__ */ memberTable({ required: ["x", "y"] });

export function decodePoint(json: JsonReader): Point {
  const point: Partial<Point> = {};
  for (;;) {
    switch (json.next(pointMembers)) {
      case "x":
        point.x = json.value(int);
        break;
      case "y":
        point.y = json.value(int);
        break;
      case undefined:
        return {
          ...point,
          x: required(point.x),
          y: required(point.y),
        };
    }
  }
}

export function encodePoint(json: JsonWriter, point: Point): void {
  json.openObject();
  json.member("x").value(int, point.x);
  json.member("y").value(int, point.y);
  json.closeObject();
}

const moveMembers = /* @__PURE__ */ memberTable({ required: ["from", "steps"] });

export function decodeMove(json: JsonReader): Move {
  const move: Partial<Move> = {};
  for (;;) {
    switch (json.next(moveMembers)) {
      case "from":
        move.from = decodePoint(json);
        break;
      case "steps":
        move.steps = json.value(int);
        break;
      case undefined:
        return {
          ...move,
          from: required(move.from),
          steps: required(move.steps),
        };
    }
  }
}

export function encodeMove(json: JsonWriter, move: Move): void {
  json.openObject();
  encodePoint(json.member("from"), move.from);
  json.member("steps").value(int, move.steps);
  json.closeObject();
}

const moveResponseMembers = /* @__PURE__ */ memberTable({ required: ["to"] });

export function decodeMoveResponse(json: JsonReader): MoveResponse {
  const response: Partial<MoveResponse> = {};
  for (;;) {
    switch (json.next(moveResponseMembers)) {
      case "to":
        response.to = decodePoint(json);
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
  encodePoint(json.member("to"), response.to);
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

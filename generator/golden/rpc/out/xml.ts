// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { elementTable, int, required } from "@stubwright/runtime/codec";
import type { Move, MoveResponse, Point, Rest, RestResponse } from "./types.js";

const rpcNamespace = "urn:golden:rpc";
const walkNamespace = "urn:golden:walk";

const pointElements = /* @__PURE__ */ elementTable(rpcNamespace, "Point", [
  ["x", 1, 1, ""],
  ["y", 1, 1, ""],
]);

export function decodePoint(xml: XmlReader): Point {
  const point: Partial<Point> = {};
  for (;;) {
    switch (xml.next(pointElements)) {
      case "x":
        point.x = xml.value(int);
        break;
      case "y":
        point.y = xml.value(int);
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

export function encodePoint(xml: XmlWriter, point: Point): void {
  xml.value("x", int, point.x);
  xml.value("y", int, point.y);
}

const moveElements = /* @__PURE__ */ elementTable(rpcNamespace, "", [
  ["from", 1, 1, ""],
  ["steps", 1, 1, ""],
]);

export function decodeMove(xml: XmlReader): Move {
  const move: Partial<Move> = {};
  for (;;) {
    switch (xml.next(moveElements)) {
      case "from":
        move.from = decodePoint(xml);
        break;
      case "steps":
        move.steps = xml.value(int);
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

export function encodeMove(xml: XmlWriter, move: Move): void {
  xml.element("from", move.from, encodePoint);
  xml.value("steps", int, move.steps);
}

const moveResponseElements = /* @__PURE__ */ elementTable(rpcNamespace, "", [["to", 1, 1, ""]]);

export function decodeMoveResponse(xml: XmlReader): MoveResponse {
  const response: Partial<MoveResponse> = {};
  for (;;) {
    switch (xml.next(moveResponseElements)) {
      case "to":
        response.to = decodePoint(xml);
        break;
      case undefined:
        return {
          ...response,
          to: required(response.to),
        };
    }
  }
}

export function encodeMoveResponse(xml: XmlWriter, response: MoveResponse): void {
  xml.element("to", response.to, encodePoint);
}

const restElements = /* @__PURE__ */ elementTable(walkNamespace, "", []);

export function decodeRest(xml: XmlReader): Rest {
  const rest: Rest = {};
  for (;;) {
    switch (xml.next(restElements)) {
      case undefined:
        return rest;
    }
  }
}

export function encodeRest(_xml: XmlWriter, _rest: Rest): void {
}

const restResponseElements = /* @__PURE__ */ elementTable(walkNamespace, "", []);

export function decodeRestResponse(xml: XmlReader): RestResponse {
  const response: RestResponse = {};
  for (;;) {
    switch (xml.next(restResponseElements)) {
      case undefined:
        return response;
    }
  }
}

export function encodeRestResponse(_xml: XmlWriter, _response: RestResponse): void {
}

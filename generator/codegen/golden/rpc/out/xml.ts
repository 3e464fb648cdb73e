// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { elementTable, int, required } from "@stubwright/runtime/codec";
import type { MoveResponse, Position, Rest, RestResponse, Step } from "./types.js";

const rpcNamespace = "urn:golden:rpc";
const walkNamespace = "urn:golden:walk";

const positionElements = /* @__PURE__ */ elementTable(rpcNamespace, "Point", [
  ["x", 1, 1, ""],
  ["y", 1, 1, ""],
]);

export function decodePosition(xml: XmlReader): Position {
  const position: Partial<Position> = {};
  for (;;) {
    const next = xml.next(positionElements);
    if (next === undefined) {
      return {
        ...position,
        x: required(position.x),
        y: required(position.y),
      };
    }
    switch (next) {
      case "x":
        position.x = xml.value(int);
        break;
      case "y":
        position.y = xml.value(int);
        break;
    }
  }
}

export function encodePosition(xml: XmlWriter, position: Position): void {
  xml.value("x", int, position.x);
  xml.value("y", int, position.y);
}

const stepElements = /* @__PURE__ */ elementTable(rpcNamespace, "", [
  ["from", 1, 1, ""],
  ["steps", 1, 1, ""],
]);

export function decodeStep(xml: XmlReader): Step {
  const step: Partial<Step> = {};
  for (;;) {
    const next = xml.next(stepElements);
    if (next === undefined) {
      return {
        ...step,
        from: required(step.from),
        steps: required(step.steps),
      };
    }
    switch (next) {
      case "from":
        step.from = decodePosition(xml);
        break;
      case "steps":
        step.steps = xml.value(int);
        break;
    }
  }
}

export function encodeStep(xml: XmlWriter, step: Step): void {
  xml.element("from", step.from, encodePosition);
  xml.value("steps", int, step.steps);
}

const moveResponseElements = /* @__PURE__ */ elementTable(rpcNamespace, "", [["to", 1, 1, ""]]);

export function decodeMoveResponse(xml: XmlReader): MoveResponse {
  const response: Partial<MoveResponse> = {};
  for (;;) {
    const next = xml.next(moveResponseElements);
    if (next === undefined) {
      return {
        ...response,
        to: required(response.to),
      };
    }
    switch (next) {
      case "to":
        response.to = decodePosition(xml);
        break;
    }
  }
}

export function encodeMoveResponse(xml: XmlWriter, response: MoveResponse): void {
  xml.element("to", response.to, encodePosition);
}

const restElements = /* @__PURE__ */ elementTable(walkNamespace, "", []);

export function decodeRest(xml: XmlReader): Rest {
  const rest: Rest = {};
  xml.next(restElements);
  return rest;
}

export function encodeRest(_xml: XmlWriter, _rest: Rest): void {}

const restResponseElements = /* @__PURE__ */ elementTable(walkNamespace, "", []);

export function decodeRestResponse(xml: XmlReader): RestResponse {
  const response: RestResponse = {};
  xml.next(restResponseElements);
  return response;
}

export function encodeRestResponse(_xml: XmlWriter, _response: RestResponse): void {}

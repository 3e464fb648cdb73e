// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { elementTable, int, whole } from "@stubwright/runtime/codec";
import { rpcNamespace, walkNamespace } from "./namespaces.js";
import type * as types from "./types.js";

const positionElements = /* @__PURE__ */ elementTable(rpcNamespace, "Point", [
  ["x", 1, 1, ""],
  ["y", 1, 1, ""],
]);

export function decodePosition(xml: XmlReader): types.Position {
  const position: Partial<types.Position> = {};
  for (;;) {
    const next = xml.next(positionElements);
    if (next === undefined) break;
    switch (next) {
      case "x":
        position.x = xml.value(int);
        break;
      case "y":
        position.y = xml.value(int);
        break;
    }
  }
  return whole<types.Position>(position);
}

export function encodePosition(xml: XmlWriter, position: types.Position): void {
  xml.value("x", int, position.x);
  xml.value("y", int, position.y);
}

const stepElements = /* @__PURE__ */ elementTable(rpcNamespace, "", [
  ["from", 1, 1, ""],
  ["steps", 1, 1, ""],
]);

export function decodeStep(xml: XmlReader): types.Step {
  const step: Partial<types.Step> = {};
  for (;;) {
    const next = xml.next(stepElements);
    if (next === undefined) break;
    switch (next) {
      case "from":
        step.from = decodePosition(xml);
        break;
      case "steps":
        step.steps = xml.value(int);
        break;
    }
  }
  return whole<types.Step>(step);
}

export function encodeStep(xml: XmlWriter, step: types.Step): void {
  xml.element("from", step.from, encodePosition);
  xml.value("steps", int, step.steps);
}

const moveResponseElements = /* @__PURE__ */ elementTable(rpcNamespace, "", [["to", 1, 1, ""]]);

export function decodeMoveResponse(xml: XmlReader): types.MoveResponse {
  const response: Partial<types.MoveResponse> = {};
  while (xml.next(moveResponseElements)) response.to = decodePosition(xml);
  return whole<types.MoveResponse>(response);
}

export function encodeMoveResponse(xml: XmlWriter, response: types.MoveResponse): void {
  xml.element("to", response.to, encodePosition);
}

const restElements = /* @__PURE__ */ elementTable(walkNamespace, "", []);

export function decodeRest(xml: XmlReader): types.Rest {
  const rest: types.Rest = {};
  xml.next(restElements);
  return rest;
}

export function encodeRest(_xml: XmlWriter, _rest: types.Rest): void {}

const restResponseElements = /* @__PURE__ */ elementTable(walkNamespace, "", []);

export function decodeRestResponse(xml: XmlReader): types.RestResponse {
  const response: types.RestResponse = {};
  xml.next(restResponseElements);
  return response;
}

export function encodeRestResponse(_xml: XmlWriter, _response: types.RestResponse): void {}

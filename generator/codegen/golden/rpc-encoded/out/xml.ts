// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import {
  arrayType,
  decodeAnyContent,
  elementTable,
  encodeAnyContent,
  int,
  string,
  unbounded,
  whole,
} from "@stubwright/runtime/codec";
import { encodedNamespace, encodingNamespace } from "./namespaces.js";
import type * as types from "./types.js";

const stopElements = /* @__PURE__ */ elementTable(
  encodedNamespace,
  "Stop",
  [
    ["name", 0, 1, ""],
    ["minute", 1, 1, ""],
    ["note", 0, 1, ""],
    ["extra", 0, 1, ""],
  ],
  "all",
);

export function decodeStop(xml: XmlReader): types.Stop {
  const stop: Partial<types.Stop> = {};
  for (;;) {
    const next = xml.next(stopElements);
    if (next === undefined) break;
    switch (next) {
      case "name":
        stop.name = xml.nillable(string);
        break;
      case "minute":
        stop.minute = xml.value(int);
        break;
      case "note": {
        const sent = xml.nillable(string);
        if (sent !== null) stop.note = sent;
        break;
      }
      case "extra":
        stop.extra = xml.nilOr(decodeAnyContent);
        break;
    }
  }
  stop.name ??= null;
  return whole<types.Stop>(stop);
}

export function encodeStop(xml: XmlWriter, stop: types.Stop): void {
  if (stop.name === null) xml.nil("name");
  else xml.value("name", string, stop.name);
  xml.value("minute", int, stop.minute);
  if (stop.note !== undefined) xml.value("note", string, stop.note);
  if (stop.extra === null) xml.nil("extra");
  else if (stop.extra !== undefined) xml.element("extra", stop.extra, encodeAnyContent);
}

const arrayOfStopElements = /* @__PURE__ */ elementTable(
  encodedNamespace,
  "ArrayOfStop",
  [["item", 0, unbounded, ""]],
  "items",
);

export function decodeArrayOfStop(xml: XmlReader): types.Stop[] {
  xml.attribute(encodingNamespace, "arrayType", string);
  const items: types.Stop[] = [];
  while (xml.next(arrayOfStopElements)) items.push(decodeStop(xml));
  return items;
}

export function encodeArrayOfStop(xml: XmlWriter, items: types.Stop[]): void {
  xml.attribute("a:arrayType", string, arrayType("t:Stop", items));
  xml.elements("item", items, encodeStop);
}

const tableElements = /* @__PURE__ */ elementTable(encodedNamespace, "Table", [["item", 0, unbounded, ""]], "items");

export function decodeTable(xml: XmlReader): number[][] {
  xml.attribute(encodingNamespace, "arrayType", string);
  const items: number[][] = [];
  while (xml.next(tableElements)) items.push(decodeTableItem(xml));
  return items;
}

export function encodeTable(xml: XmlWriter, items: number[][]): void {
  xml.attribute("a:arrayType", string, arrayType("b:int[]", items));
  xml.elements("item", items, encodeTableItem);
}

const tableItemElements = /* @__PURE__ */ elementTable(encodedNamespace, "", [["item", 0, unbounded, ""]], "items");

export function decodeTableItem(xml: XmlReader): number[] {
  xml.attribute(encodingNamespace, "arrayType", string);
  const items: number[] = [];
  while (xml.next(tableItemElements)) items.push(xml.value(int));
  return items;
}

export function encodeTableItem(xml: XmlWriter, items: number[]): void {
  xml.attribute("a:arrayType", string, arrayType("b:int", items));
  xml.values("item", int, items);
}

const planElements = /* @__PURE__ */ elementTable(encodedNamespace, "", [
  ["stops", 0, 1, ""],
  ["speed", 1, 1, ""],
]);

export function decodePlan(xml: XmlReader): types.Plan {
  const plan: Partial<types.Plan> = {};
  for (;;) {
    const next = xml.next(planElements);
    if (next === undefined) break;
    switch (next) {
      case "stops":
        plan.stops = xml.nilOr(decodeArrayOfStop);
        break;
      case "speed":
        plan.speed = xml.value(int);
        break;
    }
  }
  plan.stops ??= null;
  return whole<types.Plan>(plan);
}

export function encodePlan(xml: XmlWriter, plan: types.Plan): void {
  if (plan.stops === null) xml.nil("stops");
  else xml.element("stops", plan.stops, encodeArrayOfStop);
  xml.value("speed", int, plan.speed);
}

const planResponseElements = /* @__PURE__ */ elementTable(encodedNamespace, "", [
  ["minutes", 0, 1, ""],
  ["remark", 0, 1, ""],
]);

export function decodePlanResponse(xml: XmlReader): types.PlanResponse {
  const response: Partial<types.PlanResponse> = {};
  for (;;) {
    const next = xml.next(planResponseElements);
    if (next === undefined) break;
    switch (next) {
      case "minutes":
        response.minutes = xml.nilOr(decodeTable);
        break;
      case "remark":
        response.remark = xml.nillable(string);
        break;
    }
  }
  response.minutes ??= null;
  response.remark ??= null;
  return whole<types.PlanResponse>(response);
}

export function encodePlanResponse(xml: XmlWriter, response: types.PlanResponse): void {
  if (response.minutes === null) xml.nil("minutes");
  else xml.element("minutes", response.minutes, encodeTable);
  if (response.remark === null) xml.nil("remark");
  else xml.value("remark", string, response.remark);
}

const firstElements = /* @__PURE__ */ elementTable(encodedNamespace, "", [["stops", 0, 1, ""]]);

export function decodeFirst(xml: XmlReader): types.First {
  const first: Partial<types.First> = {};
  while (xml.next(firstElements)) first.stops = xml.nilOr(decodeArrayOfStop);
  first.stops ??= null;
  return whole<types.First>(first);
}

export function encodeFirst(xml: XmlWriter, first: types.First): void {
  if (first.stops === null) xml.nil("stops");
  else xml.element("stops", first.stops, encodeArrayOfStop);
}

const firstResponseElements = /* @__PURE__ */ elementTable(encodedNamespace, "", [["return", 0, 1, ""]]);

export function decodeFirstResponse(xml: XmlReader): types.FirstResponse {
  const response: Partial<types.FirstResponse> = {};
  while (xml.next(firstResponseElements)) response.return = xml.nilOr(decodeStop);
  response.return ??= null;
  return whole<types.FirstResponse>(response);
}

export function encodeFirstResponse(xml: XmlWriter, response: types.FirstResponse): void {
  if (response.return === null) xml.nil("return");
  else xml.element("return", response.return, encodeStop);
}

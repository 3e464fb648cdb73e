// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { arrayType, elementTable, int, required, string, unbounded } from "@stubwright/runtime/codec";
import type { Plan, PlanResponse, Stop } from "./types.js";

const encodedNamespace = "urn:golden:encoded";
const encodingNamespace = "http://schemas.xmlsoap.org/soap/encoding/";

const stopElements = /* @__PURE__ */ elementTable(
  encodedNamespace,
  "Stop",
  [
    ["name", 1, 1, ""],
    ["minute", 1, 1, ""],
  ],
  "all",
);

export function decodeStop(xml: XmlReader): Stop {
  const stop: Partial<Stop> = {};
  for (;;) {
    const next = xml.next(stopElements);
    if (next === undefined) {
      return {
        ...stop,
        name: required(stop.name),
        minute: required(stop.minute),
      };
    }
    switch (next) {
      case "name":
        stop.name = xml.nillable(string);
        break;
      case "minute":
        stop.minute = xml.value(int);
        break;
    }
  }
}

export function encodeStop(xml: XmlWriter, stop: Stop): void {
  if (stop.name === null) xml.nil("name");
  else xml.value("name", string, stop.name);
  xml.value("minute", int, stop.minute);
}

const arrayOfStopElements = /* @__PURE__ */ elementTable(encodedNamespace, "ArrayOfStop", [["item", 0, unbounded, ""]]);

export function decodeArrayOfStop(xml: XmlReader): Stop[] {
  xml.attribute(encodingNamespace, "arrayType", string);
  const items: Stop[] = [];
  while (xml.next(arrayOfStopElements)) items.push(decodeStop(xml));
  return items;
}

export function encodeArrayOfStop(xml: XmlWriter, items: Stop[]): void {
  xml.attribute("a:arrayType", string, arrayType("t:Stop", items));
  xml.elements("item", items, encodeStop);
}

const tableElements = /* @__PURE__ */ elementTable(encodedNamespace, "Table", [["item", 0, unbounded, ""]]);

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

const tableItemElements = /* @__PURE__ */ elementTable(encodedNamespace, "", [["item", 0, unbounded, ""]]);

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
  ["stops", 1, 1, ""],
  ["speed", 1, 1, ""],
]);

export function decodePlan(xml: XmlReader): Plan {
  const plan: Partial<Plan> = {};
  for (;;) {
    const next = xml.next(planElements);
    if (next === undefined) {
      return {
        ...plan,
        stops: required(plan.stops),
        speed: required(plan.speed),
      };
    }
    switch (next) {
      case "stops":
        plan.stops = xml.nilOr(decodeArrayOfStop);
        break;
      case "speed":
        plan.speed = xml.value(int);
        break;
    }
  }
}

export function encodePlan(xml: XmlWriter, plan: Plan): void {
  if (plan.stops === null) xml.nil("stops");
  else xml.element("stops", plan.stops, encodeArrayOfStop);
  xml.value("speed", int, plan.speed);
}

const planResponseElements = /* @__PURE__ */ elementTable(encodedNamespace, "", [
  ["minutes", 1, 1, ""],
  ["remark", 1, 1, ""],
]);

export function decodePlanResponse(xml: XmlReader): PlanResponse {
  const response: Partial<PlanResponse> = {};
  for (;;) {
    const next = xml.next(planResponseElements);
    if (next === undefined) {
      return {
        ...response,
        minutes: required(response.minutes),
        remark: required(response.remark),
      };
    }
    switch (next) {
      case "minutes":
        response.minutes = xml.nilOr(decodeTable);
        break;
      case "remark":
        response.remark = xml.nillable(string);
        break;
    }
  }
}

export function encodePlanResponse(xml: XmlWriter, response: PlanResponse): void {
  if (response.minutes === null) xml.nil("minutes");
  else xml.element("minutes", response.minutes, encodeTable);
  if (response.remark === null) xml.nil("remark");
  else xml.value("remark", string, response.remark);
}

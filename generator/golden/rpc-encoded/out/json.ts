// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { int, memberTable, string } from "@stubwright/runtime/codec";
import type { Plan, PlanResponse, Stop } from "./types.js";

const stopMembers = /* @__PURE__ */ memberTable({ required: ["name", "minute"] });

export function decodeStop(json: JsonReader): Stop {
  const sent = json.object(stopMembers);
  const stop: Stop = {
    name: json.member("name", sent.name).nillable(string),
    minute: json.member("minute", sent.minute).value(int),
  };
  json.closeObject();
  return stop;
}

export function encodeStop(json: JsonWriter, stop: Stop): void {
  json.openObject();
  if (stop.name === null) json.member("name").nil();
  else json.member("name").value(string, stop.name);
  json.member("minute").value(int, stop.minute);
  json.closeObject();
}

export function decodeArrayOfStop(json: JsonReader): Stop[] {
  return json.items(decodeStop);
}

export function encodeArrayOfStop(json: JsonWriter, items: Stop[]): void {
  json.items(items, encodeStop);
}

export function decodeTable(json: JsonReader): number[][] {
  return json.items(decodeTableItem);
}

export function encodeTable(json: JsonWriter, items: number[][]): void {
  json.items(items, encodeTableItem);
}

export function decodeTableItem(json: JsonReader): number[] {
  return json.values(int);
}

export function encodeTableItem(json: JsonWriter, items: number[]): void {
  json.values(int, items);
}

const planMembers = /* @__PURE__ */ memberTable({ required: ["stops", "speed"] });

export function decodePlan(json: JsonReader): Plan {
  const sent = json.object(planMembers);
  const plan: Plan = {
    stops: json.member("stops", sent.stops).nil() ? null : decodeArrayOfStop(json),
    speed: json.member("speed", sent.speed).value(int),
  };
  json.closeObject();
  return plan;
}

export function encodePlan(json: JsonWriter, plan: Plan): void {
  json.openObject();
  if (plan.stops === null) json.member("stops").nil();
  else encodeArrayOfStop(json.member("stops"), plan.stops);
  json.member("speed").value(int, plan.speed);
  json.closeObject();
}

const planResponseMembers = /* @__PURE__ */ memberTable({ required: ["minutes", "remark"] });

export function decodePlanResponse(json: JsonReader): PlanResponse {
  const sent = json.object(planResponseMembers);
  const response: PlanResponse = {
    minutes: json.member("minutes", sent.minutes).nil() ? null : decodeTable(json),
    remark: json.member("remark", sent.remark).nillable(string),
  };
  json.closeObject();
  return response;
}

export function encodePlanResponse(json: JsonWriter, response: PlanResponse): void {
  json.openObject();
  if (response.minutes === null) json.member("minutes").nil();
  else encodeTable(json.member("minutes"), response.minutes);
  if (response.remark === null) json.member("remark").nil();
  else json.member("remark").value(string, response.remark);
  json.closeObject();
}

// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { decodeAnyContentJson, encodeAnyContentJson, int, memberTable, string } from "@stubwright/runtime/codec";
import type * as types from "./types.js";

const stopMembers = /* @__PURE__ */ memberTable({ required: ["name", "minute"], optional: ["note", "extra"] });

export function decodeStop(json: JsonReader): types.Stop {
  const sent = json.object(stopMembers);
  const stop: types.Stop = {
    name: json.member("name", sent.name).nillable(string),
    minute: json.member("minute", sent.minute).value(int),
  };
  if (sent.note !== undefined) stop.note = json.member("note", sent.note).value(string);
  if (sent.extra !== undefined) stop.extra = json.member("extra", sent.extra).nil() ? null : decodeAnyContentJson(json);
  json.closeObject();
  return stop;
}

export function encodeStop(json: JsonWriter, stop: types.Stop): void {
  json.openObject();
  if (stop.name === null) json.member("name").nil();
  else json.member("name").value(string, stop.name);
  json.member("minute").value(int, stop.minute);
  if (stop.note !== undefined) json.member("note").value(string, stop.note);
  if (stop.extra === null) json.member("extra").nil();
  else if (stop.extra !== undefined) encodeAnyContentJson(json.member("extra"), stop.extra);
  json.closeObject();
}

export function decodeArrayOfStop(json: JsonReader): types.Stop[] {
  return json.items(decodeStop);
}

export function encodeArrayOfStop(json: JsonWriter, items: types.Stop[]): void {
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

export function decodePlan(json: JsonReader): types.Plan {
  const sent = json.object(planMembers);
  const plan: types.Plan = {
    stops: json.member("stops", sent.stops).nil() ? null : decodeArrayOfStop(json),
    speed: json.member("speed", sent.speed).value(int),
  };
  json.closeObject();
  return plan;
}

export function encodePlan(json: JsonWriter, plan: types.Plan): void {
  json.openObject();
  if (plan.stops === null) json.member("stops").nil();
  else encodeArrayOfStop(json.member("stops"), plan.stops);
  json.member("speed").value(int, plan.speed);
  json.closeObject();
}

const planResponseMembers = /* @__PURE__ */ memberTable({ required: ["minutes", "remark"] });

export function decodePlanResponse(json: JsonReader): types.PlanResponse {
  const sent = json.object(planResponseMembers);
  const response: types.PlanResponse = {
    minutes: json.member("minutes", sent.minutes).nil() ? null : decodeTable(json),
    remark: json.member("remark", sent.remark).nillable(string),
  };
  json.closeObject();
  return response;
}

export function encodePlanResponse(json: JsonWriter, response: types.PlanResponse): void {
  json.openObject();
  if (response.minutes === null) json.member("minutes").nil();
  else encodeTable(json.member("minutes"), response.minutes);
  if (response.remark === null) json.member("remark").nil();
  else json.member("remark").value(string, response.remark);
  json.closeObject();
}

const firstMembers = /* @__PURE__ */ memberTable({ required: ["stops"] });

export function decodeFirst(json: JsonReader): types.First {
  const sent = json.object(firstMembers);
  const first: types.First = { stops: json.member("stops", sent.stops).nil() ? null : decodeArrayOfStop(json) };
  json.closeObject();
  return first;
}

export function encodeFirst(json: JsonWriter, first: types.First): void {
  json.openObject();
  if (first.stops === null) json.member("stops").nil();
  else encodeArrayOfStop(json.member("stops"), first.stops);
  json.closeObject();
}

const firstResponseMembers = /* @__PURE__ */ memberTable({ required: ["return"] });

export function decodeFirstResponse(json: JsonReader): types.FirstResponse {
  const sent = json.object(firstResponseMembers);
  const response: types.FirstResponse = { return: json.member("return", sent.return).nil() ? null : decodeStop(json) };
  json.closeObject();
  return response;
}

export function encodeFirstResponse(json: JsonWriter, response: types.FirstResponse): void {
  json.openObject();
  if (response.return === null) json.member("return").nil();
  else encodeStop(json.member("return"), response.return);
  json.closeObject();
}

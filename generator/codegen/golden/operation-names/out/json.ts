// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { memberTable } from "@stubwright/runtime/codec";
import type * as types from "./types.js";

const pingAllMembers = /* @__PURE__ */ memberTable({});

export function decodePingAll(json: JsonReader): types.PingAll {
  json.object(pingAllMembers);
  const all: types.PingAll = {};
  json.closeObject();
  return all;
}

export function encodePingAll(json: JsonWriter, _all: types.PingAll): void {
  json.openObject();
  json.closeObject();
}

const pingAllResponseMembers = /* @__PURE__ */ memberTable({});

export function decodePingAllResponse(json: JsonReader): types.PingAllResponse {
  json.object(pingAllResponseMembers);
  const response: types.PingAllResponse = {};
  json.closeObject();
  return response;
}

export function encodePingAllResponse(json: JsonWriter, _response: types.PingAllResponse): void {
  json.openObject();
  json.closeObject();
}

// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { decodeOpenJson, encodeOpenJson } from "@stubwright/runtime/codec";
import type * as types from "./types.js";

export function decodeAnything(json: JsonReader): types.Anything {
  return decodeOpenJson(json);
}

export function encodeAnything(json: JsonWriter, payload: types.Anything): void {
  encodeOpenJson(json, payload);
}

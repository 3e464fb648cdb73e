// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { decodeOpenJson, encodeOpenJson } from "@stubwright/runtime/codec";
import type { Anything } from "./types.js";

export function decodeAnything(json: JsonReader): Anything {
  return decodeOpenJson(json);
}

export function encodeAnything(json: JsonWriter, payload: Anything): void {
  encodeOpenJson(json, payload);
}

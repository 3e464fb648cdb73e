// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { int, memberTable } from "@stubwright/runtime/codec";
import type * as types from "./types.js";

const ringMembers = /* @__PURE__ */ memberTable({ required: ["Times"] });

export function decodeRing(json: JsonReader): types.Ring {
  const sent = json.object(ringMembers);
  const ring: types.Ring = { Times: json.member("Times", sent.Times).value(int) };
  json.closeObject();
  return ring;
}

export function encodeRing(json: JsonWriter, ring: types.Ring): void {
  json.openObject();
  json.member("Times").value(int, ring.Times);
  json.closeObject();
}

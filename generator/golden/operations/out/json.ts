// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { int, memberTable, required } from "@stubwright/runtime/codec";
import type { Ring } from "./types.js";

const ringMembers = /* @__PURE__ */ memberTable({ required: ["Times"] });

export function decodeRing(json: JsonReader): Ring {
  const ring: Partial<Ring> = {};
  for (;;) {
    switch (json.next(ringMembers)) {
      case "Times":
        ring.Times = json.value(int);
        break;
      case undefined:
        return {
          ...ring,
          Times: required(ring.Times),
        };
    }
  }
}

export function encodeRing(json: JsonWriter, ring: Ring): void {
  json.openObject();
  json.member("Times").value(int, ring.Times);
  json.closeObject();
}

// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { elementTable, int, required } from "@stubwright/runtime/codec";
import type { Ring } from "./types.js";

const bellNamespace = "urn:golden:bell";

const ringElements = /* @__PURE__ */ elementTable(bellNamespace, "", [["Times", 1, 1]]);

export function decodeRing(xml: XmlReader): Ring {
  const ring: Partial<Ring> = {};
  for (;;) {
    const next = xml.next(ringElements);
    if (next === undefined) {
      return {
        ...ring,
        Times: required(ring.Times),
      };
    }
    switch (next) {
      case "Times":
        ring.Times = xml.value(int);
        break;
    }
  }
}

export function encodeRing(xml: XmlWriter, ring: Ring): void {
  xml.value("Times", int, ring.Times);
}

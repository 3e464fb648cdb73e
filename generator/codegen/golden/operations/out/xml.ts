// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { elementTable, int, whole } from "@stubwright/runtime/codec";
import { bellNamespace } from "./namespaces.js";
import type * as types from "./types.js";

const ringElements = /* @__PURE__ */ elementTable(bellNamespace, "", [["Times", 1, 1]]);

export function decodeRing(xml: XmlReader): types.Ring {
  const ring: Partial<types.Ring> = {};
  while (xml.next(ringElements)) ring.Times = xml.value(int);
  return whole<types.Ring>(ring);
}

export function encodeRing(xml: XmlWriter, ring: types.Ring): void {
  xml.value("Times", int, ring.Times);
}

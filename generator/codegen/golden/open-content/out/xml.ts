// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { decodeOpenXml, encodeOpenXml } from "@stubwright/runtime/codec";
import type { Anything } from "./types.js";

const openNamespace = "urn:golden:open";

export function decodeAnything(xml: XmlReader): Anything {
  return decodeOpenXml(xml, openNamespace);
}

export function encodeAnything(xml: XmlWriter, payload: Anything): void {
  encodeOpenXml(xml, openNamespace, payload);
}

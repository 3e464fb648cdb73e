// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { decodeOpenXml, encodeOpenXml } from "@stubwright/runtime/codec";
import { openNamespace } from "./namespaces.js";
import type * as types from "./types.js";

export function decodeAnything(xml: XmlReader): types.Anything {
  return decodeOpenXml(xml, openNamespace);
}

export function encodeAnything(xml: XmlWriter, payload: types.Anything): void {
  encodeOpenXml(xml, openNamespace, payload);
}

// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { elementTable, string, whole } from "@stubwright/runtime/codec";
import { clockNamespace } from "./namespaces.js";
import type * as types from "./types.js";

const tellElements = /* @__PURE__ */ elementTable(clockNamespace, "", [["Zone", 1, 1]]);

export function decodeTell(xml: XmlReader): types.Tell {
  const tell: Partial<types.Tell> = {};
  while (xml.next(tellElements)) tell.Zone = xml.value(string);
  return whole<types.Tell>(tell);
}

export function encodeTell(xml: XmlWriter, tell: types.Tell): void {
  xml.value("Zone", string, tell.Zone);
}

// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { elementTable, required, string } from "@stubwright/runtime/codec";
import type { Tell } from "./types.js";

const clockNamespace = "urn:golden:clock";

const tellElements = /* @__PURE__ */ elementTable(clockNamespace, "", [["Zone", 1, 1]]);

export function decodeTell(xml: XmlReader): Tell {
  const tell: Partial<Tell> = {};
  for (;;) {
    const next = xml.next(tellElements);
    if (next === undefined) {
      return {
        ...tell,
        Zone: required(tell.Zone),
      };
    }
    switch (next) {
      case "Zone":
        tell.Zone = xml.value(string);
        break;
    }
  }
}

export function encodeTell(xml: XmlWriter, tell: Tell): void {
  xml.value("Zone", string, tell.Zone);
}

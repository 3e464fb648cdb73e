// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SoapOneWayOperation } from "@stubwright/runtime/codec";
import type { Anything } from "./types.js";
import * as xml from "./xml.js";

const openNamespace = "urn:golden:open";

/** The operation `Take`. */
export const take: SoapOneWayOperation<Anything> = {
  kind: "one-way",
  name: "Take",
  soapAction: "",
  request: {
    element: { namespace: openNamespace, name: "Anything" },
    encodeXml: xml.encodeAnything,
  },
};

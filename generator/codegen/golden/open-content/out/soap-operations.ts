// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SoapOneWayOperation } from "@stubwright/runtime/codec";
import { openNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** The operation `Take`. */
export const take: SoapOneWayOperation<types.Anything> = {
  kind: "one-way",
  name: "Take",
  soapAction: "",
  request: {
    element: { namespace: openNamespace, name: "Anything" },
    encodeXml: xml.encodeAnything,
  },
};

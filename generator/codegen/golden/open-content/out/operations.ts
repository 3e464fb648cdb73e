// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { OneWayOperation } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import { openNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** The operation `Take`. */
export const take: OneWayOperation<types.Anything> = {
  kind: "one-way",
  name: "Take",
  soapAction: "",
  routes: [],
  request: {
    element: { namespace: openNamespace, name: "Anything" },
    decodeXml: xml.decodeAnything,
    encodeXml: xml.encodeAnything,
    decodeJson: json.decodeAnything,
    encodeJson: json.encodeAnything,
  },
};

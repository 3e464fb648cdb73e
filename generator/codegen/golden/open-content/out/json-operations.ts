// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonOneWayOperation } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import type * as types from "./types.js";

/** The operation `Take`. */
export const take: JsonOneWayOperation<types.Anything> = {
  kind: "one-way",
  name: "Take",
  request: { encodeJson: json.encodeAnything },
};

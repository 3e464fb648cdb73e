// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonRequestReplyOperation } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import type * as types from "./types.js";

/** The operation `Plan`. */
export const plan: JsonRequestReplyOperation<types.Plan, types.PlanResponse> = {
  kind: "request-reply",
  name: "Plan",
  request: { encodeJson: json.encodePlan },
  reply: { decodeJson: json.decodePlanResponse },
};

/** The operation `First`. */
export const first: JsonRequestReplyOperation<types.First, types.FirstResponse, types.FirstFaults> = {
  kind: "request-reply",
  name: "First",
  request: { encodeJson: json.encodeFirst },
  reply: { decodeJson: json.decodeFirstResponse },
  faults: {
    Unreachable: { decodeJson: json.decodeStop },
  },
};

// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonRequestReplyOperation } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import type { MoveResponse, Rest, RestResponse, Step } from "./types.js";

/** The operation `Move`. */
export const move: JsonRequestReplyOperation<Step, MoveResponse> = {
  kind: "request-reply",
  name: "Move",
  request: { encodeJson: json.encodeStep },
  reply: { decodeJson: json.decodeMoveResponse },
};

/** The operation `Rest`. */
export const rest: JsonRequestReplyOperation<Rest, RestResponse> = {
  kind: "request-reply",
  name: "Rest",
  request: { encodeJson: json.encodeRest },
  reply: { decodeJson: json.decodeRestResponse },
};

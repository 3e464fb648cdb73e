// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonRequestReplyOperation } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import type * as types from "./types.js";

/** The operation `Move`. */
export const move: JsonRequestReplyOperation<types.Step, types.MoveResponse> = {
  kind: "request-reply",
  name: "Move",
  request: { encodeJson: json.encodeStep },
  reply: { decodeJson: json.decodeMoveResponse },
};

/** The operation `Rest`. */
export const rest: JsonRequestReplyOperation<types.Rest, types.RestResponse> = {
  kind: "request-reply",
  name: "Rest",
  request: { encodeJson: json.encodeRest },
  reply: { decodeJson: json.decodeRestResponse },
};

// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonRequestReplyOperation } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import type { Move, MoveResponse, Rest, RestResponse } from "./types.js";

/** `Move`. */
export const move: JsonRequestReplyOperation<Move, MoveResponse> = {
  kind: "request-reply",
  name: "Move",
  request: { encodeJson: json.encodeMove },
  reply: { decodeJson: json.decodeMoveResponse },
};

/** `Rest`. */
export const rest: JsonRequestReplyOperation<Rest, RestResponse> = {
  kind: "request-reply",
  name: "Rest",
  request: { encodeJson: json.encodeRest },
  reply: { decodeJson: json.decodeRestResponse },
};

// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { RequestReplyOperation } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import { rpcNamespace, walkNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** The operation `Move`. */
export const move: RequestReplyOperation<types.Step, types.MoveResponse> = {
  kind: "request-reply",
  name: "Move",
  soapAction: "urn:golden:rpc/Move",
  routes: [],
  request: {
    element: { namespace: rpcNamespace, name: "Move", prefix: "t" },
    decodeXml: xml.decodeStep,
    encodeXml: xml.encodeStep,
    decodeJson: json.decodeStep,
    encodeJson: json.encodeStep,
  },
  reply: {
    element: { namespace: rpcNamespace, name: "MoveResponse", prefix: "t" },
    decodeXml: xml.decodeMoveResponse,
    encodeXml: xml.encodeMoveResponse,
    decodeJson: json.decodeMoveResponse,
    encodeJson: json.encodeMoveResponse,
  },
};

/** The operation `Rest`. */
export const rest: RequestReplyOperation<types.Rest, types.RestResponse> = {
  kind: "request-reply",
  name: "Rest",
  soapAction: "",
  routes: [],
  request: {
    element: { namespace: walkNamespace, name: "Rest", prefix: "a" },
    decodeXml: xml.decodeRest,
    encodeXml: xml.encodeRest,
    decodeJson: json.decodeRest,
    encodeJson: json.encodeRest,
  },
  reply: {
    element: { namespace: walkNamespace, name: "RestResponse", prefix: "a" },
    decodeXml: xml.decodeRestResponse,
    encodeXml: xml.encodeRestResponse,
    decodeJson: json.decodeRestResponse,
    encodeJson: json.encodeRestResponse,
  },
};

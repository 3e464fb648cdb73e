// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SoapRequestReplyOperation } from "@stubwright/runtime/codec";
import { rpcNamespace, walkNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** The operation `Move`. */
export const move: SoapRequestReplyOperation<types.Step, types.MoveResponse> = {
  kind: "request-reply",
  name: "Move",
  soapAction: "urn:golden:rpc/Move",
  request: {
    element: { namespace: rpcNamespace, name: "Move", prefix: "t" },
    encodeXml: xml.encodeStep,
  },
  reply: {
    element: { namespace: rpcNamespace, name: "MoveResponse" },
    decodeXml: xml.decodeMoveResponse,
  },
};

/** The operation `Rest`. */
export const rest: SoapRequestReplyOperation<types.Rest, types.RestResponse> = {
  kind: "request-reply",
  name: "Rest",
  soapAction: "",
  request: {
    element: { namespace: walkNamespace, name: "Rest", prefix: "a" },
    encodeXml: xml.encodeRest,
  },
  reply: {
    element: { namespace: walkNamespace, name: "RestResponse" },
    decodeXml: xml.decodeRestResponse,
  },
};

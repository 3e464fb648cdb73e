// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SoapRequestReplyOperation } from "@stubwright/runtime/codec";
import type { MoveResponse, Rest, RestResponse, Step } from "./types.js";
import * as xml from "./xml.js";

const rpcNamespace = "urn:golden:rpc";
const walkNamespace = "urn:golden:walk";

/** The operation `Move`. */
export const move: SoapRequestReplyOperation<Step, MoveResponse> = {
  kind: "request-reply",
  name: "Move",
  soapAction: "urn:golden:rpc/Move",
  request: {
    element: {
      namespace: rpcNamespace,
      name: "Move",
      tag: "t:Move",
      declarations: 'xmlns:t="urn:golden:rpc"',
    },
    encodeXml: xml.encodeStep,
  },
  reply: {
    element: { namespace: rpcNamespace, name: "MoveResponse" },
    decodeXml: xml.decodeMoveResponse,
  },
};

/** The operation `Rest`. */
export const rest: SoapRequestReplyOperation<Rest, RestResponse> = {
  kind: "request-reply",
  name: "Rest",
  soapAction: "",
  request: {
    element: {
      namespace: walkNamespace,
      name: "Rest",
      tag: "a:Rest",
      declarations: 'xmlns:a="urn:golden:walk"',
    },
    encodeXml: xml.encodeRest,
  },
  reply: {
    element: { namespace: walkNamespace, name: "RestResponse" },
    decodeXml: xml.decodeRestResponse,
  },
};

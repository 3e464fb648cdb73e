// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { RequestReplyOperation } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import type { MoveResponse, Rest, RestResponse, Step } from "./types.js";
import * as xml from "./xml.js";

const rpcNamespace = "urn:golden:rpc";
const walkNamespace = "urn:golden:walk";

/** The operation `Move`. */
export const move: RequestReplyOperation<Step, MoveResponse> = {
  kind: "request-reply",
  name: "Move",
  soapAction: "urn:golden:rpc/Move",
  routes: [],
  request: {
    element: {
      namespace: rpcNamespace,
      name: "Move",
      tag: "t:Move",
      declarations: 'xmlns:t="urn:golden:rpc"',
    },
    decodeXml: xml.decodeStep,
    encodeXml: xml.encodeStep,
    decodeJson: json.decodeStep,
    encodeJson: json.encodeStep,
  },
  reply: {
    element: {
      namespace: rpcNamespace,
      name: "MoveResponse",
      tag: "t:MoveResponse",
      declarations: 'xmlns:t="urn:golden:rpc"',
    },
    decodeXml: xml.decodeMoveResponse,
    encodeXml: xml.encodeMoveResponse,
    decodeJson: json.decodeMoveResponse,
    encodeJson: json.encodeMoveResponse,
  },
};

/** The operation `Rest`. */
export const rest: RequestReplyOperation<Rest, RestResponse> = {
  kind: "request-reply",
  name: "Rest",
  soapAction: "",
  routes: [],
  request: {
    element: {
      namespace: walkNamespace,
      name: "Rest",
      tag: "a:Rest",
      declarations: 'xmlns:a="urn:golden:walk"',
    },
    decodeXml: xml.decodeRest,
    encodeXml: xml.encodeRest,
    decodeJson: json.decodeRest,
    encodeJson: json.encodeRest,
  },
  reply: {
    element: {
      namespace: walkNamespace,
      name: "RestResponse",
      tag: "a:RestResponse",
      declarations: 'xmlns:a="urn:golden:walk"',
    },
    decodeXml: xml.decodeRestResponse,
    encodeXml: xml.encodeRestResponse,
    decodeJson: json.decodeRestResponse,
    encodeJson: json.encodeRestResponse,
  },
};

// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SoapRequestReplyOperation } from "@stubwright/runtime/codec";
import { encodedMessage } from "@stubwright/runtime/codec";
import { encodedNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** The operation `Plan`. */
export const plan: SoapRequestReplyOperation<types.Plan, types.PlanResponse> = {
  kind: "request-reply",
  name: "Plan",
  soapAction: "urn:golden:encoded#Plan",
  request: {
    element: {
      namespace: encodedNamespace,
      name: "Plan",
      prefix: "t",
      declarations:
        'xmlns:t="urn:golden:encoded" xmlns:a="http://schemas.xmlsoap.org/soap/encoding/" xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" s:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"',
    },
    encodeXml: xml.encodePlan,
  },
  reply: {
    element: { namespace: encodedNamespace, name: "PlanResponse" },
    decodeXml: /* @__PURE__ */ encodedMessage(xml.decodePlanResponse, { parts: ["minutes", "remark"] }),
  },
};

/** The operation `First`. */
export const first: SoapRequestReplyOperation<types.First, types.FirstResponse, types.FirstFaults> = {
  kind: "request-reply",
  name: "First",
  soapAction: "urn:golden:encoded#First",
  request: {
    element: {
      namespace: encodedNamespace,
      name: "First",
      prefix: "t",
      declarations:
        'xmlns:t="urn:golden:encoded" xmlns:a="http://schemas.xmlsoap.org/soap/encoding/" xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" s:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"',
    },
    encodeXml: xml.encodeFirst,
  },
  reply: {
    element: { namespace: encodedNamespace, name: "FirstResponse" },
    decodeXml: /* @__PURE__ */ encodedMessage(xml.decodeFirstResponse, { parts: ["return"] }),
  },
  faults: {
    Unreachable: {
      element: { namespace: encodedNamespace, name: "fault" },
      decodeXml: /* @__PURE__ */ encodedMessage(xml.decodeStop),
    },
  },
};

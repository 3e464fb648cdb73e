// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SoapRequestReplyOperation } from "@stubwright/runtime/codec";
import { encodedMessage } from "@stubwright/runtime/codec";
import type { FirstFaults } from "./operations.js";
import type { First, FirstResponse, Plan, PlanResponse } from "./types.js";
import * as xml from "./xml.js";

const encodedNamespace = "urn:golden:encoded";

/** The operation `Plan`. */
export const plan: SoapRequestReplyOperation<Plan, PlanResponse> = {
  kind: "request-reply",
  name: "Plan",
  soapAction: "urn:golden:encoded#Plan",
  request: {
    element: {
      namespace: encodedNamespace,
      name: "Plan",
      tag: "t:Plan",
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
export const first: SoapRequestReplyOperation<First, FirstResponse, FirstFaults> = {
  kind: "request-reply",
  name: "First",
  soapAction: "urn:golden:encoded#First",
  request: {
    element: {
      namespace: encodedNamespace,
      name: "First",
      tag: "t:First",
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

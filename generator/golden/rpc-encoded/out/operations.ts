// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { RequestReplyOperation } from "@stubwright/runtime/codec";
import { encodedMessage } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import type { Plan, PlanResponse } from "./types.js";
import * as xml from "./xml.js";

const encodedNamespace = "urn:golden:encoded";

/** The operation `Plan`. */
export const plan: RequestReplyOperation<Plan, PlanResponse> = {
  kind: "request-reply",
  name: "Plan",
  soapAction: "urn:golden:encoded#Plan",
  routes: [],
  request: {
    element: {
      namespace: encodedNamespace,
      name: "Plan",
      tag: "t:Plan",
      declarations:
        'xmlns:t="urn:golden:encoded" xmlns:a="http://schemas.xmlsoap.org/soap/encoding/" xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" s:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"',
    },
    decodeXml: /* @__PURE__ */ encodedMessage(xml.decodePlan),
    encodeXml: xml.encodePlan,
    decodeJson: json.decodePlan,
    encodeJson: json.encodePlan,
  },
  reply: {
    element: {
      namespace: encodedNamespace,
      name: "PlanResponse",
      tag: "t:PlanResponse",
      declarations:
        'xmlns:t="urn:golden:encoded" xmlns:a="http://schemas.xmlsoap.org/soap/encoding/" xmlns:b="http://www.w3.org/2001/XMLSchema" xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" s:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"',
    },
    decodeXml: /* @__PURE__ */ encodedMessage(xml.decodePlanResponse),
    encodeXml: xml.encodePlanResponse,
    decodeJson: json.decodePlanResponse,
    encodeJson: json.encodePlanResponse,
  },
};

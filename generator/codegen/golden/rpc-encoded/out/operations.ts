// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { RequestReplyOperation } from "@stubwright/runtime/codec";
import { encodedMessage } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import { encodedNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** The operation `Plan`. */
export const plan: RequestReplyOperation<types.Plan, types.PlanResponse> = {
  kind: "request-reply",
  name: "Plan",
  soapAction: "urn:golden:encoded#Plan",
  routes: [],
  request: {
    element: {
      namespace: encodedNamespace,
      name: "Plan",
      prefix: "t",
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
      prefix: "t",
      declarations:
        'xmlns:t="urn:golden:encoded" xmlns:a="http://schemas.xmlsoap.org/soap/encoding/" xmlns:b="http://www.w3.org/2001/XMLSchema" xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" s:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"',
    },
    decodeXml: /* @__PURE__ */ encodedMessage(xml.decodePlanResponse, { parts: ["minutes", "remark"] }),
    encodeXml: xml.encodePlanResponse,
    decodeJson: json.decodePlanResponse,
    encodeJson: json.encodePlanResponse,
  },
};

/** The operation `First`. */
export const first: RequestReplyOperation<types.First, types.FirstResponse, types.FirstFaults> = {
  kind: "request-reply",
  name: "First",
  soapAction: "urn:golden:encoded#First",
  routes: [],
  request: {
    element: {
      namespace: encodedNamespace,
      name: "First",
      prefix: "t",
      declarations:
        'xmlns:t="urn:golden:encoded" xmlns:a="http://schemas.xmlsoap.org/soap/encoding/" xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" s:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"',
    },
    decodeXml: /* @__PURE__ */ encodedMessage(xml.decodeFirst),
    encodeXml: xml.encodeFirst,
    decodeJson: json.decodeFirst,
    encodeJson: json.encodeFirst,
  },
  reply: {
    element: {
      namespace: encodedNamespace,
      name: "FirstResponse",
      prefix: "t",
      declarations:
        'xmlns:t="urn:golden:encoded" xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" s:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"',
    },
    decodeXml: /* @__PURE__ */ encodedMessage(xml.decodeFirstResponse, { parts: ["return"] }),
    encodeXml: xml.encodeFirstResponse,
    decodeJson: json.decodeFirstResponse,
    encodeJson: json.encodeFirstResponse,
  },
  faults: {
    Unreachable: {
      element: {
        namespace: encodedNamespace,
        name: "fault",
        prefix: "t",
        declarations:
          'xmlns:t="urn:golden:encoded" xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" s:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"',
      },
      decodeXml: /* @__PURE__ */ encodedMessage(xml.decodeStop),
      encodeXml: xml.encodeStop,
      decodeJson: json.decodeStop,
      encodeJson: json.encodeStop,
    },
  },
};

// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DateTime } from "@stubwright/runtime";
import type { SoapRequestReplyOperation } from "@stubwright/runtime/codec";
import { dateTime, nillableXmlDecoder, string } from "@stubwright/runtime/codec";
import { clockNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** The operation `Tell`. */
export const tell: SoapRequestReplyOperation<types.Tell, DateTime | null, types.TellFaults> = {
  kind: "request-reply",
  name: "Tell",
  soapAction: "urn:golden:clock/Tell",
  soapVersions: ["1.1", "1.2"],
  request: {
    element: { namespace: clockNamespace, name: "Tell" },
    encodeXml: xml.encodeTell,
  },
  reply: /* @__PURE__ */ nillableXmlDecoder<DateTime>({
    element: { namespace: clockNamespace, name: "Time" },
    decodeXml: (reader) => reader.value(dateTime),
  }),
  faults: {
    NoZone: {
      element: { namespace: clockNamespace, name: "NoZone" },
      decodeXml: (reader) => reader.value(string),
    },
  },
};

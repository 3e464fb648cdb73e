// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DateTime } from "@stubwright/runtime";
import type { RequestReplyOperation } from "@stubwright/runtime/codec";
import { dateTime, nillableMessage, string } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import { clockNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** The operation `Tell`. */
export const tell: RequestReplyOperation<types.Tell, DateTime | null, types.TellFaults> = {
  kind: "request-reply",
  name: "Tell",
  soapAction: "urn:golden:clock/Tell",
  soapVersions: ["1.1", "1.2"],
  routes: [],
  request: {
    element: { namespace: clockNamespace, name: "Tell" },
    decodeXml: xml.decodeTell,
    encodeXml: xml.encodeTell,
    decodeJson: json.decodeTell,
    encodeJson: json.encodeTell,
  },
  reply: /* @__PURE__ */ nillableMessage<DateTime>({
    element: { namespace: clockNamespace, name: "Time" },
    decodeXml: (reader) => reader.value(dateTime),
    encodeXml: (writer, value) => writer.text(dateTime, value),
    decodeJson: (reader) => reader.value(dateTime),
    encodeJson: (writer, value) => writer.value(dateTime, value),
  }),
  faults: {
    NoZone: {
      element: { namespace: clockNamespace, name: "NoZone" },
      decodeXml: (reader) => reader.value(string),
      encodeXml: (writer, value) => writer.text(string, value),
      decodeJson: (reader) => reader.value(string),
      encodeJson: (writer, value) => writer.value(string, value),
    },
  },
};

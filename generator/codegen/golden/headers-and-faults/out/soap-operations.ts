// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SoapRequestReplyOperation } from "@stubwright/runtime/codec";
import { boolean, int, nillableXmlDecoder, nillableXmlEncoder, string } from "@stubwright/runtime/codec";
import { vaultNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** The operation `Open`. */
export const open: SoapRequestReplyOperation<
  types.Open,
  boolean,
  types.OpenFaults,
  types.OpenHeaders,
  types.OpenReplyHeaders
> = {
  kind: "request-reply",
  name: "Open",
  soapAction: "urn:golden:vault/Open",
  request: {
    element: { namespace: vaultNamespace, name: "Open" },
    encodeXml: xml.encodeOpen,
  },
  reply: {
    element: { namespace: vaultNamespace, name: "Opened" },
    decodeXml: (reader) => reader.value(boolean),
  },
  requestHeaders: {
    Ticket: {
      element: { namespace: vaultNamespace, name: "Ticket" },
      encodeXml: xml.encodeTicket,
    },
    Trace: /* @__PURE__ */ nillableXmlEncoder<string>({
      element: { namespace: vaultNamespace, name: "Trace" },
      encodeXml: (writer, value) => writer.text(string, value),
    }),
  },
  replyHeaders: {
    Lifetime: {
      element: { namespace: vaultNamespace, name: "Lifetime" },
      decodeXml: (reader) => reader.value(int),
    },
    Trace: /* @__PURE__ */ nillableXmlDecoder<string>({
      element: { namespace: vaultNamespace, name: "Trace" },
      decodeXml: (reader) => reader.value(string),
    }),
  },
  faults: {
    Locked: {
      element: { namespace: vaultNamespace, name: "Locked" },
      decodeXml: xml.decodeLocked,
    },
    Unknown: {
      element: { namespace: vaultNamespace, name: "Unknown" },
      decodeXml: (reader) => reader.value(string),
    },
    Sealed: /* @__PURE__ */ nillableXmlDecoder<types.Sealed>({
      element: { namespace: vaultNamespace, name: "Sealed" },
      decodeXml: xml.decodeSealed,
    }),
  },
};

// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SoapOneWayOperation, SoapRequestReplyOperation, XmlEncoder } from "@stubwright/runtime/codec";
import { boolean, int, nillableXmlDecoder, nillableXmlEncoder, string } from "@stubwright/runtime/codec";
import { vaultNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

const ticketHeaderCodec: XmlEncoder<types.Ticket> = {
  element: { namespace: vaultNamespace, name: "Ticket" },
  encodeXml: xml.encodeTicket,
};

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
    Ticket: ticketHeaderCodec,
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

/** The operation `Leave`. */
export const leave: SoapOneWayOperation<string, types.LeaveHeaders> = {
  kind: "one-way",
  name: "Leave",
  soapAction: "urn:golden:vault/Leave",
  request: {
    element: { namespace: vaultNamespace, name: "Leave" },
    encodeXml: (writer, value) => writer.text(string, value),
  },
  requestHeaders: { Ticket: ticketHeaderCodec },
};

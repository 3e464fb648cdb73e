// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { MessageCodec, OneWayOperation, RequestReplyOperation } from "@stubwright/runtime/codec";
import { boolean, int, nillableMessage, string } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import { vaultNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

const ticketHeaderCodec: MessageCodec<types.Ticket> = {
  element: { namespace: vaultNamespace, name: "Ticket" },
  decodeXml: xml.decodeTicket,
  encodeXml: xml.encodeTicket,
  decodeJson: json.decodeTicket,
  encodeJson: json.encodeTicket,
};

/** The operation `Open`. */
export const open: RequestReplyOperation<
  types.Open,
  boolean,
  types.OpenFaults,
  types.OpenHeaders,
  types.OpenReplyHeaders
> = {
  kind: "request-reply",
  name: "Open",
  soapAction: "urn:golden:vault/Open",
  routes: [],
  request: {
    element: { namespace: vaultNamespace, name: "Open" },
    decodeXml: xml.decodeOpen,
    encodeXml: xml.encodeOpen,
    decodeJson: json.decodeOpen,
    encodeJson: json.encodeOpen,
  },
  reply: {
    element: { namespace: vaultNamespace, name: "Opened" },
    decodeXml: (reader) => reader.value(boolean),
    encodeXml: (writer, value) => writer.text(boolean, value),
    decodeJson: (reader) => reader.value(boolean),
    encodeJson: (writer, value) => writer.value(boolean, value),
  },
  requestHeaders: {
    Ticket: ticketHeaderCodec,
    Trace: /* @__PURE__ */ nillableMessage<string>({
      element: { namespace: vaultNamespace, name: "Trace" },
      decodeXml: (reader) => reader.value(string),
      encodeXml: (writer, value) => writer.text(string, value),
      decodeJson: (reader) => reader.value(string),
      encodeJson: (writer, value) => writer.value(string, value),
    }),
  },
  replyHeaders: {
    Lifetime: {
      element: { namespace: vaultNamespace, name: "Lifetime" },
      decodeXml: (reader) => reader.value(int),
      encodeXml: (writer, value) => writer.text(int, value),
      decodeJson: (reader) => reader.value(int),
      encodeJson: (writer, value) => writer.value(int, value),
    },
    Trace: /* @__PURE__ */ nillableMessage<string>({
      element: { namespace: vaultNamespace, name: "Trace" },
      decodeXml: (reader) => reader.value(string),
      encodeXml: (writer, value) => writer.text(string, value),
      decodeJson: (reader) => reader.value(string),
      encodeJson: (writer, value) => writer.value(string, value),
    }),
  },
  faults: {
    Locked: {
      element: { namespace: vaultNamespace, name: "Locked" },
      decodeXml: xml.decodeLocked,
      encodeXml: xml.encodeLocked,
      decodeJson: json.decodeLocked,
      encodeJson: json.encodeLocked,
    },
    Unknown: {
      element: { namespace: vaultNamespace, name: "Unknown" },
      decodeXml: (reader) => reader.value(string),
      encodeXml: (writer, value) => writer.text(string, value),
      decodeJson: (reader) => reader.value(string),
      encodeJson: (writer, value) => writer.value(string, value),
    },
    Sealed: /* @__PURE__ */ nillableMessage<types.Sealed>({
      element: { namespace: vaultNamespace, name: "Sealed" },
      decodeXml: xml.decodeSealed,
      encodeXml: xml.encodeSealed,
      decodeJson: json.decodeSealed,
      encodeJson: json.encodeSealed,
    }),
  },
};

/** The operation `Leave`. */
export const leave: OneWayOperation<string, types.LeaveHeaders> = {
  kind: "one-way",
  name: "Leave",
  soapAction: "urn:golden:vault/Leave",
  routes: [],
  request: {
    element: { namespace: vaultNamespace, name: "Leave" },
    decodeXml: (reader) => reader.value(string),
    encodeXml: (writer, value) => writer.text(string, value),
    decodeJson: (reader) => reader.value(string),
    encodeJson: (writer, value) => writer.value(string, value),
  },
  requestHeaders: { Ticket: ticketHeaderCodec },
};

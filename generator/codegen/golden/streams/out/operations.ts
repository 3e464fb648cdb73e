// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { NoBlocks, RequestReplyOperation } from "@stubwright/runtime/codec";
import { int, string } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import { ledgerNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/**
 * The entries of a year, which may be many.
 * @deprecated Use ListDays.
 */
export const listEntries: RequestReplyOperation<types.ListEntries, types.ListEntriesResponse, types.ListEntriesFaults> =
  {
    kind: "request-reply",
    name: "ListEntries",
    soapAction: "",
    routes: [],
    request: {
      element: { namespace: ledgerNamespace, name: "ListEntries" },
      decodeXml: xml.decodeListEntries,
      encodeXml: xml.encodeListEntries,
      decodeJson: json.decodeListEntries,
      encodeJson: json.encodeListEntries,
    },
    reply: {
      element: { namespace: ledgerNamespace, name: "ListEntriesResponse" },
      decodeXml: xml.decodeListEntriesResponse,
      encodeXml: xml.encodeListEntriesResponse,
      decodeJson: json.decodeListEntriesResponse,
      encodeJson: json.encodeListEntriesResponse,
    },
    faults: {
      LedgerClosed: {
        element: { namespace: ledgerNamespace, name: "LedgerClosed" },
        decodeXml: (reader) => reader.value(string),
        encodeXml: (writer, value) => writer.text(string, value),
        decodeJson: (reader) => reader.value(string),
        encodeJson: (writer, value) => writer.value(string, value),
      },
    },
  };

/** The operation `ListDays`. */
export const listDays: RequestReplyOperation<number, types.ListDaysResponse> = {
  kind: "request-reply",
  name: "ListDays",
  soapAction: "",
  routes: [],
  request: {
    element: { namespace: ledgerNamespace, name: "ListDays" },
    decodeXml: (reader) => reader.value(int),
    encodeXml: (writer, value) => writer.text(int, value),
    decodeJson: (reader) => reader.value(int),
    encodeJson: (writer, value) => writer.value(int, value),
  },
  reply: {
    element: { namespace: ledgerNamespace, name: "ListDaysResponse" },
    decodeXml: xml.decodeListDaysResponse,
    encodeXml: xml.encodeListDaysResponse,
    decodeJson: json.decodeListDaysResponse,
    encodeJson: json.encodeListDaysResponse,
  },
};

/** The operation `ListPayments`. */
export const listPayments: RequestReplyOperation<
  number,
  types.ListPaymentsResponse,
  NoBlocks,
  NoBlocks,
  types.ListPaymentsReplyHeaders
> = {
  kind: "request-reply",
  name: "ListPayments",
  soapAction: "",
  routes: [],
  request: {
    element: { namespace: ledgerNamespace, name: "ListPayments" },
    decodeXml: (reader) => reader.value(int),
    encodeXml: (writer, value) => writer.text(int, value),
    decodeJson: (reader) => reader.value(int),
    encodeJson: (writer, value) => writer.value(int, value),
  },
  reply: {
    element: { namespace: ledgerNamespace, name: "ListPaymentsResponse" },
    decodeXml: xml.decodeListPaymentsResponse,
    encodeXml: xml.encodeListPaymentsResponse,
    decodeJson: json.decodeListPaymentsResponse,
    encodeJson: json.encodeListPaymentsResponse,
  },
  replyHeaders: {
    Session: {
      element: { namespace: ledgerNamespace, name: "Session" },
      decodeXml: (reader) => reader.value(string),
      encodeXml: (writer, value) => writer.text(string, value),
      decodeJson: (reader) => reader.value(string),
      encodeJson: (writer, value) => writer.value(string, value),
    },
  },
};

/** The operation `ListRows`. */
export const listRows: RequestReplyOperation<number, types.Rows> = {
  kind: "request-reply",
  name: "ListRows",
  soapAction: "",
  routes: [],
  request: {
    element: { namespace: ledgerNamespace, name: "ListRows" },
    decodeXml: (reader) => reader.value(int),
    encodeXml: (writer, value) => writer.text(int, value),
    decodeJson: (reader) => reader.value(int),
    encodeJson: (writer, value) => writer.value(int, value),
  },
  reply: {
    element: { namespace: ledgerNamespace, name: "ListRowsResponse" },
    decodeXml: xml.decodeRows,
    encodeXml: xml.encodeRows,
    decodeJson: json.decodeRows,
    encodeJson: json.encodeRows,
  },
};

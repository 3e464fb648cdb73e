// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { NoBlocks, SoapRequestReplyOperation } from "@stubwright/runtime/codec";
import { int, string } from "@stubwright/runtime/codec";
import { ledgerNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/**
 * The entries of a year, which may be many.
 * @deprecated Use ListDays.
 */
export const listEntries: SoapRequestReplyOperation<
  types.ListEntries,
  types.ListEntriesResponse,
  types.ListEntriesFaults
> = {
  kind: "request-reply",
  name: "ListEntries",
  soapAction: "",
  request: {
    element: { namespace: ledgerNamespace, name: "ListEntries" },
    encodeXml: xml.encodeListEntries,
  },
  reply: {
    element: { namespace: ledgerNamespace, name: "ListEntriesResponse" },
    decodeXml: xml.decodeListEntriesResponse,
  },
  faults: {
    LedgerClosed: {
      element: { namespace: ledgerNamespace, name: "LedgerClosed" },
      decodeXml: (reader) => reader.value(string),
    },
  },
};

/** The operation `ListDays`. */
export const listDays: SoapRequestReplyOperation<number, types.ListDaysResponse> = {
  kind: "request-reply",
  name: "ListDays",
  soapAction: "",
  request: {
    element: { namespace: ledgerNamespace, name: "ListDays" },
    encodeXml: (writer, value) => writer.text(int, value),
  },
  reply: {
    element: { namespace: ledgerNamespace, name: "ListDaysResponse" },
    decodeXml: xml.decodeListDaysResponse,
  },
};

/** The operation `ListPayments`. */
export const listPayments: SoapRequestReplyOperation<
  number,
  types.ListPaymentsResponse,
  NoBlocks,
  NoBlocks,
  types.ListPaymentsReplyHeaders
> = {
  kind: "request-reply",
  name: "ListPayments",
  soapAction: "",
  request: {
    element: { namespace: ledgerNamespace, name: "ListPayments" },
    encodeXml: (writer, value) => writer.text(int, value),
  },
  reply: {
    element: { namespace: ledgerNamespace, name: "ListPaymentsResponse" },
    decodeXml: xml.decodeListPaymentsResponse,
  },
  replyHeaders: {
    Session: {
      element: { namespace: ledgerNamespace, name: "Session" },
      decodeXml: (reader) => reader.value(string),
    },
  },
};

/** The operation `ListRows`. */
export const listRows: SoapRequestReplyOperation<number, types.Rows> = {
  kind: "request-reply",
  name: "ListRows",
  soapAction: "",
  request: {
    element: { namespace: ledgerNamespace, name: "ListRows" },
    encodeXml: (writer, value) => writer.text(int, value),
  },
  reply: {
    element: { namespace: ledgerNamespace, name: "ListRowsResponse" },
    decodeXml: xml.decodeRows,
  },
};

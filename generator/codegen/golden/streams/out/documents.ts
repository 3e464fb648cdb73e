// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DocumentCodec } from "@stubwright/runtime/codec";
import { documentCodec, documentSchema, int, string } from "@stubwright/runtime/codec";
import { ledgerNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** The codec types of the global elements, keyed by `{namespace}local`. */
export type Documents = {
  "{urn:golden:ledger}ListEntries": DocumentCodec<types.ListEntries>;
  "{urn:golden:ledger}ListEntriesResponse": DocumentCodec<types.ListEntriesResponse>;
  "{urn:golden:ledger}ListDays": DocumentCodec<number>;
  "{urn:golden:ledger}ListDaysResponse": DocumentCodec<types.ListDaysResponse>;
  "{urn:golden:ledger}ListPayments": DocumentCodec<number>;
  "{urn:golden:ledger}ListPaymentsResponse": DocumentCodec<types.ListPaymentsResponse>;
  "{urn:golden:ledger}ListRows": DocumentCodec<number>;
  "{urn:golden:ledger}ListRowsResponse": DocumentCodec<types.Rows>;
  "{urn:golden:ledger}LedgerClosed": DocumentCodec<string>;
  "{urn:golden:ledger}Session": DocumentCodec<string>;
};

const schema = documentSchema({
  documents: () => documents,
});

/** The codec of each global element, keyed by `{namespace}local`. */
export const documents: Documents = {
  "{urn:golden:ledger}ListEntries": documentCodec(
    { namespace: ledgerNamespace, name: "ListEntries" },
    { decode: xml.decodeListEntries, encode: xml.encodeListEntries, schema },
  ),
  "{urn:golden:ledger}ListEntriesResponse": documentCodec(
    { namespace: ledgerNamespace, name: "ListEntriesResponse" },
    { decode: xml.decodeListEntriesResponse, encode: xml.encodeListEntriesResponse, schema },
  ),
  "{urn:golden:ledger}ListDays": documentCodec(
    { namespace: ledgerNamespace, name: "ListDays" },
    { decode: (reader) => reader.value(int), encode: (writer, value) => writer.text(int, value), schema },
  ),
  "{urn:golden:ledger}ListDaysResponse": documentCodec(
    { namespace: ledgerNamespace, name: "ListDaysResponse" },
    { decode: xml.decodeListDaysResponse, encode: xml.encodeListDaysResponse, schema },
  ),
  "{urn:golden:ledger}ListPayments": documentCodec(
    { namespace: ledgerNamespace, name: "ListPayments" },
    { decode: (reader) => reader.value(int), encode: (writer, value) => writer.text(int, value), schema },
  ),
  "{urn:golden:ledger}ListPaymentsResponse": documentCodec(
    { namespace: ledgerNamespace, name: "ListPaymentsResponse" },
    { decode: xml.decodeListPaymentsResponse, encode: xml.encodeListPaymentsResponse, schema },
  ),
  "{urn:golden:ledger}ListRows": documentCodec(
    { namespace: ledgerNamespace, name: "ListRows" },
    { decode: (reader) => reader.value(int), encode: (writer, value) => writer.text(int, value), schema },
  ),
  "{urn:golden:ledger}ListRowsResponse": documentCodec(
    { namespace: ledgerNamespace, name: "ListRowsResponse" },
    { decode: xml.decodeRows, encode: xml.encodeRows, schema },
  ),
  "{urn:golden:ledger}LedgerClosed": documentCodec(
    { namespace: ledgerNamespace, name: "LedgerClosed" },
    { decode: (reader) => reader.value(string), encode: (writer, value) => writer.text(string, value), schema },
  ),
  "{urn:golden:ledger}Session": documentCodec(
    { namespace: ledgerNamespace, name: "Session" },
    { decode: (reader) => reader.value(string), encode: (writer, value) => writer.text(string, value), schema },
  ),
};

// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CalendarDate, CallOptions, NoBlocks, StreamTransport } from "@stubwright/runtime";
import type { StreamedOperation } from "@stubwright/runtime/codec";
import { date, unbounded } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import { ledgerNamespace } from "./namespaces.js";
import * as operations from "./operations.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** Locates `Entries/Entry` in the reply of `ListEntries`. */
export const listEntriesItems: StreamedOperation<
  types.ListEntries,
  types.ListEntriesResponse,
  types.Entry | null,
  types.ListEntriesFaults
> = {
  operation: operations.listEntries,
  elements: [
    { namespace: ledgerNamespace, name: "Entries" },
    { namespace: ledgerNamespace, name: "Entry" },
  ],
  members: ["Entries"],
  min: 0,
  max: unbounded,
  decodeXml: (reader) => reader.nilOr(xml.decodeEntry),
  decodeJson: (reader) => (reader.nil() ? null : json.decodeEntry(reader)),
};

/**
 * The entries of a year, which may be many.
 * Calls `ListEntries` and yields each `Entries/Entry` of its reply as it arrives.
 * @deprecated Use ListDays.
 */
export function streamListEntries(
  transport: StreamTransport,
  request: types.ListEntries,
  options?: CallOptions,
): AsyncIterable<types.Entry | null> {
  return transport.stream(listEntriesItems, request, options);
}

/** Locates `Day` in the reply of `ListDays`. */
export const listDaysItems: StreamedOperation<number, types.ListDaysResponse, CalendarDate> = {
  operation: operations.listDays,
  elements: [{ namespace: ledgerNamespace, name: "Day" }],
  members: ["Day"],
  min: 2,
  max: unbounded,
  decodeXml: (reader) => reader.value(date),
  decodeJson: (reader) => reader.value(date),
};

/** Calls `ListDays` and yields each `Day` of its reply as it arrives. */
export function streamListDays(
  transport: StreamTransport,
  request: number,
  options?: CallOptions,
): AsyncIterable<CalendarDate> {
  return transport.stream(listDaysItems, request, options);
}

/** Locates `Page/Payment` in the reply of `ListPayments`. */
export const listPaymentsItems: StreamedOperation<
  number,
  types.ListPaymentsResponse,
  types.Payment,
  NoBlocks,
  NoBlocks,
  types.ListPaymentsReplyHeaders
> = {
  operation: operations.listPayments,
  elements: [
    { namespace: ledgerNamespace, name: "Page" },
    { namespace: ledgerNamespace, name: "Payment" },
  ],
  members: ["Page", "Payment"],
  min: 0,
  max: unbounded,
  decodeXml: xml.decodePayment,
  decodeJson: json.decodePayment,
};

/** Calls `ListPayments` and yields each `Page/Payment` of its reply as it arrives. */
export function streamListPayments(
  transport: StreamTransport,
  request: number,
  options?: CallOptions<NoBlocks, types.ListPaymentsReplyHeaders>,
): AsyncIterable<types.Payment> {
  return transport.stream(listPaymentsItems, request, options);
}

/** Locates `Row` in the reply of `ListRows`. */
export const listRowsItems: StreamedOperation<number, types.Rows, (types.Entry | null)[]> = {
  operation: operations.listRows,
  elements: [{ namespace: ledgerNamespace, name: "Row" }],
  members: ["Row"],
  min: 1,
  max: 50,
  decodeXml: xml.decodeEntries,
  decodeJson: json.decodeEntries,
};

/** Calls `ListRows` and yields each `Row` of its reply as it arrives. */
export function streamListRows(
  transport: StreamTransport,
  request: number,
  options?: CallOptions,
): AsyncIterable<(types.Entry | null)[]> {
  return transport.stream(listRowsItems, request, options);
}

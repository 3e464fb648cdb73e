// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonRequestReplyOperation, NoBlocks } from "@stubwright/runtime/codec";
import { int, string } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import type * as types from "./types.js";

/**
 * The entries of a year, which may be many.
 * @deprecated Use ListDays.
 */
export const listEntries: JsonRequestReplyOperation<
  types.ListEntries,
  types.ListEntriesResponse,
  types.ListEntriesFaults
> = {
  kind: "request-reply",
  name: "ListEntries",
  request: { encodeJson: json.encodeListEntries },
  reply: { decodeJson: json.decodeListEntriesResponse },
  faults: {
    LedgerClosed: { decodeJson: (reader) => reader.value(string) },
  },
};

/** The operation `ListDays`. */
export const listDays: JsonRequestReplyOperation<number, types.ListDaysResponse> = {
  kind: "request-reply",
  name: "ListDays",
  request: { encodeJson: (writer, value) => writer.value(int, value) },
  reply: { decodeJson: json.decodeListDaysResponse },
};

/** The operation `ListPayments`. */
export const listPayments: JsonRequestReplyOperation<
  number,
  types.ListPaymentsResponse,
  NoBlocks,
  NoBlocks,
  types.ListPaymentsReplyHeaders
> = {
  kind: "request-reply",
  name: "ListPayments",
  request: { encodeJson: (writer, value) => writer.value(int, value) },
  reply: { decodeJson: json.decodeListPaymentsResponse },
  replyHeaders: {
    Session: { decodeJson: (reader) => reader.value(string) },
  },
};

/** The operation `ListRows`. */
export const listRows: JsonRequestReplyOperation<number, types.Rows> = {
  kind: "request-reply",
  name: "ListRows",
  request: { encodeJson: (writer, value) => writer.value(int, value) },
  reply: { decodeJson: json.decodeRows },
};

// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonEncoder, JsonOneWayOperation, JsonRequestReplyOperation } from "@stubwright/runtime/codec";
import { boolean, int, nillableJsonDecoder, nillableJsonEncoder, string } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import type * as types from "./types.js";

const ticketHeaderCodec: JsonEncoder<types.Ticket> = { encodeJson: json.encodeTicket };

/** The operation `Open`. */
export const open: JsonRequestReplyOperation<
  types.Open,
  boolean,
  types.OpenFaults,
  types.OpenHeaders,
  types.OpenReplyHeaders
> = {
  kind: "request-reply",
  name: "Open",
  request: { encodeJson: json.encodeOpen },
  reply: { decodeJson: (reader) => reader.value(boolean) },
  requestHeaders: {
    Ticket: ticketHeaderCodec,
    Trace: /* @__PURE__ */ nillableJsonEncoder<string>({ encodeJson: (writer, value) => writer.value(string, value) }),
  },
  replyHeaders: {
    Lifetime: { decodeJson: (reader) => reader.value(int) },
    Trace: /* @__PURE__ */ nillableJsonDecoder<string>({ decodeJson: (reader) => reader.value(string) }),
  },
  faults: {
    Locked: { decodeJson: json.decodeLocked },
    Unknown: { decodeJson: (reader) => reader.value(string) },
    Sealed: /* @__PURE__ */ nillableJsonDecoder<types.Sealed>({ decodeJson: json.decodeSealed }),
  },
};

/** The operation `Leave`. */
export const leave: JsonOneWayOperation<string, types.LeaveHeaders> = {
  kind: "one-way",
  name: "Leave",
  request: { encodeJson: (writer, value) => writer.value(string, value) },
  requestHeaders: { Ticket: ticketHeaderCodec },
};

// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonRequestReplyOperation } from "@stubwright/runtime/codec";
import { boolean, int, string } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import type { OpenFaults, OpenHeaders, OpenReplyHeaders } from "./operations.js";
import type { Open } from "./types.js";

/** `Open`. */
export const open: JsonRequestReplyOperation<Open, boolean, OpenFaults, OpenHeaders, OpenReplyHeaders> = {
  kind: "request-reply",
  name: "Open",
  request: { encodeJson: json.encodeOpen },
  reply: { decodeJson: (reader) => reader.value(boolean) },
  requestHeaders: {
    Ticket: { encodeJson: json.encodeTicket },
  },
  replyHeaders: {
    Lifetime: { decodeJson: (reader) => reader.value(int) },
  },
  faults: {
    Locked: { decodeJson: json.decodeLocked },
    Unknown: { decodeJson: (reader) => reader.value(string) },
  },
};

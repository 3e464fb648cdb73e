// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DateTime } from "@stubwright/runtime";
import type { JsonRequestReplyOperation } from "@stubwright/runtime/codec";
import { dateTime, nillableJsonDecoder, string } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import type * as types from "./types.js";

/** The operation `Tell`. */
export const tell: JsonRequestReplyOperation<types.Tell, DateTime | null, types.TellFaults> = {
  kind: "request-reply",
  name: "Tell",
  request: { encodeJson: json.encodeTell },
  reply: /* @__PURE__ */ nillableJsonDecoder<DateTime>({ decodeJson: (reader) => reader.value(dateTime) }),
  faults: {
    NoZone: { decodeJson: (reader) => reader.value(string) },
  },
};

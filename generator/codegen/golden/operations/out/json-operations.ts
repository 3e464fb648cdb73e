// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonOneWayOperation, JsonRequestReplyOperation } from "@stubwright/runtime/codec";
import { boolean, string } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import type * as types from "./types.js";

/** Rings the bell. */
export const ring: JsonRequestReplyOperation<types.Ring, boolean> = {
  kind: "request-reply",
  name: "Ring",
  request: { encodeJson: json.encodeRing },
  reply: { decodeJson: (reader) => reader.value(boolean) },
};

/**
 * Mutes the bell.
 * @deprecated Since 2026-01-01. Ring zero times instead. It may be gone from 2027-01-01 on.
 */
export const delete_: JsonOneWayOperation<string> = {
  kind: "one-way",
  name: "delete",
  request: { encodeJson: (writer, value) => writer.value(string, value) },
};

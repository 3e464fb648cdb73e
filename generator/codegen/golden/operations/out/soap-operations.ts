// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SoapOneWayOperation, SoapRequestReplyOperation } from "@stubwright/runtime/codec";
import { boolean, string } from "@stubwright/runtime/codec";
import { bellNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** Rings the bell. */
export const ring: SoapRequestReplyOperation<types.Ring, boolean> = {
  kind: "request-reply",
  name: "Ring",
  soapAction: "urn:golden:bell/Ring",
  request: {
    element: { namespace: bellNamespace, name: "Ring" },
    encodeXml: xml.encodeRing,
  },
  reply: {
    element: { namespace: bellNamespace, name: "Rung" },
    decodeXml: (reader) => reader.value(boolean),
  },
};

/**
 * Mutes the bell.
 * @deprecated Since 2026-01-01. Ring zero times instead. It may be gone from 2027-01-01 on.
 */
export const delete_: SoapOneWayOperation<string> = {
  kind: "one-way",
  name: "delete",
  soapAction: "",
  request: {
    element: { namespace: bellNamespace, name: "Mute" },
    encodeXml: (writer, value) => writer.text(string, value),
  },
};

// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { OneWayOperation, RequestReplyOperation } from "@stubwright/runtime/codec";
import { boolean, string } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import { bellNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** Rings the bell. */
export const ring: RequestReplyOperation<types.Ring, boolean> = {
  kind: "request-reply",
  name: "Ring",
  soapAction: "urn:golden:bell/Ring",
  routes: [],
  request: {
    element: { namespace: bellNamespace, name: "Ring" },
    decodeXml: xml.decodeRing,
    encodeXml: xml.encodeRing,
    decodeJson: json.decodeRing,
    encodeJson: json.encodeRing,
  },
  reply: {
    element: { namespace: bellNamespace, name: "Rung" },
    decodeXml: (reader) => reader.value(boolean),
    encodeXml: (writer, value) => writer.text(boolean, value),
    decodeJson: (reader) => reader.value(boolean),
    encodeJson: (writer, value) => writer.value(boolean, value),
  },
};

/**
 * Mutes the bell.
 * @deprecated Since 2026-01-01. Ring zero times instead. It may be gone from 2027-01-01 on.
 */
export const delete_: OneWayOperation<string> = {
  kind: "one-way",
  name: "delete",
  soapAction: "",
  routes: [],
  request: {
    element: { namespace: bellNamespace, name: "Mute" },
    decodeXml: (reader) => reader.value(string),
    encodeXml: (writer, value) => writer.text(string, value),
    decodeJson: (reader) => reader.value(string),
    encodeJson: (writer, value) => writer.value(string, value),
  },
};

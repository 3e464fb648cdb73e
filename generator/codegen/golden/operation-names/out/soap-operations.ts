// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CalendarDate } from "@stubwright/runtime";
import type { SoapOneWayOperation, SoapRequestReplyOperation } from "@stubwright/runtime/codec";
import { date, emptyBody, int, string } from "@stubwright/runtime/codec";
import { namesNamespace } from "./namespaces.js";
import type * as types from "./types.js";

/** The operation `find`. */
export const find: SoapRequestReplyOperation<number, string> = {
  kind: "request-reply",
  name: "find",
  soapAction: "urn:golden:names/find",
  request: {
    element: { namespace: namesNamespace, name: "ById" },
    encodeXml: (writer, value) => writer.text(int, value),
  },
  reply: {
    element: { namespace: namesNamespace, name: "Found" },
    decodeXml: (reader) => reader.value(string),
  },
};

/** The operation `findByName`. */
export const findNamed: SoapRequestReplyOperation<string, string> = {
  kind: "request-reply",
  name: "findByName",
  soapAction: "urn:golden:names/find",
  request: {
    element: { namespace: namesNamespace, name: "ByName" },
    encodeXml: (writer, value) => writer.text(string, value),
  },
  reply: {
    element: { namespace: namesNamespace, name: "Found" },
    decodeXml: (reader) => reader.value(string),
  },
};

/** The operation `ping.all`. */
export const pingAll: SoapRequestReplyOperation<types.PingAll, types.PingAllResponse> = {
  kind: "request-reply",
  name: "ping.all",
  soapAction: "",
  request: {
    element: emptyBody,
    encodeXml: () => undefined,
  },
  reply: {
    element: emptyBody,
    decodeXml: () => ({}),
  },
};

/** The operation `date`. */
export const setDate: SoapOneWayOperation<CalendarDate> = {
  kind: "one-way",
  name: "date",
  soapAction: "",
  request: {
    element: { namespace: namesNamespace, name: "Date" },
    encodeXml: (writer, value) => writer.text(date, value),
  },
};

/** The operation `ArchiveFind`. */
export const archiveFind: SoapRequestReplyOperation<number, string> = {
  kind: "request-reply",
  name: "ArchiveFind",
  soapAction: "urn:golden:names/archive",
  request: {
    element: { namespace: namesNamespace, name: "ById" },
    encodeXml: (writer, value) => writer.text(int, value),
  },
  reply: {
    element: { namespace: namesNamespace, name: "Found" },
    decodeXml: (reader) => reader.value(string),
  },
};

// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CalendarDate } from "@stubwright/runtime";
import type { OneWayOperation, RequestReplyOperation } from "@stubwright/runtime/codec";
import { date, emptyBody, int, string } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import { namesNamespace } from "./namespaces.js";
import type * as types from "./types.js";

/** The operation `find`. */
export const find: RequestReplyOperation<number, string> = {
  kind: "request-reply",
  name: "find",
  soapAction: "urn:golden:names/find",
  routes: [],
  request: {
    element: { namespace: namesNamespace, name: "ById" },
    decodeXml: (reader) => reader.value(int),
    encodeXml: (writer, value) => writer.text(int, value),
    decodeJson: (reader) => reader.value(int),
    encodeJson: (writer, value) => writer.value(int, value),
  },
  reply: {
    element: { namespace: namesNamespace, name: "Found" },
    decodeXml: (reader) => reader.value(string),
    encodeXml: (writer, value) => writer.text(string, value),
    decodeJson: (reader) => reader.value(string),
    encodeJson: (writer, value) => writer.value(string, value),
  },
};

/** The operation `findByName`. */
export const findNamed: RequestReplyOperation<string, string> = {
  kind: "request-reply",
  name: "findByName",
  soapAction: "urn:golden:names/find",
  routes: [],
  request: {
    element: { namespace: namesNamespace, name: "ByName" },
    decodeXml: (reader) => reader.value(string),
    encodeXml: (writer, value) => writer.text(string, value),
    decodeJson: (reader) => reader.value(string),
    encodeJson: (writer, value) => writer.value(string, value),
  },
  reply: {
    element: { namespace: namesNamespace, name: "Found" },
    decodeXml: (reader) => reader.value(string),
    encodeXml: (writer, value) => writer.text(string, value),
    decodeJson: (reader) => reader.value(string),
    encodeJson: (writer, value) => writer.value(string, value),
  },
};

/** The operation `ping.all`. */
export const pingAll: RequestReplyOperation<types.PingAll, types.PingAllResponse> = {
  kind: "request-reply",
  name: "ping.all",
  soapAction: "",
  routes: [],
  request: {
    element: emptyBody,
    decodeXml: () => ({}),
    encodeXml: () => undefined,
    decodeJson: json.decodePingAll,
    encodeJson: json.encodePingAll,
  },
  reply: {
    element: emptyBody,
    decodeXml: () => ({}),
    encodeXml: () => undefined,
    decodeJson: json.decodePingAllResponse,
    encodeJson: json.encodePingAllResponse,
  },
};

/** The operation `date`. */
export const setDate: OneWayOperation<CalendarDate> = {
  kind: "one-way",
  name: "date",
  soapAction: "",
  routes: [],
  request: {
    element: { namespace: namesNamespace, name: "Date" },
    decodeXml: (reader) => reader.value(date),
    encodeXml: (writer, value) => writer.text(date, value),
    decodeJson: (reader) => reader.value(date),
    encodeJson: (writer, value) => writer.value(date, value),
  },
};

/** The operation `ArchiveFind`. */
export const archiveFind: RequestReplyOperation<number, string> = {
  kind: "request-reply",
  name: "ArchiveFind",
  soapAction: "urn:golden:names/archive",
  routes: [],
  request: {
    element: { namespace: namesNamespace, name: "ById" },
    decodeXml: (reader) => reader.value(int),
    encodeXml: (writer, value) => writer.text(int, value),
    decodeJson: (reader) => reader.value(int),
    encodeJson: (writer, value) => writer.value(int, value),
  },
  reply: {
    element: { namespace: namesNamespace, name: "Found" },
    decodeXml: (reader) => reader.value(string),
    encodeXml: (writer, value) => writer.text(string, value),
    decodeJson: (reader) => reader.value(string),
    encodeJson: (writer, value) => writer.value(string, value),
  },
};

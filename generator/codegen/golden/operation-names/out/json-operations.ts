// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CalendarDate } from "@stubwright/runtime";
import type { JsonOneWayOperation, JsonRequestReplyOperation } from "@stubwright/runtime/codec";
import { date, int, string } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import type * as types from "./types.js";

/** The operation `find`. */
export const find: JsonRequestReplyOperation<number, string> = {
  kind: "request-reply",
  name: "find",
  request: { encodeJson: (writer, value) => writer.value(int, value) },
  reply: { decodeJson: (reader) => reader.value(string) },
};

/** The operation `findByName`. */
export const findNamed: JsonRequestReplyOperation<string, string> = {
  kind: "request-reply",
  name: "findByName",
  request: { encodeJson: (writer, value) => writer.value(string, value) },
  reply: { decodeJson: (reader) => reader.value(string) },
};

/** The operation `ping.all`. */
export const pingAll: JsonRequestReplyOperation<types.PingAll, types.PingAllResponse> = {
  kind: "request-reply",
  name: "ping.all",
  request: { encodeJson: json.encodePingAll },
  reply: { decodeJson: json.decodePingAllResponse },
};

/** The operation `date`. */
export const setDate: JsonOneWayOperation<CalendarDate> = {
  kind: "one-way",
  name: "date",
  request: { encodeJson: (writer, value) => writer.value(date, value) },
};

/** The operation `ArchiveFind`. */
export const archiveFind: JsonRequestReplyOperation<number, string> = {
  kind: "request-reply",
  name: "ArchiveFind",
  request: { encodeJson: (writer, value) => writer.value(int, value) },
  reply: { decodeJson: (reader) => reader.value(string) },
};

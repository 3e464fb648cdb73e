// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CalendarDate } from "@stubwright/runtime";
import type { JsonOneWayOperation, JsonRequestReplyOperation } from "@stubwright/runtime/codec";
import { date, int, string } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import type { PingAll, PingAllResponse } from "./types.js";

/** `find`. */
export const find: JsonRequestReplyOperation<number, string> = {
  kind: "request-reply",
  name: "find",
  request: { encodeJson: (writer, value) => writer.value(int, value) },
  reply: { decodeJson: (reader) => reader.value(string) },
};

/** `findByName`. */
export const findNamed: JsonRequestReplyOperation<string, string> = {
  kind: "request-reply",
  name: "findByName",
  request: { encodeJson: (writer, value) => writer.value(string, value) },
  reply: { decodeJson: (reader) => reader.value(string) },
};

/** `ping.all`. */
export const pingAll: JsonRequestReplyOperation<PingAll, PingAllResponse> = {
  kind: "request-reply",
  name: "ping.all",
  request: { encodeJson: json.encodePingAll },
  reply: { decodeJson: json.decodePingAllResponse },
};

/** `date`. */
export const setDate: JsonOneWayOperation<CalendarDate> = {
  kind: "one-way",
  name: "date",
  request: { encodeJson: (writer, value) => writer.value(date, value) },
};

/** `ArchiveFind`. */
export const archiveFind: JsonRequestReplyOperation<number, string> = {
  kind: "request-reply",
  name: "ArchiveFind",
  request: { encodeJson: (writer, value) => writer.value(int, value) },
  reply: { decodeJson: (reader) => reader.value(string) },
};

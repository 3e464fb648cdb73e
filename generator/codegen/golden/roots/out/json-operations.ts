// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonOneWayOperation, JsonRequestReplyOperation } from "@stubwright/runtime/codec";
import { decimal, fixedContent, int, nillableJsonEncoder, notBlocked } from "@stubwright/runtime/codec";
import { limitElementDeclaration, noteTypes } from "./content.js";
import * as json from "./json.js";
import type * as types from "./types.js";
import { kindElementScalar, postedElementScalar, versionElementScalar } from "./values.js";

/** The operation `Post`. */
export const post: JsonRequestReplyOperation<types.Note, string, types.PostFaults, types.PostHeaders> = {
  kind: "request-reply",
  name: "Post",
  request: { encodeJson: json.encodeNote },
  reply: { decodeJson: (reader) => reader.value(postedElementScalar) },
  requestHeaders: {
    Version: { encodeJson: (writer, value) => writer.value(versionElementScalar, value) },
    Sender: /* @__PURE__ */ nillableJsonEncoder<types.Note>({ encodeJson: json.encodeNote }),
    Kind: { encodeJson: (writer, value) => writer.value(kindElementScalar, value) },
  },
  faults: {
    Limit: { decodeJson: (reader) => fixedContent(reader, json.decodeAmount, limitElementDeclaration, decimal) },
    Refused: { decodeJson: (reader) => json.decodeNote(notBlocked(reader, noteTypes, ["extension", "restriction"])) },
  },
};

/** The operation `List`. */
export const list: JsonOneWayOperation<types.List> = {
  kind: "one-way",
  name: "List",
  request: { encodeJson: json.encodeList },
};

/** The operation `Turn`. */
export const turn: JsonRequestReplyOperation<number, types.Page> = {
  kind: "request-reply",
  name: "Turn",
  request: { encodeJson: (writer, value) => writer.value(int, value) },
  reply: { decodeJson: json.decodePage },
};

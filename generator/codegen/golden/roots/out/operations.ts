// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { OneWayOperation, RequestReplyOperation } from "@stubwright/runtime/codec";
import { decimal, fixedContent, int, neverNil, nillableMessage, notBlocked } from "@stubwright/runtime/codec";
import {
  limitElementDeclaration,
  noteTypes,
  postElementDeclaration,
  refusedElementDeclaration,
  senderElementDeclaration,
} from "./content.js";
import * as json from "./json.js";
import { rootsNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import { kindElementScalar, postedElementScalar, versionElementScalar } from "./values.js";
import * as xml from "./xml.js";

/** The operation `Post`. */
export const post: RequestReplyOperation<types.Note, string, types.PostFaults, types.PostHeaders> = {
  kind: "request-reply",
  name: "Post",
  soapAction: "urn:golden:roots/Post",
  routes: [],
  request: {
    element: { namespace: rootsNamespace, name: "Post" },
    decodeXml: (reader) => xml.decodeNote(reader.declare(postElementDeclaration)),
    encodeXml: xml.encodeNote,
    decodeJson: (reader) => json.decodeNote(notBlocked(reader, noteTypes, ["extension"])),
    encodeJson: json.encodeNote,
  },
  reply: {
    element: { namespace: rootsNamespace, name: "Posted" },
    decodeXml: (reader) => neverNil(reader).value(postedElementScalar),
    encodeXml: (writer, value) => writer.text(postedElementScalar, value),
    decodeJson: (reader) => reader.value(postedElementScalar),
    encodeJson: (writer, value) => writer.value(postedElementScalar, value),
  },
  requestHeaders: {
    Version: {
      element: { namespace: rootsNamespace, name: "Version" },
      decodeXml: (reader) => neverNil(reader).value(versionElementScalar),
      encodeXml: (writer, value) => writer.text(versionElementScalar, value),
      decodeJson: (reader) => reader.value(versionElementScalar),
      encodeJson: (writer, value) => writer.value(versionElementScalar, value),
    },
    Sender: /* @__PURE__ */ nillableMessage<types.Note>({
      element: { namespace: rootsNamespace, name: "Sender" },
      decodeXml: (reader) => xml.decodeNote(reader.declare(senderElementDeclaration)),
      encodeXml: xml.encodeNote,
      decodeJson: (reader) => json.decodeNote(notBlocked(reader, noteTypes, ["restriction"])),
      encodeJson: json.encodeNote,
    }),
    Kind: {
      element: { namespace: rootsNamespace, name: "Kind" },
      decodeXml: (reader) => reader.value(kindElementScalar),
      encodeXml: (writer, value) => writer.text(kindElementScalar, value),
      decodeJson: (reader) => reader.value(kindElementScalar),
      encodeJson: (writer, value) => writer.value(kindElementScalar, value),
    },
  },
  faults: {
    Limit: {
      element: { namespace: rootsNamespace, name: "Limit" },
      decodeXml: (reader) => xml.decodeAmount(neverNil(reader.declare(limitElementDeclaration))),
      encodeXml: xml.encodeAmount,
      decodeJson: (reader) => fixedContent(reader, json.decodeAmount, limitElementDeclaration, decimal),
      encodeJson: json.encodeAmount,
    },
    Refused: {
      element: { namespace: rootsNamespace, name: "Refused" },
      decodeXml: (reader) => xml.decodeNote(reader.declare(refusedElementDeclaration)),
      encodeXml: xml.encodeNote,
      decodeJson: (reader) => json.decodeNote(notBlocked(reader, noteTypes, ["extension", "restriction"])),
      encodeJson: json.encodeNote,
    },
  },
};

/** The operation `List`. */
export const list: OneWayOperation<types.List> = {
  kind: "one-way",
  name: "List",
  soapAction: "urn:golden:roots/List",
  routes: [],
  request: {
    element: { namespace: rootsNamespace, name: "List" },
    decodeXml: xml.decodeList,
    encodeXml: xml.encodeList,
    decodeJson: json.decodeList,
    encodeJson: json.encodeList,
  },
};

/** The operation `Turn`. */
export const turn: RequestReplyOperation<number, types.Page> = {
  kind: "request-reply",
  name: "Turn",
  soapAction: "urn:golden:roots/Turn",
  routes: [],
  request: {
    element: { namespace: rootsNamespace, name: "Turn" },
    decodeXml: (reader) => reader.value(int),
    encodeXml: (writer, value) => writer.text(int, value),
    decodeJson: (reader) => reader.value(int),
    encodeJson: (writer, value) => writer.value(int, value),
  },
  reply: {
    element: { namespace: rootsNamespace, name: "Page" },
    decodeXml: xml.decodePage,
    encodeXml: xml.encodePage,
    decodeJson: json.decodePage,
    encodeJson: json.encodePage,
  },
};

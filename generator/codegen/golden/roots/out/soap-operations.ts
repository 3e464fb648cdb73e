// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SoapOneWayOperation, SoapRequestReplyOperation } from "@stubwright/runtime/codec";
import { int, neverNil, nillableXmlEncoder } from "@stubwright/runtime/codec";
import { limitElementDeclaration, refusedElementDeclaration } from "./content.js";
import { rootsNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import { kindElementScalar, postedElementScalar, versionElementScalar } from "./values.js";
import * as xml from "./xml.js";

/** The operation `Post`. */
export const post: SoapRequestReplyOperation<types.Note, string, types.PostFaults, types.PostHeaders> = {
  kind: "request-reply",
  name: "Post",
  soapAction: "urn:golden:roots/Post",
  request: {
    element: { namespace: rootsNamespace, name: "Post" },
    encodeXml: xml.encodeNote,
  },
  reply: {
    element: { namespace: rootsNamespace, name: "Posted" },
    decodeXml: (reader) => neverNil(reader).value(postedElementScalar),
  },
  requestHeaders: {
    Version: {
      element: { namespace: rootsNamespace, name: "Version" },
      encodeXml: (writer, value) => writer.text(versionElementScalar, value),
    },
    Sender: /* @__PURE__ */ nillableXmlEncoder<types.Note>({
      element: { namespace: rootsNamespace, name: "Sender" },
      encodeXml: xml.encodeNote,
    }),
    Kind: {
      element: { namespace: rootsNamespace, name: "Kind" },
      encodeXml: (writer, value) => writer.text(kindElementScalar, value),
    },
  },
  faults: {
    Limit: {
      element: { namespace: rootsNamespace, name: "Limit" },
      decodeXml: (reader) => xml.decodeAmount(neverNil(reader.declare(limitElementDeclaration))),
    },
    Refused: {
      element: { namespace: rootsNamespace, name: "Refused" },
      decodeXml: (reader) => xml.decodeNote(reader.declare(refusedElementDeclaration)),
    },
  },
};

/** The operation `List`. */
export const list: SoapOneWayOperation<types.List> = {
  kind: "one-way",
  name: "List",
  soapAction: "urn:golden:roots/List",
  request: {
    element: { namespace: rootsNamespace, name: "List" },
    encodeXml: xml.encodeList,
  },
};

/** The operation `Turn`. */
export const turn: SoapRequestReplyOperation<number, types.Page> = {
  kind: "request-reply",
  name: "Turn",
  soapAction: "urn:golden:roots/Turn",
  request: {
    element: { namespace: rootsNamespace, name: "Turn" },
    encodeXml: (writer, value) => writer.text(int, value),
  },
  reply: {
    element: { namespace: rootsNamespace, name: "Page" },
    decodeXml: xml.decodePage,
  },
};

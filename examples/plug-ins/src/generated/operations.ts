// Generated from library.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { OneWayOperation, RequestReplyOperation } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import { libraryNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** Returns one title. */
export const getBook: RequestReplyOperation<types.GetBook, types.Book> = {
  kind: "request-reply",
  name: "GetBook",
  soapAction: "urn:example:library/GetBook",
  routes: [],
  request: {
    element: { namespace: libraryNamespace, name: "GetBook" },
    decodeXml: xml.decodeGetBook,
    encodeXml: xml.encodeGetBook,
    decodeJson: json.decodeGetBook,
    encodeJson: json.encodeGetBook,
  },
  reply: {
    element: { namespace: libraryNamespace, name: "GetBookResponse" },
    decodeXml: xml.decodeBook,
    encodeXml: xml.encodeBook,
    decodeJson: json.decodeBook,
    encodeJson: json.encodeBook,
  },
};

/** Lends a copy, or says when the next one comes back. */
export const lendBook: RequestReplyOperation<types.LendBook, types.LendBookResponse, types.LendBookFaults> = {
  kind: "request-reply",
  name: "LendBook",
  soapAction: "urn:example:library/LendBook",
  routes: [],
  request: {
    element: { namespace: libraryNamespace, name: "LendBook" },
    decodeXml: xml.decodeLendBook,
    encodeXml: xml.encodeLendBook,
    decodeJson: json.decodeLendBook,
    encodeJson: json.encodeLendBook,
  },
  reply: {
    element: { namespace: libraryNamespace, name: "LendBookResponse" },
    decodeXml: xml.decodeLendBookResponse,
    encodeXml: xml.encodeLendBookResponse,
    decodeJson: json.decodeLendBookResponse,
    encodeJson: json.encodeLendBookResponse,
  },
  faults: {
    NoCopyLeft: {
      element: { namespace: libraryNamespace, name: "NoCopyLeft" },
      decodeXml: xml.decodeNoCopyLeft,
      encodeXml: xml.encodeNoCopyLeft,
      decodeJson: json.decodeNoCopyLeft,
      encodeJson: json.encodeNoCopyLeft,
    },
  },
};

/** Adds a title when there is time. */
export const addBook: OneWayOperation<types.AddBook> = {
  kind: "one-way",
  name: "AddBook",
  soapAction: "urn:example:library/AddBook",
  routes: [],
  request: {
    element: { namespace: libraryNamespace, name: "AddBook" },
    decodeXml: xml.decodeAddBook,
    encodeXml: xml.encodeAddBook,
    decodeJson: json.decodeAddBook,
    encodeJson: json.encodeAddBook,
  },
};

// Generated from library.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SoapOneWayOperation, SoapRequestReplyOperation } from "@stubwright/runtime/codec";
import { libraryNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** Returns one title. */
export const getBook: SoapRequestReplyOperation<types.GetBook, types.Book> = {
  kind: "request-reply",
  name: "GetBook",
  soapAction: "urn:example:library/GetBook",
  request: {
    element: { namespace: libraryNamespace, name: "GetBook" },
    encodeXml: xml.encodeGetBook,
  },
  reply: {
    element: { namespace: libraryNamespace, name: "GetBookResponse" },
    decodeXml: xml.decodeBook,
  },
};

/** Lends a copy, or says when the next one comes back. */
export const lendBook: SoapRequestReplyOperation<types.LendBook, types.LendBookResponse, types.LendBookFaults> = {
  kind: "request-reply",
  name: "LendBook",
  soapAction: "urn:example:library/LendBook",
  request: {
    element: { namespace: libraryNamespace, name: "LendBook" },
    encodeXml: xml.encodeLendBook,
  },
  reply: {
    element: { namespace: libraryNamespace, name: "LendBookResponse" },
    decodeXml: xml.decodeLendBookResponse,
  },
  faults: {
    NoCopyLeft: {
      element: { namespace: libraryNamespace, name: "NoCopyLeft" },
      decodeXml: xml.decodeNoCopyLeft,
    },
  },
};

/** Adds a title when there is time. */
export const addBook: SoapOneWayOperation<types.AddBook> = {
  kind: "one-way",
  name: "AddBook",
  soapAction: "urn:example:library/AddBook",
  request: {
    element: { namespace: libraryNamespace, name: "AddBook" },
    encodeXml: xml.encodeAddBook,
  },
};

// Generated from library.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonOneWayOperation, JsonRequestReplyOperation } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import type * as types from "./types.js";

/** Returns one title. */
export const getBook: JsonRequestReplyOperation<types.GetBook, types.Book> = {
  kind: "request-reply",
  name: "GetBook",
  request: { encodeJson: json.encodeGetBook },
  reply: { decodeJson: json.decodeBook },
};

/** Lends a copy, or says when the next one comes back. */
export const lendBook: JsonRequestReplyOperation<types.LendBook, types.LendBookResponse, types.LendBookFaults> = {
  kind: "request-reply",
  name: "LendBook",
  request: { encodeJson: json.encodeLendBook },
  reply: { decodeJson: json.decodeLendBookResponse },
  faults: {
    NoCopyLeft: { decodeJson: json.decodeNoCopyLeft },
  },
};

/** Adds a title when there is time. */
export const addBook: JsonOneWayOperation<types.AddBook> = {
  kind: "one-way",
  name: "AddBook",
  request: { encodeJson: json.encodeAddBook },
};

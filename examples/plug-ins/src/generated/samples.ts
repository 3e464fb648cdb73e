// Generated from library.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SampleCall } from "@stubwright/runtime";
import { sampleCall } from "@stubwright/runtime";
import * as operations from "./operations.js";
import type * as types from "./types.js";

/** A valid request of each operation, and a valid reply if it has one. */
export interface Samples {
  GetBook: { request: types.GetBook; reply: types.Book };
  LendBook: { request: types.LendBook; reply: types.LendBookResponse };
  AddBook: { request: types.AddBook };
}

/** Valid messages for documentation, tests, and pages where people try calls. */
export const samples: Samples = {
  GetBook: {
    request: {
      id: 1n,
    },
    reply: {
      id: 1n,
      title: "text",
      author: ["text"],
      published: "2099-12-31",
      copies: 1,
    },
  },
  LendBook: {
    request: {
      bookId: 1n,
      reader: "text",
    },
    reply: {
      due: "2099-12-31",
    },
  },
  AddBook: {
    request: {
      book: {
        id: 1n,
        title: "text",
        author: ["text"],
        published: "2099-12-31",
        copies: 1,
      },
    },
  },
};

/** Each operation with its sample request, ready to be shown as text or sent over a transport. */
export const sampleCalls: readonly SampleCall[] = [
  sampleCall(operations.getBook, samples.GetBook.request),
  sampleCall(operations.lendBook, samples.LendBook.request),
  sampleCall(operations.addBook, samples.AddBook.request),
];

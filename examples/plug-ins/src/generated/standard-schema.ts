// Generated from library.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import { type StandardSchema, standardSchema } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import type * as types from "./types.js";

/** Validates `Book`: A title of the library, of which it has some copies. */
export const BookSchema: StandardSchema<types.Book> = /* @__PURE__ */ standardSchema(json.decodeBook);

/** Validates `GetBook`. */
export const GetBookSchema: StandardSchema<types.GetBook> = /* @__PURE__ */ standardSchema(json.decodeGetBook);

/** Validates `LendBook`. */
export const LendBookSchema: StandardSchema<types.LendBook> = /* @__PURE__ */ standardSchema(json.decodeLendBook);

/** Validates `LendBookResponse`. */
export const LendBookResponseSchema: StandardSchema<types.LendBookResponse> = /* @__PURE__ */ standardSchema(
  json.decodeLendBookResponse,
);

/** Validates `NoCopyLeft`. */
export const NoCopyLeftSchema: StandardSchema<types.NoCopyLeft> = /* @__PURE__ */ standardSchema(json.decodeNoCopyLeft);

/** Validates `AddBook`. */
export const AddBookSchema: StandardSchema<types.AddBook> = /* @__PURE__ */ standardSchema(json.decodeAddBook);

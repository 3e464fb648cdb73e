// Generated from library.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { date, long, memberTable, string, unsignedShort } from "@stubwright/runtime/codec";
import type * as types from "./types.js";
import { titleScalar } from "./values.js";

const bookMembers = /* @__PURE__ */ memberTable({
  required: ["id", "title", "author", "copies"],
  optional: ["published"],
});

export function decodeBook(json: JsonReader): types.Book {
  const sent = json.object(bookMembers);
  const book: types.Book = {
    id: json.member("id", sent.id).value(long),
    title: json.member("title", sent.title).value(titleScalar),
    author: json.member("author", sent.author).values(string, { min: 1 }),
    copies: json.member("copies", sent.copies).value(unsignedShort),
  };
  if (sent.published !== undefined) book.published = json.member("published", sent.published).value(date);
  json.closeObject();
  return book;
}

export function encodeBook(json: JsonWriter, book: types.Book): void {
  json.openObject();
  json.member("id").value(long, book.id);
  json.member("title").value(titleScalar, book.title);
  json.member("author").values(string, book.author);
  if (book.published !== undefined) json.member("published").value(date, book.published);
  json.member("copies").value(unsignedShort, book.copies);
  json.closeObject();
}

const getBookMembers = /* @__PURE__ */ memberTable({ required: ["id"] });

export function decodeGetBook(json: JsonReader): types.GetBook {
  const sent = json.object(getBookMembers);
  const book: types.GetBook = { id: json.member("id", sent.id).value(long) };
  json.closeObject();
  return book;
}

export function encodeGetBook(json: JsonWriter, book: types.GetBook): void {
  json.openObject();
  json.member("id").value(long, book.id);
  json.closeObject();
}

const lendBookMembers = /* @__PURE__ */ memberTable({ required: ["bookId", "reader"] });

export function decodeLendBook(json: JsonReader): types.LendBook {
  const sent = json.object(lendBookMembers);
  const book: types.LendBook = {
    bookId: json.member("bookId", sent.bookId).value(long),
    reader: json.member("reader", sent.reader).value(string),
  };
  json.closeObject();
  return book;
}

export function encodeLendBook(json: JsonWriter, book: types.LendBook): void {
  json.openObject();
  json.member("bookId").value(long, book.bookId);
  json.member("reader").value(string, book.reader);
  json.closeObject();
}

const lendBookResponseMembers = /* @__PURE__ */ memberTable({ required: ["due"] });

export function decodeLendBookResponse(json: JsonReader): types.LendBookResponse {
  const sent = json.object(lendBookResponseMembers);
  const response: types.LendBookResponse = { due: json.member("due", sent.due).value(date) };
  json.closeObject();
  return response;
}

export function encodeLendBookResponse(json: JsonWriter, response: types.LendBookResponse): void {
  json.openObject();
  json.member("due").value(date, response.due);
  json.closeObject();
}

const noCopyLeftMembers = /* @__PURE__ */ memberTable({ required: ["nextReturn"] });

export function decodeNoCopyLeft(json: JsonReader): types.NoCopyLeft {
  const sent = json.object(noCopyLeftMembers);
  const left: types.NoCopyLeft = { nextReturn: json.member("nextReturn", sent.nextReturn).value(date) };
  json.closeObject();
  return left;
}

export function encodeNoCopyLeft(json: JsonWriter, left: types.NoCopyLeft): void {
  json.openObject();
  json.member("nextReturn").value(date, left.nextReturn);
  json.closeObject();
}

const addBookMembers = /* @__PURE__ */ memberTable({ required: ["book"] });

export function decodeAddBook(json: JsonReader): types.AddBook {
  const sent = json.object(addBookMembers);
  const book: types.AddBook = { book: decodeBook(json.member("book", sent.book)) };
  json.closeObject();
  return book;
}

export function encodeAddBook(json: JsonWriter, book: types.AddBook): void {
  json.openObject();
  encodeBook(json.member("book"), book.book);
  json.closeObject();
}

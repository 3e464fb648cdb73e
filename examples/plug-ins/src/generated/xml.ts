// Generated from library.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { date, elementTable, long, string, unbounded, unsignedShort, whole } from "@stubwright/runtime/codec";
import { libraryNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import { titleScalar } from "./values.js";

const bookElements = /* @__PURE__ */ elementTable(libraryNamespace, "Book", [
  ["id", 1, 1],
  ["title", 1, 1],
  ["author", 1, unbounded],
  ["published", 0, 1],
  ["copies", 1, 1],
]);

export function decodeBook(xml: XmlReader): types.Book {
  const book: Partial<types.Book> = {};
  for (;;) {
    const next = xml.next(bookElements);
    if (next === undefined) break;
    switch (next) {
      case "id":
        book.id = xml.value(long);
        break;
      case "title":
        book.title = xml.value(titleScalar);
        break;
      case "author":
        (book.author ??= []).push(xml.value(string));
        break;
      case "published":
        book.published = xml.value(date);
        break;
      case "copies":
        book.copies = xml.value(unsignedShort);
        break;
    }
  }
  return whole<types.Book>(book);
}

export function encodeBook(xml: XmlWriter, book: types.Book): void {
  xml.value("id", long, book.id);
  xml.value("title", titleScalar, book.title);
  xml.values("author", string, book.author);
  if (book.published !== undefined) xml.value("published", date, book.published);
  xml.value("copies", unsignedShort, book.copies);
}

const getBookElements = /* @__PURE__ */ elementTable(libraryNamespace, "", [["id", 1, 1]]);

export function decodeGetBook(xml: XmlReader): types.GetBook {
  const book: Partial<types.GetBook> = {};
  while (xml.next(getBookElements)) book.id = xml.value(long);
  return whole<types.GetBook>(book);
}

export function encodeGetBook(xml: XmlWriter, book: types.GetBook): void {
  xml.value("id", long, book.id);
}

const lendBookElements = /* @__PURE__ */ elementTable(libraryNamespace, "", [
  ["bookId", 1, 1],
  ["reader", 1, 1],
]);

export function decodeLendBook(xml: XmlReader): types.LendBook {
  const book: Partial<types.LendBook> = {};
  for (;;) {
    const next = xml.next(lendBookElements);
    if (next === undefined) break;
    switch (next) {
      case "bookId":
        book.bookId = xml.value(long);
        break;
      case "reader":
        book.reader = xml.value(string);
        break;
    }
  }
  return whole<types.LendBook>(book);
}

export function encodeLendBook(xml: XmlWriter, book: types.LendBook): void {
  xml.value("bookId", long, book.bookId);
  xml.value("reader", string, book.reader);
}

const lendBookResponseElements = /* @__PURE__ */ elementTable(libraryNamespace, "", [["due", 1, 1]]);

export function decodeLendBookResponse(xml: XmlReader): types.LendBookResponse {
  const response: Partial<types.LendBookResponse> = {};
  while (xml.next(lendBookResponseElements)) response.due = xml.value(date);
  return whole<types.LendBookResponse>(response);
}

export function encodeLendBookResponse(xml: XmlWriter, response: types.LendBookResponse): void {
  xml.value("due", date, response.due);
}

const noCopyLeftElements = /* @__PURE__ */ elementTable(libraryNamespace, "", [["nextReturn", 1, 1]]);

export function decodeNoCopyLeft(xml: XmlReader): types.NoCopyLeft {
  const left: Partial<types.NoCopyLeft> = {};
  while (xml.next(noCopyLeftElements)) left.nextReturn = xml.value(date);
  return whole<types.NoCopyLeft>(left);
}

export function encodeNoCopyLeft(xml: XmlWriter, left: types.NoCopyLeft): void {
  xml.value("nextReturn", date, left.nextReturn);
}

const addBookElements = /* @__PURE__ */ elementTable(libraryNamespace, "", [["book", 1, 1]]);

export function decodeAddBook(xml: XmlReader): types.AddBook {
  const book: Partial<types.AddBook> = {};
  while (xml.next(addBookElements)) book.book = decodeBook(xml);
  return whole<types.AddBook>(book);
}

export function encodeAddBook(xml: XmlWriter, book: types.AddBook): void {
  xml.element("book", book.book, encodeBook);
}

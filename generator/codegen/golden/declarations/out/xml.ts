// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { elementTable, ID, IDREF, int, QName, string, token, unbounded, whole } from "@stubwright/runtime/codec";
import { libraryFeeDeclaration, libraryReaderDeclaration, libraryShelfDeclaration, placeTypes } from "./content.js";
import { libraryNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import { amountScalar, libraryOwnerScalar, moneyCurrencyScalar } from "./values.js";

const libraryElements = /* @__PURE__ */ elementTable(libraryNamespace, "Library", [
  ["book", 1, unbounded],
  ["reader", 0, unbounded],
  ["shelf", 0, 1],
  ["fee", 1, 1],
  ["kind", 0, 1],
  ["owner", 0, 1],
]);

export function decodeLibrary(xml: XmlReader): types.Library {
  const library: Partial<types.Library> = {};
  for (;;) {
    const next = xml.next(libraryElements);
    if (next === undefined) break;
    switch (next) {
      case "book":
        (library.book ??= []).push(decodeBook(xml));
        break;
      case "reader":
        (library.reader ??= []).push(decodeReader(xml.declare(libraryReaderDeclaration)));
        break;
      case "shelf":
        library.shelf = decodePlace(xml.declare(libraryShelfDeclaration));
        break;
      case "fee":
        library.fee = decodeMoney(xml.declare(libraryFeeDeclaration));
        break;
      case "kind":
        library.kind = xml.value(QName);
        break;
      case "owner":
        library.owner = xml.value(libraryOwnerScalar);
        break;
    }
  }
  return whole<types.Library>(library);
}

export function encodeLibrary(xml: XmlWriter, library: types.Library): void {
  xml.elements("t:book", library.book, encodeBook);
  if (library.reader !== undefined) xml.elements("t:reader", library.reader, encodeReader);
  if (library.shelf !== undefined) xml.element("t:shelf", library.shelf, encodePlace);
  xml.element("t:fee", library.fee, encodeMoney);
  if (library.kind !== undefined) xml.value("t:kind", QName, library.kind);
  if (library.owner !== undefined) xml.value("t:owner", libraryOwnerScalar, library.owner);
}

const bookElements = /* @__PURE__ */ elementTable(libraryNamespace, "Book", []);

export function decodeBook(xml: XmlReader): types.Book {
  const isbnAttribute = xml.requiredAttribute("", "isbn", token);
  const shelfmarkAttribute = xml.attribute("", "shelfmark", ID);
  const book: types.Book = { isbn: isbnAttribute };
  if (shelfmarkAttribute !== undefined) book.shelfmark = shelfmarkAttribute;
  xml.next(bookElements);
  return book;
}

export function encodeBook(xml: XmlWriter, book: types.Book): void {
  xml.attribute("isbn", token, book.isbn);
  if (book.shelfmark !== undefined) xml.attribute("shelfmark", ID, book.shelfmark);
}

const readerElements = /* @__PURE__ */ elementTable(libraryNamespace, "Reader", [["loan", 0, unbounded]]);

export function decodeReader(xml: XmlReader): types.Reader {
  const favouriteAttribute = xml.attribute("", "favourite", IDREF);
  const reader: types.Reader = {};
  if (favouriteAttribute !== undefined) reader.favourite = favouriteAttribute;
  while (xml.next(readerElements)) (reader.loan ??= []).push(decodeReaderLoan(xml));
  return reader;
}

export function encodeReader(xml: XmlWriter, reader: types.Reader): void {
  if (reader.favourite !== undefined) xml.attribute("favourite", IDREF, reader.favourite);
  if (reader.loan !== undefined) xml.elements("t:loan", reader.loan, encodeReaderLoan);
}

const readerLoanElements = /* @__PURE__ */ elementTable(libraryNamespace, "", []);

export function decodeReaderLoan(xml: XmlReader): types.ReaderLoan {
  const isbnAttribute = xml.requiredAttribute("", "isbn", token);
  const numberAttribute = xml.attribute("", "number", int);
  const loan: types.ReaderLoan = { isbn: isbnAttribute };
  if (numberAttribute !== undefined) loan.number = numberAttribute;
  xml.next(readerLoanElements);
  return loan;
}

export function encodeReaderLoan(xml: XmlWriter, loan: types.ReaderLoan): void {
  xml.attribute("isbn", token, loan.isbn);
  if (loan.number !== undefined) xml.attribute("number", int, loan.number);
}

const plainPlaceElements = /* @__PURE__ */ elementTable(libraryNamespace, "Place", []);

export function decodePlainPlace(xml: XmlReader): types.PlainPlace {
  const floorAttribute = xml.attribute("", "floor", int);
  const place: types.PlainPlace = {};
  if (floorAttribute !== undefined) place.floor = floorAttribute;
  xml.next(plainPlaceElements);
  return place;
}

export function encodePlainPlace(xml: XmlWriter, place: types.PlainPlace): void {
  if (place.floor !== undefined) xml.attribute("floor", int, place.floor);
}

export function decodePlace(xml: XmlReader): types.Place {
  switch (xml.typeOf(placeTypes)) {
    case "Place":
      return decodePlainPlace(xml);
    case "Room":
      return decodeRoom(xml);
  }
}

export function encodePlace(xml: XmlWriter, place: types.Place): void {
  switch (place.$type) {
    case "Room":
      xml.type("t:Room");
      encodeRoom(xml, place);
      break;
    default:
      encodePlainPlace(xml, place);
  }
}

const roomElements = /* @__PURE__ */ elementTable(libraryNamespace, "Room", []);

export function decodeRoom(xml: XmlReader): types.Room {
  const floorAttribute = xml.attribute("", "floor", int);
  const doorAttribute = xml.attribute("", "door", string);
  const room: types.Room = { $type: "Room" };
  if (floorAttribute !== undefined) room.floor = floorAttribute;
  if (doorAttribute !== undefined) room.door = doorAttribute;
  xml.next(roomElements);
  return room;
}

export function encodeRoom(xml: XmlWriter, room: types.Room): void {
  if (room.floor !== undefined) xml.attribute("floor", int, room.floor);
  if (room.door !== undefined) xml.attribute("door", string, room.door);
}

export function decodeMoney(xml: XmlReader): types.Money {
  const currencyAttribute = xml.attribute("", "currency", moneyCurrencyScalar);
  const money: types.Money = { $value: xml.content(amountScalar, libraryNamespace, "Money") };
  if (currencyAttribute !== undefined) money.currency = currencyAttribute;
  return money;
}

export function encodeMoney(xml: XmlWriter, money: types.Money): void {
  if (money.currency !== undefined) xml.attribute("currency", moneyCurrencyScalar, money.currency);
  xml.text(amountScalar, money.$value);
}

// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { ID, IDREF, int, memberTable, notBlocked, QName, string, token } from "@stubwright/runtime/codec";
import { placeTypes } from "./content.js";
import type * as types from "./types.js";
import { amountScalar, libraryOwnerScalar, moneyCurrencyScalar } from "./values.js";

const libraryMembers = /* @__PURE__ */ memberTable({
  required: ["book", "fee"],
  optional: ["reader", "shelf", "kind", "owner"],
});

export function decodeLibrary(json: JsonReader): types.Library {
  const sent = json.object(libraryMembers);
  const library: types.Library = {
    book: json.member("book", sent.book).items(decodeBook, { min: 1 }),
    fee: decodeMoney(json.member("fee", sent.fee)),
  };
  if (sent.reader !== undefined) library.reader = json.member("reader", sent.reader).items(decodeReader);
  if (sent.shelf !== undefined)
    library.shelf = decodePlace(notBlocked(json.member("shelf", sent.shelf), placeTypes, ["extension"]));
  if (sent.kind !== undefined) library.kind = json.member("kind", sent.kind).value(QName);
  if (sent.owner !== undefined) library.owner = json.member("owner", sent.owner).value(libraryOwnerScalar);
  json.closeObject();
  return library;
}

export function encodeLibrary(json: JsonWriter, library: types.Library): void {
  json.openObject();
  json.member("book").items(library.book, encodeBook);
  if (library.reader !== undefined) json.member("reader").items(library.reader, encodeReader);
  if (library.shelf !== undefined) encodePlace(json.member("shelf"), library.shelf);
  encodeMoney(json.member("fee"), library.fee);
  if (library.kind !== undefined) json.member("kind").value(QName, library.kind);
  if (library.owner !== undefined) json.member("owner").value(libraryOwnerScalar, library.owner);
  json.closeObject();
}

const bookMembers = /* @__PURE__ */ memberTable({ required: ["isbn"], optional: ["shelfmark"] });

export function decodeBook(json: JsonReader): types.Book {
  const sent = json.object(bookMembers);
  const book: types.Book = { isbn: json.member("isbn", sent.isbn).value(token) };
  if (sent.shelfmark !== undefined) book.shelfmark = json.member("shelfmark", sent.shelfmark).value(ID);
  json.closeObject();
  return book;
}

export function encodeBook(json: JsonWriter, book: types.Book): void {
  json.openObject();
  json.member("isbn").value(token, book.isbn);
  if (book.shelfmark !== undefined) json.member("shelfmark").value(ID, book.shelfmark);
  json.closeObject();
}

const readerMembers = /* @__PURE__ */ memberTable({ optional: ["favourite", "loan"] });

export function decodeReader(json: JsonReader): types.Reader {
  const sent = json.object(readerMembers);
  const reader: types.Reader = {};
  if (sent.favourite !== undefined) reader.favourite = json.member("favourite", sent.favourite).value(IDREF);
  if (sent.loan !== undefined) reader.loan = json.member("loan", sent.loan).items(decodeReaderLoan);
  json.closeObject();
  return reader;
}

export function encodeReader(json: JsonWriter, reader: types.Reader): void {
  json.openObject();
  if (reader.favourite !== undefined) json.member("favourite").value(IDREF, reader.favourite);
  if (reader.loan !== undefined) json.member("loan").items(reader.loan, encodeReaderLoan);
  json.closeObject();
}

const readerLoanMembers = /* @__PURE__ */ memberTable({ required: ["isbn"], optional: ["number"] });

export function decodeReaderLoan(json: JsonReader): types.ReaderLoan {
  const sent = json.object(readerLoanMembers);
  const loan: types.ReaderLoan = { isbn: json.member("isbn", sent.isbn).value(token) };
  if (sent.number !== undefined) loan.number = json.member("number", sent.number).value(int);
  json.closeObject();
  return loan;
}

export function encodeReaderLoan(json: JsonWriter, loan: types.ReaderLoan): void {
  json.openObject();
  json.member("isbn").value(token, loan.isbn);
  if (loan.number !== undefined) json.member("number").value(int, loan.number);
  json.closeObject();
}

const plainPlaceMembers = /* @__PURE__ */ memberTable({ optional: ["floor"] });

export function decodePlainPlace(json: JsonReader): types.PlainPlace {
  const sent = json.object(plainPlaceMembers);
  const place: types.PlainPlace = {};
  if (sent.floor !== undefined) place.floor = json.member("floor", sent.floor).value(int);
  json.closeObject();
  return place;
}

export function encodePlainPlace(json: JsonWriter, place: types.PlainPlace): void {
  json.openObject();
  if (place.floor !== undefined) json.member("floor").value(int, place.floor);
  json.closeObject();
}

export function decodePlace(json: JsonReader): types.Place {
  switch (json.typeOf(placeTypes)) {
    case "Place":
      return decodePlainPlace(json);
    case "Room":
      return decodeRoom(json);
  }
}

export function encodePlace(json: JsonWriter, place: types.Place): void {
  switch (place.$type) {
    case "Room":
      encodeRoom(json, place);
      break;
    default:
      encodePlainPlace(json, place);
  }
}

const roomMembers = /* @__PURE__ */ memberTable({ optional: ["floor", "door"] });

export function decodeRoom(json: JsonReader): types.Room {
  const sent = json.object(roomMembers);
  const room: types.Room = { $type: "Room" };
  if (sent.floor !== undefined) room.floor = json.member("floor", sent.floor).value(int);
  if (sent.door !== undefined) room.door = json.member("door", sent.door).value(string);
  json.closeObject();
  return room;
}

export function encodeRoom(json: JsonWriter, room: types.Room): void {
  json.openObject();
  json.member("$type").value(string, "Room");
  if (room.floor !== undefined) json.member("floor").value(int, room.floor);
  if (room.door !== undefined) json.member("door").value(string, room.door);
  json.closeObject();
}

const moneyMembers = /* @__PURE__ */ memberTable({ required: ["$value"], optional: ["currency"] });

export function decodeMoney(json: JsonReader): types.Money {
  const sent = json.object(moneyMembers);
  const money: types.Money = { $value: json.member("$value", sent.$value).value(amountScalar) };
  if (sent.currency !== undefined) money.currency = json.member("currency", sent.currency).value(moneyCurrencyScalar);
  json.closeObject();
  return money;
}

export function encodeMoney(json: JsonWriter, money: types.Money): void {
  json.openObject();
  if (money.currency !== undefined) json.member("currency").value(moneyCurrencyScalar, money.currency);
  json.member("$value").value(amountScalar, money.$value);
  json.closeObject();
}

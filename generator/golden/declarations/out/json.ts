// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { ID, IDREF, int, memberTable, QName, required, string, token } from "@stubwright/runtime/codec";
import { placeTypes } from "./content.js";
import type { Book, Library, Money, Place, PlainPlace, Reader, ReaderLoan, Room } from "./types.js";
import { amountScalar, moneyCurrencyScalar } from "./values.js";

const libraryMembers = /* @__PURE__ */ memberTable({
  required: ["book", "fee"],
  optional: ["reader", "shelf", "kind"],
});

export function decodeLibrary(json: JsonReader): Library {
  const library: Partial<Library> = {};
  for (;;) {
    switch (json.next(libraryMembers)) {
      case "book":
        library.book = json.items(decodeBook, { min: 1 });
        break;
      case "reader":
        library.reader = json.items(decodeReader);
        break;
      case "shelf":
        library.shelf = decodePlace(json);
        break;
      case "fee":
        library.fee = decodeMoney(json);
        break;
      case "kind":
        library.kind = json.value(QName);
        break;
      case undefined:
        return {
          ...library,
          book: required(library.book),
          fee: required(library.fee),
        };
    }
  }
}

export function encodeLibrary(json: JsonWriter, library: Library): void {
  json.openObject();
  json.member("book").items(library.book, encodeBook);
  if (library.reader !== undefined) json.member("reader").items(library.reader, encodeReader);
  if (library.shelf !== undefined) encodePlace(json.member("shelf"), library.shelf);
  encodeMoney(json.member("fee"), library.fee);
  if (library.kind !== undefined) json.member("kind").value(QName, library.kind);
  json.closeObject();
}

const bookMembers = /* @__PURE__ */ memberTable({ required: ["isbn"], optional: ["shelfmark"] });

export function decodeBook(json: JsonReader): Book {
  const book: Partial<Book> = {};
  for (;;) {
    switch (json.next(bookMembers)) {
      case "isbn":
        book.isbn = json.value(token);
        break;
      case "shelfmark":
        book.shelfmark = json.value(ID);
        break;
      case undefined:
        return {
          ...book,
          isbn: required(book.isbn),
        };
    }
  }
}

export function encodeBook(json: JsonWriter, book: Book): void {
  json.openObject();
  json.member("isbn").value(token, book.isbn);
  if (book.shelfmark !== undefined) json.member("shelfmark").value(ID, book.shelfmark);
  json.closeObject();
}

const readerMembers = /* @__PURE__ */ memberTable({ optional: ["favourite", "loan"] });

export function decodeReader(json: JsonReader): Reader {
  const reader: Reader = {};
  for (;;) {
    switch (json.next(readerMembers)) {
      case "favourite":
        reader.favourite = json.value(IDREF);
        break;
      case "loan":
        reader.loan = json.items(decodeReaderLoan);
        break;
      case undefined:
        return reader;
    }
  }
}

export function encodeReader(json: JsonWriter, reader: Reader): void {
  json.openObject();
  if (reader.favourite !== undefined) json.member("favourite").value(IDREF, reader.favourite);
  if (reader.loan !== undefined) json.member("loan").items(reader.loan, encodeReaderLoan);
  json.closeObject();
}

const readerLoanMembers = /* @__PURE__ */ memberTable({ required: ["isbn"], optional: ["number"] });

export function decodeReaderLoan(json: JsonReader): ReaderLoan {
  const loan: Partial<ReaderLoan> = {};
  for (;;) {
    switch (json.next(readerLoanMembers)) {
      case "isbn":
        loan.isbn = json.value(token);
        break;
      case "number":
        loan.number = json.value(int);
        break;
      case undefined:
        return {
          ...loan,
          isbn: required(loan.isbn),
        };
    }
  }
}

export function encodeReaderLoan(json: JsonWriter, loan: ReaderLoan): void {
  json.openObject();
  json.member("isbn").value(token, loan.isbn);
  if (loan.number !== undefined) json.member("number").value(int, loan.number);
  json.closeObject();
}

const plainPlaceMembers = /* @__PURE__ */ memberTable({ optional: ["floor"] });

export function decodePlainPlace(json: JsonReader): PlainPlace {
  const place: PlainPlace = {};
  for (;;) {
    switch (json.next(plainPlaceMembers)) {
      case "floor":
        place.floor = json.value(int);
        break;
      case undefined:
        return place;
    }
  }
}

export function encodePlainPlace(json: JsonWriter, place: PlainPlace): void {
  json.openObject();
  if (place.floor !== undefined) json.member("floor").value(int, place.floor);
  json.closeObject();
}

export function decodePlace(json: JsonReader): Place {
  switch (json.typeOf(placeTypes)) {
    case "Place":
      return decodePlainPlace(json);
    case "Room":
      return decodeRoom(json);
  }
}

export function encodePlace(json: JsonWriter, place: Place): void {
  switch (place.$type) {
    case "Room":
      encodeRoom(json, place);
      break;
    default:
      encodePlainPlace(json, place);
  }
}

const roomMembers = /* @__PURE__ */ memberTable({ optional: ["floor", "door"] });

export function decodeRoom(json: JsonReader): Room {
  const room: Room = { $type: "Room" };
  for (;;) {
    switch (json.next(roomMembers)) {
      case "floor":
        room.floor = json.value(int);
        break;
      case "door":
        room.door = json.value(string);
        break;
      case undefined:
        return room;
    }
  }
}

export function encodeRoom(json: JsonWriter, room: Room): void {
  json.openObject();
  json.member("$type").value(string, "Room");
  if (room.floor !== undefined) json.member("floor").value(int, room.floor);
  if (room.door !== undefined) json.member("door").value(string, room.door);
  json.closeObject();
}

const moneyMembers = /* @__PURE__ */ memberTable({ required: ["$value"], optional: ["currency"] });

export function decodeMoney(json: JsonReader): Money {
  const money: Partial<Money> = {};
  for (;;) {
    switch (json.next(moneyMembers)) {
      case "currency":
        money.currency = json.value(moneyCurrencyScalar);
        break;
      case "$value":
        money.$value = json.value(amountScalar);
        break;
      case undefined:
        return {
          ...money,
          $value: required(money.$value),
        };
    }
  }
}

export function encodeMoney(json: JsonWriter, money: Money): void {
  json.openObject();
  if (money.currency !== undefined) json.member("currency").value(moneyCurrencyScalar, money.currency);
  json.member("$value").value(amountScalar, money.$value);
  json.closeObject();
}

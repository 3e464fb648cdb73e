// Generated from library.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CalendarDate } from "@stubwright/runtime";

/** A title of the library, of which it has some copies. XML type `{urn:example:library}Book`. */
export interface Book {
  id: bigint;
  title: Title;
  /** At least 1 item. */
  author: string[];
  published?: CalendarDate;
  copies: number;
}

/** 1 to 80 characters. XML type `{urn:example:library}Title`. */
export type Title = string;

/** XML type `{urn:example:library}GetBook`. */
export interface GetBook {
  id: bigint;
}

/** XML type `{urn:example:library}LendBook`. */
export interface LendBook {
  bookId: bigint;
  reader: string;
}

/** XML type `{urn:example:library}LendBookResponse`. */
export interface LendBookResponse {
  due: CalendarDate;
}

/** XML type `{urn:example:library}NoCopyLeft`. */
export interface NoCopyLeft {
  nextReturn: CalendarDate;
}

/** XML type `{urn:example:library}AddBook`. */
export interface AddBook {
  book: Book;
}

/** The faults of `LendBook`, each with its detail. */
export interface LendBookFaults {
  NoCopyLeft: NoCopyLeft;
}

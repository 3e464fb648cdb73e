// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { Decimal } from "@stubwright/runtime";

/** XML type `{urn:golden:library}Library`. */
export interface Library {
  /** At least 1 item. */
  book: Book[];
  reader?: Reader[];
  shelf?: Place;
  /** Default: `0.50`. */
  fee: Money;
  kind?: string;
  /** Default: `{urn:golden:library}town`. */
  owner?: string;
}

/** XML type `{urn:golden:library}Book`. */
export interface Book {
  isbn: string;
  shelfmark?: string;
}

/** XML type `{urn:golden:library}Reader`. */
export interface Reader {
  favourite?: string;
  loan?: ReaderLoan[];
}

/** XML type `{urn:golden:library}Reader/loan`. */
export interface ReaderLoan {
  isbn: string;
  number?: number;
}

/** XML type `{urn:golden:library}Place`. */
export interface PlainPlace {
  $type?: "Place";
  floor?: number;
}

/** XML type `{urn:golden:library}Place` or a type derived from it. */
export type Place = PlainPlace | Room;

/** XML type `{urn:golden:library}Room`. */
export interface Room {
  $type: "Room";
  floor?: number;
  door?: string;
}

/** XML type `{urn:golden:library}Money`. */
export interface Money {
  /** Default: `EUR`. */
  currency?: string;
  $value: Amount;
}

/** At most 2 digits after the point. XML type `{urn:golden:library}Amount`. */
export type Amount = Decimal;

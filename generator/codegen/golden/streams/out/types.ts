// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CalendarDate, Decimal } from "@stubwright/runtime";

/** XML type `{urn:golden:ledger}Entry`. */
export interface PlainEntry {
  $type?: "Entry";
  Account: string;
  Amount: Decimal;
}

/** XML type `{urn:golden:ledger}Entry` or a type derived from it. */
export type Entry = PlainEntry | Transfer;

/** XML type `{urn:golden:ledger}Transfer`. */
export interface Transfer {
  $type: "Transfer";
  Account: string;
  Amount: Decimal;
  Target: string;
}

/** XML type `{urn:golden:ledger}Payment`. */
export type Payment = { Cash: number; Card?: never } | { Card: string; Cash?: never };

/** Every member that {@link Payment} may have, in any branch of its choice. */
export interface PaymentMembers {
  Cash?: number;
  Card?: string;
}

/** XML type `{urn:golden:ledger}Rows`. */
export interface Rows {
  /** 1 to 50 items. */
  Row: (Entry | null)[][];
}

/** XML type `{urn:golden:ledger}ListEntries`. */
export interface ListEntries {
  Year: number;
}

/** XML type `{urn:golden:ledger}ListEntriesResponse`. */
export interface ListEntriesResponse {
  Title: string;
  Entries?: (Entry | null)[];
  Count: number;
}

/** XML type `{urn:golden:ledger}ListDaysResponse`. */
export interface ListDaysResponse {
  year?: number;
  /** At least 2 items. */
  Day: CalendarDate[];
}

/** XML type `{urn:golden:ledger}ListPaymentsResponse`. */
export interface ListPaymentsResponse {
  Of: string;
  Page: ListPaymentsResponsePage;
}

/** XML type `{urn:golden:ledger}ListPaymentsResponse/Page`. */
export interface ListPaymentsResponsePage {
  Payment?: Payment[];
  Next?: string;
}

/** The faults of `ListEntries`, each with its detail. */
export interface ListEntriesFaults {
  LedgerClosed: string;
}

/** Header blocks of the reply of `ListPayments`. */
export interface ListPaymentsReplyHeaders {
  Session: string;
}

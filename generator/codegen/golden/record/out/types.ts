// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CalendarDate, Decimal } from "@stubwright/runtime";

/** A confirmed purchase. XML type `{urn:golden:orders}Order`. */
export interface Order {
  Number: bigint;
  Total: Decimal;
  /** @deprecated Use Tag. */
  Note?: string;
  Customer: Customer | null;
  /** 1 to 100 items. */
  Line: Line[];
  Tag?: string[];
}

/**
 * Who pays, and since when we know them; not always the one to whom it is sent.
 * XML type `{urn:golden:orders}Customer`.
 */
export interface Customer {
  Since?: CalendarDate | null;
}

/** So many pieces of one article, which are all sent together. XML type `{urn:golden:orders}Line`. */
export interface Line {
  Sku: string;
  Quantity: number;
}

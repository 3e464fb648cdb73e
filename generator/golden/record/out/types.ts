// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CalendarDate, Decimal } from "@stubwright/runtime";

/** A confirmed purchase. XML type `{urn:golden:orders}Order`. */
export interface Order {
  Number: bigint;
  Total: Decimal;
  Note?: string;
  Customer: Customer | null;
  Line: Line[];
  Tag?: string[];
}

/** XML type `{urn:golden:orders}Customer`. */
export interface Customer {
  Since?: CalendarDate | null;
}

/** XML type `{urn:golden:orders}Line`. */
export interface Line {
  Sku: string;
  Quantity: number;
}

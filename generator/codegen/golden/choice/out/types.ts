// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { AnyElement, CalendarDate, Decimal } from "@stubwright/runtime";

/** XML type `{urn:golden:payment}Payment`. */
export type Payment = { id: number; Amount: Decimal } & (
  | { Cash: boolean; Card?: never; Holder?: never }
  | { Card: string; Holder?: string; Cash?: never }
) &
  ({ Voucher: string; Pin: number } | { Voucher?: never; Pin?: never });

/** Every member that {@link Payment} may have, in any branch of its choice. */
export interface PaymentMembers {
  id?: number;
  Amount?: Decimal;
  Cash?: boolean;
  Card?: string;
  Holder?: string;
  Voucher?: string;
  Pin?: number;
}

/** XML type `{urn:golden:payment}Drawing`. */
export interface Drawing {
  Title: string;
  $choice: DrawingChoiceItem[];
}

/** One item of `$choice` of {@link Drawing}; the items are in document order. */
export type DrawingChoiceItem = { Circle: number } | { Payment: Payment };

/** XML type `{urn:golden:payment}Journey`. */
export interface Journey {
  $choice: JourneyChoiceItem[];
  End: CalendarDate;
}

/** One item of `$choice` of {@link Journey}; the items are in document order. */
export type JourneyChoiceItem = { Ride: number } | { $any: AnyElement };

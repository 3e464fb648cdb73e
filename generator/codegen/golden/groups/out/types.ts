// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { AnyElement, CalendarDate, Decimal } from "@stubwright/runtime";

/** XML type `{urn:golden:travel}Traveller`. */
export type Traveller = { changed?: CalendarDate; by?: string; Name: string } & (
  | { Phone: string; Mail?: never }
  | { Mail: string; Phone?: never }
);

/** Every member that {@link Traveller} may have, in any branch of its choice. */
export interface TravellerMembers {
  changed?: CalendarDate;
  by?: string;
  Name?: string;
  Phone?: string;
  Mail?: string;
}

/** XML type `{urn:golden:travel}Route`. */
export interface Route {
  Train: string;
  $sequence: RouteSequenceItem[];
}

/** One item of `$sequence` of {@link Route}; the items are in document order. */
export type RouteSequenceItem = { From: string } | { To: string };

/** XML type `{urn:golden:travel}Menu`. */
export interface Menu {
  $content: MenuContentItem[];
}

/** One item of `$content` of {@link Menu}; the items are in document order. */
export type MenuContentItem = { Line: string } | { Price: Decimal };

/** XML type `{urn:golden:travel}Ticket`. */
export interface Ticket {
  $content: TicketContentItem[];
}

/** One item of `$content` of {@link Ticket}; the items are in document order. */
export type TicketContentItem = { Number: number } | { $any: AnyElement };

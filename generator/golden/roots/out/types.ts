// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { AnyContent, Decimal } from "@stubwright/runtime";

/** XML type `{urn:golden:roots}Note`. */
export interface PlainNote {
  $type?: "Note";
  Text?: string;
}

/** XML type `{urn:golden:roots}Note` or a type derived from it. */
export type Note = PlainNote | Signed | Blank;

/** XML type `{urn:golden:roots}Signed`. */
export interface Signed {
  $type: "Signed";
  by?: string;
  Text?: string;
}

/** XML type `{urn:golden:roots}Blank`. */
export interface Blank {
  $type: "Blank";
}

/** XML type `{urn:golden:roots}Amount`. */
export interface PlainAmount {
  $type?: "Amount";
  unit?: string;
  $value: Decimal;
}

/** XML type `{urn:golden:roots}Amount` or a type derived from it. */
export type Amount = PlainAmount | Weight;

/** XML type `{urn:golden:roots}Weight`. */
export interface Weight {
  $type: "Weight";
  unit?: string;
  net?: boolean;
  $value: Decimal;
}

/** XML type `{urn:golden:roots}Line`. */
export interface Line {
  content?: string;
  $content?: LineContentItem[];
}

/** One item of `$content` of {@link Line}; the items are in document order. */
export type LineContentItem = string | { Mark: number };

/** XML type `{urn:golden:roots}List`. */
export type List = {
  Version?: Decimal;
  Once: number;
  Often?: number[];
  Limit?: Amount;
  Row?: number[];
  Bound?: Amount[];
  Line?: Line;
  Note?: Note;
  Free?: AnyContent;
} & ({ Left: string; Right?: never } | { Right: string | null; Left?: never } | { Left?: never; Right?: never });

/** Every member that {@link List} may have, in any branch of its choice. */
export interface ListMembers {
  Version?: Decimal;
  Once?: number;
  Often?: number[];
  Limit?: Amount;
  Row?: number[];
  Bound?: Amount[];
  Line?: Line;
  Note?: Note;
  Free?: AnyContent;
  Left?: string;
  Right?: string | null;
}

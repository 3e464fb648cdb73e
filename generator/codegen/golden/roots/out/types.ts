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

/** XML type `{urn:golden:roots}Page`. */
export interface Page {
  Note?: Note[];
}

/** XML type `{urn:golden:roots}List`. */
export type List = {
  /** Always `1.0`. */
  Version?: Decimal;
  /** Always `1`. */
  Once: number;
  /** Always `1`. At most 3 items. */
  Often?: number[];
  /** Always `5`. */
  Limit?: Amount;
  /** At most 3 items. */
  Row?: number[];
  /** Always `5`. At most 2 items. */
  Bound?: Amount[];
  /** Always `a b`. */
  Line?: Line;
  Note?: Note;
  /** Always `f`. */
  Free?: AnyContent;
} & (
  | {
      /** Always `l`. */
      Left: string;
      Right?: never;
    }
  | {
      /**
       * What is on the right.
       * Default: `r`.
       * @deprecated Since 2026-01-01. Use Left.
       */
      Right: string | null;
      Left?: never;
    }
  | { Left?: never; Right?: never }
);

/** Every member that {@link List} may have, in any branch of its choice. */
export interface ListMembers {
  /** Always `1.0`. */
  Version?: Decimal;
  /** Always `1`. */
  Once?: number;
  /** Always `1`. At most 3 items. */
  Often?: number[];
  /** Always `5`. */
  Limit?: Amount;
  /** At most 3 items. */
  Row?: number[];
  /** Always `5`. At most 2 items. */
  Bound?: Amount[];
  /** Always `a b`. */
  Line?: Line;
  Note?: Note;
  /** Always `f`. */
  Free?: AnyContent;
  /** Always `l`. */
  Left?: string;
  /**
   * What is on the right.
   * Default: `r`.
   * @deprecated Since 2026-01-01. Use Left.
   */
  Right?: string | null;
}

/** Header blocks of `Post`. */
export interface PostHeaders {
  Version: Decimal;
  Sender: Note | null;
  Kind: string;
}

/** The faults of `Post`, each with its detail. */
export interface PostFaults {
  Limit: Amount;
  Refused: Note;
}

import type { WhiteSpace } from "../white-space.js";

/** A matcher for a pattern: a regular expression, `linearPattern` or `countedPattern`. */
export interface TextPattern {
  readonly test: (text: string) => boolean;
}

/** The facets of one restriction step (XSD 1.0 Part 2, 4.3). Bounds and enumerated values are XML text, as in a schema. */
export interface Facets {
  /** The length in characters of text, bytes of binary data or items of a list. No effect on QName and NOTATION. */
  readonly length?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  /**
   * Patterns, one of which must match the normalised XML text. For JSON values, the XML text of the value is matched.
   */
  readonly pattern?: readonly TextPattern[];
  /** The enumerated values. They are compared as values: `1.0` of xs:decimal equals `1.00`. */
  readonly enumeration?: readonly string[];
  readonly minInclusive?: string;
  readonly maxInclusive?: string;
  readonly minExclusive?: string;
  readonly maxExclusive?: string;
  readonly totalDigits?: number;
  readonly fractionDigits?: number;
  readonly whiteSpace?: WhiteSpace;
}

import type { WhiteSpace } from "../white-space.js";

/** What tells the texts of a pattern: an expression of JavaScript's, `linearPattern` or `countedPattern`. */
export interface TextPattern {
  readonly test: (text: string) => boolean;
}

/** The facets of one restriction step (XSD 1.0 Part 2, 4.3). Bounds and enumerated values are XML text, as in a schema. */
export interface Facets {
  /** Characters of text, bytes of binary, items of a list; of no effect on QName and NOTATION. */
  readonly length?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** One of them must match the normalised text; in JSON, the text the value has in XML. */
  readonly pattern?: readonly TextPattern[];
  /** Compared as values: of xs:decimal, `1.0` is `1.00`. */
  readonly enumeration?: readonly string[];
  readonly minInclusive?: string;
  readonly maxInclusive?: string;
  readonly minExclusive?: string;
  readonly maxExclusive?: string;
  readonly totalDigits?: number;
  readonly fractionDigits?: number;
  readonly whiteSpace?: WhiteSpace;
}

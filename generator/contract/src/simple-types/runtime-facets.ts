import type { Facets, TextPattern, WhiteSpace } from "@stubwright/runtime/codec";
import { textPattern } from "./pattern/pattern-match.js";

/** A facet of one restriction as a schema writes it. The patterns of one step form one facet. */
export type WrittenFacet =
  | { readonly kind: "pattern" | "enumeration"; readonly values: readonly string[] }
  | { readonly kind: Exclude<keyof Facets, "pattern" | "enumeration">; readonly value: string | number };

/** The facets of one restriction in the form of the runtime. */
export function runtimeFacets(facets: readonly WrittenFacet[]): Facets {
  return Object.fromEntries(facets.flatMap(facetEntries));
}

type FacetValue = string | number | readonly string[] | readonly TextPattern[];

function facetEntries(facet: WrittenFacet): readonly (readonly [string, FacetValue])[] {
  switch (facet.kind) {
    case "pattern":
      return patternEntries(facet.values);
    case "enumeration":
      return [[facet.kind, facet.values]];
    default:
      return [[facet.kind, facet.value]];
  }
}

/**
 * The patterns; none if one of them cannot be read (reported elsewhere), because the others would refuse texts that it
 * matches.
 */
function patternEntries(patterns: readonly string[]): readonly (readonly [string, readonly TextPattern[]])[] {
  const readable = patterns.flatMap((pattern) => textPattern(pattern) ?? []);
  return readable.length < patterns.length ? [] : [["pattern", readable]];
}

/** How much white space a facet removes. A derived type may remove more, never less (XSD 1.0 Part 2, 4.3.6). */
export const whiteSpaceRank: Readonly<Record<WhiteSpace, number>> = { preserve: 0, replace: 1, collapse: 2 };

import type { Facets, TextPattern, WhiteSpace } from "@stubwright/runtime/codec";
import { textPattern } from "./pattern/pattern-match.js";

/** A facet of one restriction as a schema writes it; the patterns of one step stand together. */
export type WrittenFacet =
  | { readonly kind: "pattern" | "enumeration"; readonly values: readonly string[] }
  | { readonly kind: Exclude<keyof Facets, "pattern" | "enumeration">; readonly value: string | number };

/** The facets of one restriction as the runtime takes them. */
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

/** Nothing where one of the patterns cannot be read, which is reported elsewhere: the others would refuse what it takes. */
function patternEntries(patterns: readonly string[]): readonly (readonly [string, readonly TextPattern[]])[] {
  const readable = patterns.flatMap((pattern) => textPattern(pattern) ?? []);
  return readable.length < patterns.length ? [] : [["pattern", readable]];
}

/** How much of a text's white space a facet takes away: a derived type may take more, never less (XSD 1.0 Part 2, 4.3.6). */
export const whiteSpaceRank: Readonly<Record<WhiteSpace, number>> = { preserve: 0, replace: 1, collapse: 2 };

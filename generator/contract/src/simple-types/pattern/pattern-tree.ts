import type { CodePointRange } from "./code-points.js";

/** What a pattern facet says. */
export type PatternTree =
  | { readonly kind: "branches"; readonly branches: readonly PatternTree[] }
  | { readonly kind: "sequence"; readonly items: readonly PatternTree[] }
  | {
      readonly kind: "repeat";
      readonly item: PatternTree;
      readonly min: number;
      readonly max: number;
      /** As it is written. */
      readonly quantifier: string;
    }
  | {
      readonly kind: "character";
      /** The characters as a JavaScript expression with the `u` flag, which takes one of them. */
      readonly source: string;
      /** The same as code points in ascending order. Asked for where it matters only: there are large classes. */
      readonly ranges: () => readonly CodePointRange[];
    };

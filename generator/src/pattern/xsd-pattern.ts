import { parsePattern } from "./parse-pattern.js";
import { printPattern } from "./pattern-tree.js";

/** The source of a JavaScript regular expression with the `u` flag, anchored; or what is wrong with the pattern, for a person. */
export type TranslatedPattern = { readonly source: string } | { readonly error: string };

/** Translates a pattern facet into JavaScript's expressions. */
export function translatePattern(xsdPattern: string): TranslatedPattern {
  const parsed = parsePattern(xsdPattern);
  if ("error" in parsed) return parsed;
  const source = printPattern(parsed.tree);
  try {
    new RegExp(source, "u").test("");
    return { source };
  } catch {
    return { error: "the pattern is too large" };
  }
}

import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { FacetSyntax } from "../../syntax/schema-syntax.js";

const counts: ReadonlySet<string> = new Set(["length", "minLength", "maxLength", "totalDigits", "fractionDigits"]);
/** Facets of which the first must not be greater than the second. */
const ordered = [
  ["minLength", "maxLength"],
  ["minLength", "length"],
  ["length", "maxLength"],
  ["fractionDigits", "totalDigits"],
] as const;

/**
 * The facets of one restriction that count: of one that is given twice the last, none that is empty (reported before), none
 * that contradict each other.
 */
export function settleFacets(written: readonly FacetSyntax[], diagnostics: Diagnostics): readonly FacetSyntax[] {
  const once = withoutRepetition(written.filter(saysSomething), diagnostics);
  const wrong = new Set(ordered.flatMap((kinds) => contradiction(once, kinds, diagnostics)));
  return once.filter((facet) => !wrong.has(facet));
}

function saysSomething({ name, value }: FacetSyntax): boolean {
  const text = value.trim();
  if (name === "totalDigits" && Number(text) === 0) return false;
  return text !== "" || !(counts.has(name) || name === "whiteSpace");
}

/** The last overrides those before it, as in tools that keep a table of facets. */
function withoutRepetition(written: readonly FacetSyntax[], diagnostics: Diagnostics): readonly FacetSyntax[] {
  const last = new Map<string, FacetSyntax>();
  for (const facet of written) {
    const { name, value, at } = facet;
    if (name === "pattern" || name === "enumeration") continue;
    const before = last.get(name);
    last.set(name, facet);
    if (before === undefined) continue;
    const isSame = before.value.trim() === value.trim();
    diagnostics.report(isSame ? "xsd-facet-repeated" : "xsd-facet-twice", at, { facet: name });
  }
  return written.filter((facet) => (last.get(facet.name) ?? facet) === facet);
}

/** Two facets that leave no value between them. */
function contradiction(
  facets: readonly FacetSyntax[],
  [low, high]: readonly [string, string],
  diagnostics: Diagnostics,
): readonly FacetSyntax[] {
  const [least, most] = [low, high].map((kind) => facets.find(({ name }) => name === kind));
  if (least === undefined || most === undefined || !(Number(least.value) > Number(most.value))) return [];
  const args = { first: low, least: least.value.trim(), second: high, most: most.value.trim() };
  diagnostics.report("xsd-facets-contradict", least.at, args);
  return [least, most];
}

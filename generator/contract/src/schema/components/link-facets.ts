import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { missingDeclaration } from "../../read/namespaces.js";
import { parsePattern, withoutAnchors } from "../../simple-types/pattern/parse-pattern.js";
import type { FacetSyntax } from "../../syntax/schema-syntax.js";
import { expandName, expandNames } from "../expand-names.js";
import type { EnumerationValue, Facet, SimpleTypeDefinition, TypeReference, Variety } from "../schema-set.js";
import { varietiesIn } from "../simple-type-walks.js";
import { primitiveOf } from "../value-space.js";
import { type Linking, simpleDefinitionOf } from "./linking.js";

/** The type that facets restrict. */
interface FacetedType {
  readonly base: TypeReference<SimpleTypeDefinition>;
  readonly variety: Variety;
}

/**
 * The facets of one restriction. Patterns and enumerations form one facet each; facets that do not apply or do not
 * count are left out.
 */
export function linkFacets(
  written: readonly FacetSyntax[],
  { base, variety }: FacetedType,
  linking: Linking,
): readonly Facet[] {
  const facets: Facet[] = [];
  const seen = new Set<string>();
  const applicable = applicableFacets(variety);
  for (const facet of usableFacets(written, linking.diagnostics)) {
    const { name, at } = facet;
    if (seen.has(name)) continue;
    seen.add(name);
    if (!applicable.includes(name)) {
      const type = base.kind === "named" ? base.name : "this type";
      linking.diagnostics.report("xsd-facet-not-applicable", at, { facet: name, type });
      continue;
    }
    const same = written.filter((other) => other.name === name);
    const linked = linkFacet(facet, same, variety, linking);
    if (linked === undefined) continue;
    facets.push(linked);
    if (facet.fixed) linking.fixedFacets.add(linked);
  }
  return facets;
}

const lengths: readonly string[] = ["length", "minLength", "maxLength"];

const bounds: readonly string[] = ["minInclusive", "maxInclusive", "minExclusive", "maxExclusive"];

const general: readonly string[] = ["pattern", "enumeration", "whiteSpace"];

const measured = ["string", "hexBinary", "base64Binary", "anyURI", "QName", "NOTATION"];

/** The names of the facets that a type of this variety can have (XSD 1.0 Part 2, section 4.1.5). */
function applicableFacets(variety: Variety): readonly string[] {
  if (variety.kind === "union") return ["pattern", "enumeration"];
  if (variety.kind === "list") return [...lengths, ...general];
  const primitive = primitiveOf(variety.builtin);
  if (primitive === "anySimpleType") return [...lengths, ...general, ...bounds];
  if (primitive === "boolean") return ["pattern", "whiteSpace"];
  if (measured.includes(primitive)) return [...lengths, ...general];
  return primitive === "decimal" ? [...general, ...bounds, "totalDigits", "fractionDigits"] : [...general, ...bounds];
}

function linkFacet(
  facet: FacetSyntax,
  same: readonly FacetSyntax[],
  variety: Variety,
  linking: Linking,
): Facet | undefined {
  const { name, at } = facet;
  const value = facet.value.trim();
  switch (name) {
    case "length":
    case "minLength":
    case "maxLength":
    case "totalDigits":
    case "fractionDigits":
      return { kind: name, value: Number(value), at };
    case "minInclusive":
    case "maxInclusive":
    case "minExclusive":
    case "maxExclusive":
      return { kind: name, value: value.replace(/[ \t\r\n]+/g, " "), at };
    case "whiteSpace":
      return value === "preserve" || value === "replace" || value === "collapse"
        ? { kind: "whiteSpace", value, at }
        : undefined;
    case "pattern":
      return { kind: "pattern", values: same.flatMap((one) => patternReadings(one, linking.diagnostics)), at };
    case "enumeration":
      return { kind: "enumeration", values: same.flatMap((one) => enumerationValues(one, variety, linking)), at };
    default:
      return undefined;
  }
}

/**
 * The readings of a pattern. With `^` or `$`, which are anchors in other languages, it is also read without them if
 * mistakes are tolerated.
 */
function patternReadings({ value, at }: FacetSyntax, diagnostics: Diagnostics): readonly string[] {
  const plain = withoutAnchors(value);
  if (plain === value || "error" in parsePattern(value) || "error" in parsePattern(plain)) return [value];
  diagnostics.report("xsd-pattern-anchors", at, { pattern: value, plain });
  return diagnostics.isTolerant ? [value, plain] : [value];
}

/**
 * The values of an enumeration. A value of a union that may be a name is listed in both forms, because the choice
 * depends on the members.
 */
function enumerationValues(facet: FacetSyntax, variety: Variety, linking: Linking): readonly EnumerationValue[] {
  const { value, at } = facet;
  const plain: EnumerationValue = { value, expanded: undefined };
  if (!namesThings(variety, linking)) return [plain];
  if (variety.kind === "atomic") {
    const expanded = expandName(value.trim(), facet.namespaceOf);
    if (expanded === undefined) {
      const prefix = value.trim().split(":", 1)[0] ?? "";
      linking.diagnostics.report("xsd-unknown-prefix", at, { prefix, name: value, help: missingDeclaration(prefix) });
    }
    return [{ ...plain, expanded }];
  }
  const expanded = expandNames(value, facet.namespaceOf);
  return expanded === undefined ? [plain] : [plain, { ...plain, expanded }];
}

/** Whether values of the variety are QNames, which are written with a prefix and mean a namespace. */
function namesThings(variety: Variety, linking: Linking): boolean {
  for (const one of varietiesIn(variety, (reference) => simpleDefinitionOf(reference, linking))) {
    if (one.kind === "atomic" && (one.builtin === "QName" || one.builtin === "NOTATION")) return true;
  }
  return false;
}

const counts: ReadonlySet<string> = new Set(["length", "minLength", "maxLength", "totalDigits", "fractionDigits"]);

/** Pairs of facets in which the first must not be greater than the second. */
const ordered = [
  ["minLength", "maxLength"],
  ["minLength", "length"],
  ["length", "maxLength"],
  ["fractionDigits", "totalDigits"],
] as const;

/**
 * The facets of one restriction that count: the last of repeated ones, and none that are empty (reported before) or
 * contradict each other.
 */
function usableFacets(written: readonly FacetSyntax[], diagnostics: Diagnostics): readonly FacetSyntax[] {
  const once = withoutRepetition(written.filter(saysSomething), diagnostics);
  const wrong = new Set(ordered.flatMap((kinds) => contradiction(once, kinds, diagnostics)));
  return once.filter((facet) => !wrong.has(facet));
}

function saysSomething({ name, value }: FacetSyntax): boolean {
  const text = value.trim();
  if (name === "totalDigits" && Number(text) === 0) return false;
  return text !== "" || !(counts.has(name) || name === "whiteSpace");
}

/** Keeps the last of repeated facets, as tools with a table of facets do. */
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

/** Two facets that exclude all values together. */
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

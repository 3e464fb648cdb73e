import type { ComplexTypeDefinition, Wildcard } from "@stubwright/contract/schema";
import { localName, namespaceName } from "@stubwright/contract/schema";
import { alignWildcard, compareWildcards, wildcardText } from "../content/compare-wildcards.js";
import type { Content } from "../content/content.js";
import { normaliseContent } from "../content/normalise-content.js";
import type { Sides } from "../contract/contract-side.js";
import { compareAbstract, compareAlternatives } from "./compare-alternatives.js";
import { compareAttributes } from "./compare-attributes.js";
import { compareContents } from "./compare-contents.js";
import { compareShapes } from "./compare-shapes.js";
import { compareSwitched, pairMembers } from "./members.js";
import type { TypeComparison } from "./type-pair.js";
import { type Place, report, type TypePair } from "./type-pair.js";

/** Compares two complex types: content, attributes, alternatives and generated names. */
export function compareComplexTypes(
  old: ComplexTypeDefinition,
  now: ComplexTypeDefinition,
  pair: TypePair,
  comparison: TypeComparison,
): void {
  const { sides } = comparison;
  const at = { base: old.at, head: now.at };
  const place: Place = { pair, node: "type", path: pair.path, qname: old.name, at };
  report(place, compareAbstract(old, now));
  const members = pairMembers(
    { content: oldContent(old, sides), attributes: old.attributes, attributeWildcard: aligned(old, sides) },
    { content: newContent(now, sides), attributes: now.attributes, attributeWildcard: now.attributeWildcard },
  );
  compareKinds(old, now, place, comparison);
  if (old.content.kind !== "simple" && now.content.kind !== "simple") compareContents(members, place, comparison);
  compareAttributes(members, place, comparison);
  compareSwitched(members, place, comparison);
  for (const rule of compareWildcards(old.attributeWildcard, now.attributeWildcard, sides.alignment)) {
    const texts = { old: wildcardText(old.attributeWildcard), new: wildcardText(now.attributeWildcard) };
    const at: Place = { ...place, node: "wildcard", path: `${place.path}/@*` };
    report(at, [{ rule, ...texts }]);
  }
  compareAlternatives(old, now, place, comparison);
  compareTypeNames(old, now, place, sides);
  compareShapes(old, now, pair, comparison);
}

/** Compares the kinds of content: text, elements or mixed. */
function compareKinds(
  old: ComplexTypeDefinition,
  now: ComplexTypeDefinition,
  place: Place,
  comparison: TypeComparison,
): void {
  if (old.content.kind === "simple" && now.content.kind === "simple") {
    const text: Place = { ...place, node: "text", path: `${place.path}/$value` };
    comparison.compare(old.content.type, now.content.type, text);
  } else if (old.content.kind === "simple" || now.content.kind === "simple") {
    const kinds = { old: contentKind(old), new: contentKind(now) };
    report(place, [{ rule: "type-changed", ...kinds, typeScriptDiffers: true }]);
  } else if (isMixed(old) !== isMixed(now)) {
    const texts = { old: String(isMixed(old)), new: String(isMixed(now)) };
    report(place, [{ rule: "mixed-content-switched", ...texts, content: isMixed(now) ? "wider" : "narrower" }]);
  }
}

function aligned({ attributeWildcard }: ComplexTypeDefinition, { alignment }: Sides): Wildcard | undefined {
  return attributeWildcard && alignWildcard(attributeWildcard, alignment);
}

function oldContent(type: ComplexTypeDefinition, { old, alignment }: Sides): Content {
  return normaliseContent(particleOf(type), type.at, {
    element: (use) => old.element(use),
    align: (name) => alignment.align(name),
    alignWildcard: (wildcard) => alignWildcard(wildcard, alignment),
  });
}

function newContent(type: ComplexTypeDefinition, { now }: Sides): Content {
  return normaliseContent(particleOf(type), type.at, {
    element: (use) => now.element(use),
    align: (name) => name,
    alignWildcard: (wildcard) => wildcard,
  });
}

function particleOf(type: ComplexTypeDefinition) {
  return type.content.kind === "elements" ? type.content.particle : undefined;
}

function isMixed(type: ComplexTypeDefinition): boolean {
  return type.content.kind === "elements" && type.content.mixed;
}

function contentKind(type: ComplexTypeDefinition): string {
  return type.content.kind === "simple" ? "text" : "elements";
}

/**
 * Compares the names of two types, for messages whose values name their type (SOAP 1.1 section 5.1, rule 2). An array
 * identifies itself in another way, so its name does not matter.
 */
function compareTypeNames(
  old: ComplexTypeDefinition,
  now: ComplexTypeDefinition,
  place: Place,
  { alignment }: Sides,
): void {
  if (old.name === undefined || old.encodedArray === true || now.encodedArray === true) return;
  const { node, path, qname, at, pair } = place;
  pair.typed.namespaces.add(namespaceName(old.name));
  if (alignment.align(old.name) === now.name) return;
  const facts = { node, path, qname, facet: "xsi:type", ...at, surfaces: ["soap"] } as const;
  pair.typed.changes.push({ ...facts, rule: "alternative-type-removed", old: localName(old.name), new: undefined });
  if (now.name === undefined) return;
  pair.typed.changes.push({ ...facts, rule: "alternative-type-added", old: undefined, new: localName(now.name) });
}

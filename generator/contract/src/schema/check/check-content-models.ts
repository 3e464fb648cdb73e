import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { spanText } from "../../diagnostics/span.js";
import { isBuiltInLocation } from "../../read/resolve-location.js";
import { anyTypeParticle } from "../builtin-types.js";
import { namespaceName } from "../expanded-name.js";
import { type Position, positionAutomaton } from "../position-automaton.js";
import type { ComplexTypeDefinition, ElementDeclaration, ExpandedName, Particle } from "../schema-set.js";
import { haveSameType } from "../type-derivation.js";
import { allowsNamespace, namespacesMeet } from "../wildcard-namespaces.js";
import type { ComponentIndex } from "./component-index.js";

/**
 * Checks that every element of a message matches only one particle (XSD 1.0 Part 1, 3.8.6, cos-nonambig). A conflict is
 * reported once, for the first type that has it: derived types have the same conflict, although other elements may
 * match their wildcards.
 */
export function checkUniqueAttribution(index: ComponentIndex, diagnostics: Diagnostics): void {
  const told = new Set<string>();
  for (const type of index.complexTypes) {
    const conflict = conflictIn(type, index);
    if (conflict === undefined) continue;
    const { first, second, name } = conflict;
    // No document can change the content of xs:anyType, nor built-in schemas.
    const isElsewhere = second === anyTypeParticle || isBuiltInLocation(second.at.uri);
    const [here, there] = isElsewhere ? [first, second] : [second, first];
    if (told.has(spanText(here.at))) continue;
    told.add(spanText(here.at));
    const other = there === anyTypeParticle ? "the content of xs:anyType" : `${there.at.uri}:${there.at.line}`;
    diagnostics.report("xsd-ambiguous-content", here.at, { name, other, type: type.name ?? "this type" });
  }
}

/** Two particles of a content model that match the same element at the same position. */
interface Conflict {
  readonly first: Particle;
  readonly second: Particle;
  readonly name: string;
}

/** The first conflict in the content of a type. */
function conflictIn({ content }: ComplexTypeDefinition, index: ComponentIndex): Conflict | undefined {
  const particle = content.kind === "elements" ? content.particle : undefined;
  const automaton = particle === undefined ? undefined : positionAutomaton(particle);
  if (automaton === undefined) return undefined;
  for (const competitors of [automaton.first, ...automaton.positions.map(({ next }) => next)]) {
    const conflict = conflictAmong(competitors, index);
    if (conflict !== undefined) return conflict;
  }
  return undefined;
}

type ElementParticle = Particle & { readonly kind: "element" };

type WildcardParticle = Particle & { readonly kind: "wildcard" };

/** Two conflicting particles among those that may match at one position. */
function conflictAmong(competitors: ReadonlySet<Position>, index: ComponentIndex): Conflict | undefined {
  const byName = new Map<ExpandedName, ElementParticle>();
  const wildcards = new Set<WildcardParticle>();
  for (const { particle } of competitors) {
    if (particle.kind === "wildcard") {
      wildcards.add(particle);
      continue;
    }
    for (const { name } of elementsOf(particle, index)) {
      const first = byName.get(name);
      if (first !== undefined && first !== particle) return { first, second: particle, name: `element ${name}` };
      byName.set(name, particle);
    }
  }
  for (const wildcard of wildcards) {
    const conflict = conflictWithElement(wildcard, byName) ?? conflictWithWildcard(wildcard, wildcards);
    if (conflict !== undefined) return conflict;
  }
  return undefined;
}

function conflictWithElement(
  wildcard: WildcardParticle,
  byName: ReadonlyMap<ExpandedName, ElementParticle>,
): Conflict | undefined {
  const { namespaces } = wildcard.wildcard;
  for (const [name, first] of byName) {
    if (allowsNamespace(namespaces, namespaceName(name))) return { first, second: wildcard, name: `element ${name}` };
  }
  return undefined;
}

function conflictWithWildcard(wildcard: WildcardParticle, others: ReadonlySet<WildcardParticle>): Conflict | undefined {
  for (const first of others) {
    if (first === wildcard || !namespacesMeet(first.wildcard.namespaces, wildcard.wildcard.namespaces)) continue;
    return { first, second: wildcard, name: "an element of the wildcard" };
  }
  return undefined;
}

/** The elements that a particle matches: its own and those that substitute it. */
function elementsOf({ element }: ElementParticle, index: ComponentIndex): readonly ElementDeclaration[] {
  return element.kind === "local" ? [element.element] : index.substitutionGroup(index.element(element));
}

/** Checks where xs:all occurs and what it contains (XSD 1.0 Part 1, 3.8.6, cos-all-limited). */
export function checkAllGroups(index: ComponentIndex, diagnostics: Diagnostics): void {
  for (const { content, addition } of index.complexTypes) {
    if (content.kind !== "elements" || content.particle === undefined) continue;
    // An extended all group becomes a sequence of two groups, which another rule reports.
    checkTop(addition ?? content.particle, diagnostics);
  }
  for (const particle of index.linked.groupParticles.values()) checkTop(particle, diagnostics);
}

function checkTop(particle: Particle, diagnostics: Diagnostics): void {
  if (particle.kind !== "all") {
    checkInside(particle, diagnostics);
    return;
  }
  if (particle.max > 1) diagnostics.report("xsd-all-repeats", particle.at, {});
  for (const item of particle.items) {
    if (item.max > 1) diagnostics.report("xsd-all-item-repeats", item.at, {});
  }
}

function checkInside(particle: Particle, diagnostics: Diagnostics): void {
  if (particle.kind === "element" || particle.kind === "wildcard") return;
  for (const item of particle.items) {
    if (item.kind === "all") diagnostics.report("xsd-all-not-alone", item.at, { parent: particle.kind });
    checkInside(item, diagnostics);
  }
}

/**
 * Checks that elements with one name in one content model or group have one type, including elements that substitute
 * others (XSD 1.0 Part 1, 3.8.6, cos-element-consistent).
 */
export function checkConsistentElements(index: ComponentIndex, diagnostics: Diagnostics): void {
  const contents = [...index.complexTypes].map(({ content }) =>
    content.kind === "elements" ? content.particle : undefined,
  );
  for (const particle of [...contents, ...index.linked.groupParticles.values()]) {
    if (particle === undefined) continue;
    const seen = new Map<ExpandedName, ElementDeclaration>();
    for (const element of elementsIn(particle, index)) {
      const first = seen.get(element.name);
      if (first === undefined) seen.set(element.name, element);
      else if (!haveSameType(first, element)) {
        const other = `${first.at.uri}:${first.at.line}`;
        diagnostics.report("xsd-inconsistent-elements", element.at, { name: element.name, other });
      }
    }
  }
}

function* elementsIn(particle: Particle, index: ComponentIndex): Generator<ElementDeclaration> {
  if (particle.kind === "element") {
    const element = index.element(particle.element);
    yield element;
    if (particle.element.kind === "reference") yield* index.substitutionGroup(element);
  } else if (particle.kind !== "wildcard") for (const item of particle.items) yield* elementsIn(item, index);
}

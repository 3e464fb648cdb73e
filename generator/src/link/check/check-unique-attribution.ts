import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { spanText } from "../../diagnostics/span.js";
import { anyTypeParticle } from "../builtin-types.js";
import { namespaceName } from "../expanded-name.js";
import { type Position, positionAutomaton } from "../position-automaton.js";
import type { ExpandedName, Particle } from "../schema-set.js";
import { substitutionGroup } from "../type-derivation.js";
import { allowsNamespace } from "../wildcard-namespaces.js";
import { namespacesMeet } from "../wildcard-subset.js";
import type { ComponentIndex } from "./component-index.js";

/**
 * Checks that every element of a message belongs to one particle only (XSD 1.0 Part 1, 3.8.6, cos-nonambig). Two
 * particles are told once, by the first type that has them: derived types have them too.
 */
export function checkUniqueAttribution(index: ComponentIndex, diagnostics: Diagnostics): void {
  const told = new Set<string>();
  for (const type of index.complexTypes) {
    const particle = type.content.kind === "elements" ? type.content.particle : undefined;
    if (particle === undefined) continue;
    const automaton = positionAutomaton(particle);
    if (automaton === undefined) continue;
    const names = new NameTable(index);
    for (const competitors of [automaton.first, ...automaton.positions.map(({ next }) => next)]) {
      const conflict = findConflict(competitors, names);
      if (conflict === undefined) continue;
      const { first, second, name } = conflict;
      const pair = `${spanText(first.at)} ${spanText(second.at)}`;
      if (told.has(pair)) break;
      told.add(pair);
      // The content of xs:anyType stands in no document.
      const [here, there] = second === anyTypeParticle ? [first, second] : [second, first];
      const other = there === anyTypeParticle ? "the content of xs:anyType" : `${there.at.uri}:${there.at.line}`;
      diagnostics.report("xsd-ambiguous-content", here.at, { name, other, type: type.name ?? "this type" });
      break;
    }
  }
}

interface Conflict {
  readonly first: Particle;
  readonly second: Particle;
  readonly name: string;
}

/** Two different particles among the competitors that take the same element. */
function findConflict(competitors: ReadonlySet<Position>, names: NameTable): Conflict | undefined {
  const byName = new Map<ExpandedName, Particle>();
  const wildcards = new Set<Particle & { readonly kind: "wildcard" }>();
  for (const { particle } of competitors) {
    if (particle.kind === "wildcard") {
      wildcards.add(particle);
      continue;
    }
    for (const name of names.of(particle)) {
      const first = byName.get(name);
      if (first !== undefined && first !== particle) return { first, second: particle, name: `element ${name}` };
      byName.set(name, particle);
    }
  }
  for (const particle of wildcards) {
    for (const [name, first] of byName) {
      if (allowsNamespace(particle.wildcard.namespaces, namespaceName(name))) {
        return { first, second: particle, name: `element ${name}` };
      }
    }
    for (const first of wildcards) {
      if (first === particle || !namespacesMeet(first.wildcard.namespaces, particle.wildcard.namespaces)) continue;
      return { first, second: particle, name: "an element of the wildcard" };
    }
  }
  return undefined;
}

/** The names an element particle takes: its own and those of its substitutes. */
class NameTable {
  readonly #index: ComponentIndex;
  readonly #names = new Map<Particle, readonly ExpandedName[]>();

  constructor(index: ComponentIndex) {
    this.#index = index;
  }

  of(particle: Particle & { readonly kind: "element" }): readonly ExpandedName[] {
    const known = this.#names.get(particle);
    if (known !== undefined) return known;
    const { element } = particle;
    const declaration = this.#index.element(element);
    const names =
      element.kind === "local" || declaration === undefined
        ? [element.kind === "local" ? element.element.name : element.name]
        : substitutionGroup(declaration, this.#index).map(({ name }) => name);
    this.#names.set(particle, names);
    return names;
  }
}

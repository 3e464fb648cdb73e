import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { ElementDeclaration, ExpandedName, Particle } from "../schema-set.js";
import { haveSameType } from "../type-derivation.js";
import type { ComponentIndex } from "./component-index.js";

/**
 * Checks that elements of one name in one content model or group have one type, those that substitute others included
 * (XSD 1.0 Part 1, 3.8.6, cos-element-consistent).
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

import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Particle } from "../schema-set.js";
import type { ComponentIndex } from "./component-index.js";

/** Checks where xs:all stands and what it holds (XSD 1.0 Part 1, 3.8.6, cos-all-limited). */
export function checkAllGroups(index: ComponentIndex, diagnostics: Diagnostics): void {
  for (const { content, addition } of index.complexTypes) {
    if (content.kind !== "elements" || content.particle === undefined) continue;
    // An extension of an all group stands as a sequence of two: reported by its own rule.
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

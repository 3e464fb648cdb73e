import type { ParticleModel } from "../model/contract-model.js";

/** A content model in the notation of a DTD (XML 1.0 section 3.2.1), with `&` between the items of xs:all and `{2,5}` for counts. */
export function contentExpression(particle: ParticleModel, nameOf: (particle: ParticleModel) => string): string {
  return print(particle, nameOf, "outermost");
}

function print(
  particle: ParticleModel,
  nameOf: (particle: ParticleModel) => string,
  place: "outermost" | "inside",
): string {
  const suffix = occurrence(particle.min, particle.max);
  if (particle.kind === "element" || particle.kind === "wildcard") return `${nameOf(particle)}${suffix}`;
  const separator = { sequence: ", ", choice: " | ", all: " & " }[particle.kind];
  const text = particle.items.map((item) => print(item, nameOf, "inside")).join(separator);
  return suffix === "" && place === "outermost" ? text : `(${text})${suffix}`;
}

function occurrence(min: number, max: number): string {
  if (min === 1 && max === 1) return "";
  if (max === Number.POSITIVE_INFINITY) return min === 0 ? "*" : min === 1 ? "+" : `{${min},}`;
  return min === 0 && max === 1 ? "?" : `{${min},${max}}`;
}

import type { ParticleModel } from "@stubwright/contract/model";
import { occursText } from "@stubwright/contract/model";

/** A content model in the notation of a DTD (XML 1.0 section 3.2.1), with `&` between the items of xs:all and `{2,5}` for counts. */
export function contentExpression(particle: ParticleModel, nameOf: (particle: ParticleModel) => string): string {
  return print(particle, nameOf, "outermost");
}

function print(
  particle: ParticleModel,
  nameOf: (particle: ParticleModel) => string,
  place: "outermost" | "inside",
): string {
  const suffix = occursText(particle.min, particle.max);
  if (particle.kind === "element" || particle.kind === "wildcard") return `${nameOf(particle)}${suffix}`;
  const separator = { sequence: ", ", choice: " | ", all: " & " }[particle.kind];
  const text = particle.items.map((item) => print(item, nameOf, "inside")).join(separator);
  return suffix === "" && place === "outermost" ? text : `(${text})${suffix}`;
}

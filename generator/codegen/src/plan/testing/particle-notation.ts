import type { ParticleModel } from "../../../../contract/dist/model/contract-model.js";

/** The place of every particle. */
export const at = { uri: "test.xsd", line: 1, column: 1 };

/** An element of type string. */
export function element(name: string, min = 1, max = 1): ParticleModel {
  const type = { kind: "builtin", name: "string" } as const;
  const facts = { name: `{}${name}`, type, nillable: false, value: undefined, documentation: undefined };
  return { kind: "element", min, max, at, element: facts };
}

/** A group of particles. */
export function group(
  kind: "sequence" | "choice" | "all",
  items: readonly ParticleModel[],
  min = 1,
  max = 1,
): ParticleModel {
  return { kind, min, max, at, items };
}

/** The name of an element, and `$any` for a wildcard. */
export const nameOf = (particle: ParticleModel): string =>
  particle.kind === "element" ? particle.element.name.slice(2) : "$any";
/** The maximum of an unbounded particle. */
export const many: number = Number.POSITIVE_INFINITY;

/** The equivalent regular expression of a content model whose names are letters. */
export function toRegExp(particle: ParticleModel): string {
  const count = particle.max === many ? `{${particle.min},}` : `{${particle.min},${particle.max}}`;
  switch (particle.kind) {
    case "element":
      return `(?:${nameOf(particle)})${count}`;
    case "sequence":
      return `(?:${particle.items.map(toRegExp).join("")})${count}`;
    case "choice":
      return `(?:${particle.items.map(toRegExp).join("|")})${count}`;
    case "all":
    case "wildcard":
      throw new Error("This test has no such particles.");
  }
}

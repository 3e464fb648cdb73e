import type { ExpandedName } from "@stubwright/contract/schema";
import type { ParticleModel } from "../../../contract/dist/model/contract-model.js";

/** The choices of a message: one of several alternatives, and a count in an allowed range. */
export interface Choices {
  readonly way: <Value>(site: unknown, ways: readonly Value[]) => Value;
  readonly count: (least: number, most: number) => number;
}

/**
 * The names of elements in an order that a repeated group accepts. The group is the piece of content that contains them
 * all.
 */
export function repeatedElements(
  content: ParticleModel,
  names: ReadonlySet<ExpandedName>,
  choices: Choices,
): readonly ExpandedName[] {
  return namesOf(holderOf(content, names) ?? content, choices);
}

/** The innermost piece that contains all names and may repeat, or contains nothing else. */
function holderOf(piece: ParticleModel, names: ReadonlySet<ExpandedName>): ParticleModel | undefined {
  const inside = new Set(elementsOf(piece));
  if ([...names].some((name) => !inside.has(name))) return undefined;
  if (piece.max > 1 || piece.kind === "element" || piece.kind === "wildcard") return piece;
  return piece.items.map((item) => holderOf(item, names)).find((item) => item !== undefined) ?? piece;
}

function elementsOf(piece: ParticleModel): readonly ExpandedName[] {
  if (piece.kind === "element") return [piece.element.name];
  return piece.kind === "wildcard" ? [] : piece.items.flatMap(elementsOf);
}

/** The names of a few repetitions, so that messages stay small; at least one if the group may repeat without limit. */
function namesOf(piece: ParticleModel, choices: Choices): readonly ExpandedName[] {
  const rounds = choices.count(piece.min, Math.min(piece.max, piece.min + 2));
  return Array.from({ length: rounds }).flatMap(() => onceOf(piece, choices));
}

function onceOf(piece: ParticleModel, choices: Choices): readonly ExpandedName[] {
  switch (piece.kind) {
    case "element":
      return [piece.element.name];
    case "wildcard":
      return [];
    case "choice":
      return piece.items.length === 0 ? [] : namesOf(choices.way(piece, piece.items), choices);
    case "sequence":
    case "all":
      return piece.items.flatMap((item) => namesOf(item, choices));
  }
}

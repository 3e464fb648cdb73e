import type { TypeModel } from "../model/contract-model.js";
import type { ScalarSamples } from "./scalar-samples.js";
import type { TypeHeights } from "./type-heights.js";

/** What tells whether a type takes a text. */
interface TypeFacts {
  readonly scalars: ScalarSamples;
  readonly heights: TypeHeights;
}

/** Whether an element of a type that stands for another can have that one's fixed value: as its text, or with nothing beside it in mixed content. */
export function takesFixed(type: TypeModel | undefined, text: string, { scalars, heights }: TypeFacts): boolean {
  if (type?.kind !== "record") return true;
  const { content } = type;
  if (content.kind === "text") return scalars.read(content.type, text) !== undefined;
  return content.kind === "elements" && content.mixed && heights.ofParticle(content.particle) === 0;
}

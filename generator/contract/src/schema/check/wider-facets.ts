import { whiteSpaceRank } from "../../simple-types/white-space-rank.js";
import { primitiveSpace } from "../primitive-type.js";
import type { Facet, SimpleTypeDefinition } from "../schema-set.js";
import { type Bound, isBound, isSameExclusiveBound } from "./facet-bounds.js";
import type { SimpleTypeValues } from "./simple-type-values.js";

const lower: readonly Bound["kind"][] = ["minInclusive", "minExclusive"];
const upper: readonly Bound["kind"][] = ["maxInclusive", "maxExclusive"];

/** Why a facet allows more than the base does, so that the base's holds; undefined where it does not. */
export function widerProblem(
  facet: Facet,
  inherited: ReadonlyMap<Facet["kind"], Facet>,
  base: SimpleTypeDefinition,
  values: SimpleTypeValues,
): string | undefined {
  if (isBound(facet)) return widerBoundProblem(facet, inherited, base, values);
  const before = inherited.get(facet.kind);
  if (facet.kind === "whiteSpace") {
    if (before?.kind !== "whiteSpace" || whiteSpaceRank[facet.value] >= whiteSpaceRank[before.value]) return undefined;
    return `the base has ${before.value}, which cannot be loosened`;
  }
  if (facet.kind === "length" || before === undefined || !("value" in before) || !("value" in facet)) return undefined;
  if (typeof before.value !== "number" || typeof facet.value !== "number") return undefined;
  const isWider = facet.kind === "minLength" ? facet.value < before.value : facet.value > before.value;
  return isWider ? `the base has ${before.value}, so ${facet.value} does not restrict it` : undefined;
}

/** A bound outside of the base's values, on the side that it bounds. */
function widerBoundProblem(
  bound: Bound,
  inherited: ReadonlyMap<Facet["kind"], Facet>,
  base: SimpleTypeDefinition,
  values: SimpleTypeValues,
): string | undefined {
  const problem = values.of(base)?.problem(bound.value);
  const primitive = primitiveSpace(base);
  if (problem === undefined || primitive === undefined || primitive.problem(bound.value) !== undefined)
    return undefined;
  const isUpper = upper.includes(bound.kind);
  const inheritedBounds = (isUpper ? upper : lower)
    .flatMap((kind) => inherited.get(kind) ?? [])
    .filter(isBound)
    .filter(({ value }) => primitive.problem(value) === undefined);
  const passed = inheritedBounds.find((before) => {
    if (isSameExclusiveBound(bound, before, base)) return false;
    const beyond = before.kind.endsWith("Exclusive")
      ? { [isUpper ? "minInclusive" : "maxInclusive"]: before.value }
      : { [isUpper ? "minExclusive" : "maxExclusive"]: before.value };
    return primitive.restricted(beyond)?.problem(bound.value) === undefined;
  });
  return passed === undefined ? undefined : `the base has ${passed.kind} ${passed.value}`;
}

import { withoutEmptyBraces } from "./expand-names.js";
import type { EnumerationValue, ExpandedValue, Facet, IdentityConstraint, ValueConstraint } from "./schema-set.js";

/**
 * A part of a schema that is wrong and therefore counts as absent: a value that its type does not have, a facet that
 * allows more than the base or has foreign values, a keyref without its key, or the expanded form of a value that is no
 * name.
 */
export type Absent = ValueConstraint | ExpandedValue | Facet | EnumerationValue | IdentityConstraint;

/** A default or fixed value. Names are `{namespace}local`. */
export type MeantValue = Pick<ValueConstraint, "kind" | "value">;

/** A default or fixed value; undefined if the type does not have the value. */
export function presentValue(
  constraint: ValueConstraint | undefined,
  absent: ReadonlySet<Absent>,
): MeantValue | undefined {
  if (constraint === undefined || absent.has(constraint)) return undefined;
  const { kind, value, expanded } = constraint;
  return { kind, value: expanded === undefined || absent.has(expanded) ? value : withoutEmptyBraces(expanded.value) };
}

/** The facets of one restriction that do not count as absent, each with its values that do not. */
export function presentFacets(facets: readonly Facet[], absent: ReadonlySet<Absent>): readonly Facet[] {
  if (absent.size === 0) return facets;
  return facets.flatMap((facet): readonly Facet[] => {
    if (absent.has(facet)) return [];
    if (facet.kind !== "enumeration") return [facet];
    const values = facet.values.filter((value) => !absent.has(value));
    return values.length === 0 ? [] : [{ ...facet, values }];
  });
}

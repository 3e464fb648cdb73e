import { withoutEmptyBraces } from "./expand-names.js";
import type { EnumerationValue, ExpandedValue, Facet, IdentityConstraint, ValueConstraint } from "./schema-set.js";

/**
 * What counts as absent where it is wrong: values that their types do not have, facets that allow more than the base or are none of
 * its values, keyrefs that lead nowhere; and names that no type makes of a value.
 */
export type Absent = ValueConstraint | ExpandedValue | Facet | EnumerationValue | IdentityConstraint;

/** A default or fixed value as it is meant; names are `{namespace}local`. */
export type MeantValue = Pick<ValueConstraint, "kind" | "value">;

/** A default or fixed value; undefined where the type does not have the value. */
export function presentValue(
  constraint: ValueConstraint | undefined,
  absent: ReadonlySet<Absent>,
): MeantValue | undefined {
  if (constraint === undefined || absent.has(constraint)) return undefined;
  const { kind, value, expanded } = constraint;
  return { kind, value: expanded === undefined || absent.has(expanded) ? value : withoutEmptyBraces(expanded.value) };
}

/** Those facets of a step that count, with the enumerated values that do. */
export function presentFacets(facets: readonly Facet[], absent: ReadonlySet<Absent>): readonly Facet[] {
  if (absent.size === 0) return facets;
  return facets.flatMap((facet): readonly Facet[] => {
    if (absent.has(facet)) return [];
    if (facet.kind !== "enumeration") return [facet];
    const values = facet.values.filter((value) => !absent.has(value));
    return values.length === 0 ? [] : [{ ...facet, values }];
  });
}

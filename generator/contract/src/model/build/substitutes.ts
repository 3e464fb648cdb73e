import type { ComponentLookup } from "../../schema/component-lookup.js";
import type { ElementUse } from "../../schema/schema-set.js";

/**
 * The elements that may stand where one is referred to (XSD 1.0 Part 1, 3.3.6): itself unless it is abstract, and those of
 * its substitution group. An abstract element without a group stands for itself: nothing could otherwise be said of it.
 */
export function substitutes(use: ElementUse, lookup: ComponentLookup): readonly ElementUse[] {
  if (use.kind === "local") return [use];
  const concrete = lookup.substitutionGroup(lookup.element(use));
  return concrete.length === 0
    ? [use]
    : concrete.map(({ name }) => (name === use.name ? use : { ...use, name, documentation: undefined }));
}

import type { EnumerationValue, Facet, SimpleTypeDefinition } from "../schema-set.js";
import { isName } from "./is-name.js";
import type { SimpleTypeValues } from "./simple-type-values.js";

type Enumeration = Facet & { readonly kind: "enumeration" };

/**
 * Which of the values of an enumeration are not meant: of each that is there both as a name and as what is written, the one
 * that the type does not take it for.
 */
export function unmeantValues(
  { values: written }: Enumeration,
  type: SimpleTypeDefinition,
  values: SimpleTypeValues,
): ReadonlySet<EnumerationValue> {
  const unmeant = new Set<EnumerationValue>();
  for (const [index, named] of written.entries()) {
    const plain = written[index - 1];
    if (plain === undefined || plain.value !== named.value || plain.expanded !== undefined) continue;
    if (named.expanded === undefined) continue;
    unmeant.add(isName(type, { plain: named.value.trim(), expanded: named.expanded }, values) ? plain : named);
  }
  return unmeant;
}

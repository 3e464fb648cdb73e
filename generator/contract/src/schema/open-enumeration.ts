import { textBuiltins } from "../simple-types/builtin-name.js";
import type { Facet, SimpleTypeDefinition, TypeDefinition } from "./schema-set.js";
import type { TypeLookup } from "./type-derivation.js";

/** A facet that names values. */
type Enumeration = Facet & { readonly kind: "enumeration" };

/** Which enumerations are open: those with the mark `open-enum`, or all that can be, unless their mark says no. */
export type OpenEnumerations = "marked" | "all";

/**
 * The known values of an enumeration that is open: readers take every other value of its base as well. That can be of texts
 * alone, if no other facet says what more there may be, and the base enumerates nothing; undefined for all other types.
 */
export function openEnumeration(
  type: SimpleTypeDefinition,
  types: TypeLookup,
  which: OpenEnumerations,
): Enumeration | undefined {
  if (!(type.openEnumeration ?? which === "all")) return undefined;
  const [facet, ...others] = type.facets;
  if (facet?.kind !== "enumeration" || others.length > 0 || type.variety.kind !== "atomic") return undefined;
  if (!textNames.has(type.variety.builtin)) return undefined;
  const bases = basesOf(type, types);
  return bases.some((base) => base.facets.some(({ kind }) => kind === "enumeration")) ? undefined : facet;
}

const textNames: ReadonlySet<string> = textBuiltins;

function basesOf(type: SimpleTypeDefinition, types: TypeLookup): readonly SimpleTypeDefinition[] {
  const bases = new Set<SimpleTypeDefinition>();
  let base: TypeDefinition | undefined = types.type(type.base);
  while (base?.kind === "simple" && !bases.has(base)) {
    bases.add(base);
    base = types.type(base.base);
  }
  return [...bases];
}

import { textBuiltins } from "../simple-types/builtin-name.js";
import type { Facet, SimpleTypeDefinition, TypeDefinition } from "./schema-set.js";
import type { TypeLookup } from "./type-derivation.js";

/** An enumeration facet. */
type Enumeration = Facet & { readonly kind: "enumeration" };

/** Which enumerations are open: those with the mark `open-enum`, or all that can be open unless their mark says no. */
export type OpenEnumerations = "marked" | "all";

/**
 * The known values of an open enumeration, which readers extend to every value of its base. Only enumerations of texts
 * can be open, if they have no other facets and their base has no enumeration; undefined for all other types.
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

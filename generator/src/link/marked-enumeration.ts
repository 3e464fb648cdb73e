import { textBuiltins } from "../scalar/builtin-name.js";
import type { Facet, SimpleTypeDefinition, TypeDefinition } from "./schema-set.js";
import type { TypeLookup } from "./type-derivation.js";

/** A facet that names values. */
type Enumeration = Facet & { readonly kind: "enumeration" };

/**
 * The known values of an enumeration that its contract marks as open: readers take every other value of the base as well.
 * `"none"` for a marked type of which that cannot be: of texts alone is there a type of known and other values, and other
 * facets say what more there may be. Undefined for types without the mark.
 */
export function markedEnumeration(type: SimpleTypeDefinition, types: TypeLookup): Enumeration | "none" | undefined {
  if (type.openEnumeration !== true) return undefined;
  const [facet, ...others] = type.facets;
  if (facet?.kind !== "enumeration" || others.length > 0 || type.variety.kind !== "atomic") return "none";
  if (!textNames.has(type.variety.builtin)) return "none";
  return basesOf(type, types).some((base) => base.facets.some(({ kind }) => kind === "enumeration")) ? "none" : facet;
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

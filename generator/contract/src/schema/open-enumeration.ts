import { textBuiltins } from "../simple-types/builtin-name.js";
import type { Facet, SimpleTypeDefinition, TypeLookup } from "./schema-set.js";
import { simpleTypeSteps } from "./simple-type-walks.js";

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
  const [, ...bases] = simpleTypeSteps(type, types);
  return bases.some((base) => base.facets.some(({ kind }) => kind === "enumeration")) ? undefined : facet;
}

const textNames: ReadonlySet<string> = textBuiltins;

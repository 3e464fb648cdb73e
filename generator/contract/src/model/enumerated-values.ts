import { textBuiltins } from "../simple-types/builtin-name.js";
import type { ScalarType, TypeId, TypeModel } from "./contract-model.js";

/** Finds a type by its id. */
type Declared = (id: TypeId) => TypeModel | undefined;

/** The values that the TypeScript type of a simple type names, as literals; undefined where it names none. */
export function enumeratedValues(type: ScalarType, declared: Declared): readonly string[] | undefined {
  const { definition } = type;
  if (definition.kind === "openEnumeration") return definition.values;
  if (definition.kind !== "restriction" || !isText(type, declared)) return undefined;
  return definition.facets.find((facet) => facet.kind === "enumeration")?.values;
}

/** Whether a simple type's values are plain text, whose enumerations are unions of literals. */
export function isText({ definition }: ScalarType, declared: Declared): boolean {
  if (definition.kind !== "restriction") return definition.kind === "openEnumeration";
  const { base } = definition;
  if (base.kind === "builtin") return textBuiltins.has(base.name);
  const type = declared(base.id);
  return type?.kind === "scalar" && isText(type, declared);
}

import { textBuiltins } from "../simple-types/builtin-name.js";
import type { ScalarType, TypeId, TypeModel, TypeUse } from "./contract-model.js";
import { keyOfUse } from "./type-uses.js";

/** Finds a type by its id. */
type Declared = (id: TypeId) => TypeModel | undefined;

/** The values of an enumeration whose TypeScript type is a union of literals; undefined for other types. */
export function enumeratedValues(type: ScalarType, declared: Declared): readonly string[] | undefined {
  const { definition } = type;
  if (definition.kind === "openEnumeration") return definition.values;
  if (definition.kind !== "restriction" || !isText(type, declared)) return undefined;
  return definition.facets.find((facet) => facet.kind === "enumeration")?.values;
}

/** Whether the values of a simple type are plain text, so that its enumerations become unions of literals. */
export function isText({ definition }: ScalarType, declared: Declared): boolean {
  if (definition.kind !== "restriction") return definition.kind === "openEnumeration";
  const { base } = definition;
  if (base.kind === "builtin") return textBuiltins.has(base.name);
  const type = declared(base.id);
  return type?.kind === "scalar" && isText(type, declared);
}

/**
 * The members of a union, each once. If a member is reached in several ways through unions in the union, those unions
 * are replaced by their members, as in XSD 1.0 Part 1, 3.14.2. Otherwise, unions of two unions each would lead to the
 * first in 2^n ways.
 */
export function unionMembers(
  members: readonly TypeUse[],
  declared: (id: string) => TypeModel | undefined,
): readonly TypeUse[] {
  const direct = new Map(members.map((member) => [keyOfUse(member), member]));
  const found = new Map<string, TypeUse | undefined>();
  let isRepeated = false;
  const take = (member: TypeUse): void => {
    const key = keyOfUse(member);
    if (found.has(key)) {
      isRepeated = true;
      return;
    }
    const inner = membersOf(member, declared);
    found.set(key, inner === undefined ? member : undefined);
    for (const one of new Map(inner?.map((use) => [keyOfUse(use), use])).values()) take(one);
  };
  for (const member of direct.values()) take(member);
  return isRepeated ? [...found.values()].flatMap((member) => member ?? []) : [...direct.values()];
}

/** The members of a union without facets; undefined for other types. */
function membersOf(use: TypeUse, declared: (id: string) => TypeModel | undefined): readonly TypeUse[] | undefined {
  const type = use.kind === "declared" ? declared(use.id) : undefined;
  const definition: ScalarType["definition"] | undefined = type?.kind === "scalar" ? type.definition : undefined;
  if (definition?.kind === "union") return definition.members;
  if (definition?.kind !== "restriction" || definition.facets.length > 0) return undefined;
  return membersOf(definition.base, declared);
}

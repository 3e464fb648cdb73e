import { addToGroup, type OpenGroups } from "@stubwright/contract/collection";
import type { ContractModel, DeclarationModel, TypeModel, TypeUse } from "@stubwright/contract/model";
import { allMembers, keyOfUse, typeOfUse, typesById } from "@stubwright/contract/model";

/** Facts about all types together, computed once. */
export interface TypeIndex {
  readonly byId: ReadonlyMap<string, TypeModel>;
  /** The simple types that others are derived from, by `keyOfUse`. */
  readonly derivable: ReadonlySet<string>;
  /** The types of elements that block derived types, by `keyOfUse`. */
  readonly blocked: ReadonlySet<string>;
  /** The expanded names of the unions that a simple type is a member of, by `keyOfUse`. */
  readonly unions: ReadonlyMap<string, readonly string[]>;
}

interface DeclaredElement {
  readonly type: TypeUse;
  readonly declaration?: DeclarationModel | undefined;
}

/** Indexes the types of a model. */
export function indexTypes(model: ContractModel): TypeIndex {
  const byId = typesById(model);
  const unions: OpenGroups<string, string> = new Map();
  const derivable = new Set<string>();
  for (const type of model.types) {
    if (type.kind === "record" && type.content.kind === "text") derivable.add(keyOfUse(type.content.type));
    if (type.kind !== "scalar") continue;
    const { definition, name } = type;
    if (definition.kind === "restriction") derivable.add(keyOfUse(definition.base));
    if (definition.kind !== "union" || name === undefined) continue;
    for (const key of memberKeys(definition.members, byId)) addToGroup(unions, key, name);
  }
  const elements = [...model.elements, ...model.types.flatMap(elementsOf)];
  const blocking = elements.filter(({ declaration }) => declaration !== undefined && declaration.block.length > 0);
  return {
    byId,
    derivable,
    blocked: new Set(blocking.map(({ type }) => keyOfUse(type))),
    unions,
  };
}

/** The members of a union. Members that are unions are replaced by their members (XSD 1.0 Part 1, 3.14.2). */
function memberKeys(union: readonly TypeUse[], byId: TypeIndex["byId"]): ReadonlySet<string> {
  const keys = new Set<string>();
  const seen = new Set(union);
  for (const member of seen) {
    const members = membersOf(member, byId);
    if (members === undefined) keys.add(keyOfUse(member));
    else for (const one of members) seen.add(one);
  }
  return keys;
}

/** The members of a union or of a restricted union; undefined for other types. */
function membersOf(use: TypeUse, byId: TypeIndex["byId"]): readonly TypeUse[] | undefined {
  const type = typeOfUse(use, byId);
  if (type?.kind !== "scalar") return undefined;
  const { definition } = type;
  if (definition.kind === "union") return definition.members;
  return definition.kind === "restriction" ? membersOf(definition.base, byId) : undefined;
}

function elementsOf(type: TypeModel): readonly DeclaredElement[] {
  if (type.kind === "array") return [type.item];
  return type.kind === "record" ? allMembers(type) : [];
}

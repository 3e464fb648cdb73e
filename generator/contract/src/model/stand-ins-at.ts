import type { DeclarationModel, TypeId, TypeModel, TypeUse } from "./contract-model.js";
import { derivationsBetween } from "./derivations-between.js";
import { typeOfUse } from "./types-by-id.js";

/** An element where a type is declared. */
export interface TypedElement {
  readonly type: TypeUse;
  readonly declaration?: DeclarationModel | undefined;
}

/** The types that may stand where an element is, without those that its declaration blocks; undefined where there is no other than its own. */
export function standInsAt(
  { type: use, declaration }: TypedElement,
  types: ReadonlyMap<TypeId, TypeModel>,
): readonly TypeId[] | undefined {
  const type = typeOfUse(use, types);
  if (type?.kind !== "record") return undefined;
  const block = declaration?.block ?? [];
  const isBlocked = (id: TypeId): boolean =>
    id !== type.id && derivationsBetween(id, type.id, types).some((way) => block.includes(way));
  return block.length === 0 ? type.standIns : type.standIns?.filter((id) => !isBlocked(id));
}

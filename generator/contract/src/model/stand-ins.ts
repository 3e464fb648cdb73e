import type { DeclarationModel, TypeDerivationName, TypeId, TypeModel, TypeUse } from "./contract-model.js";
import { isImpossible } from "./record-parts.js";
import { typeOfUse } from "./type-uses.js";

/** By which ways a complex type is made from one that it is derived from, directly or not; each once. */
export function derivationsBetween(
  derived: string,
  base: string,
  types: ReadonlyMap<string, TypeModel>,
): readonly TypeDerivationName[] {
  const ways = new Set<TypeDerivationName>();
  for (let type = types.get(derived); type !== undefined && type.id !== base; ) {
    if (type.derivation !== undefined) ways.add(type.derivation);
    type = type.base === undefined ? undefined : types.get(type.base);
  }
  return [...ways];
}

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

/** The name of a type itself: where others may stand for it, `typeName` is the name of the union of them all. */
export function exactTypeName(type: TypeModel): string {
  return type.kind === "record" && type.standIns !== undefined ? `Plain${type.typeName}` : type.typeName;
}

/**
 * Whether a document can have an element of that type: not where it is abstract and nothing is derived from it, and not
 * where its content must hold one of no choices (XSD 1.0 Part 1, 3.4.1 and 3.8.1).
 */
export function hasValues(type: TypeModel): boolean {
  if (type.kind !== "record") return true;
  if (type.abstract && type.standIns === undefined) return false;
  return type.content.kind !== "elements" || !isImpossible(type.content.particle);
}

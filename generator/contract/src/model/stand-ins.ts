import type { DeclarationModel, TypeDerivationName, TypeId, TypeModel, TypeUse } from "./contract-model.js";
import { isImpossible } from "./record-parts.js";
import { typeOfUse } from "./type-uses.js";

/** The derivations between a complex type and a direct or indirect base, each once. */
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

/** An element with its declared type. */
export interface TypedElement {
  readonly type: TypeUse;
  readonly declaration?: DeclarationModel | undefined;
}

/**
 * The types that may replace the declared type of an element, without those that the declaration blocks; undefined if
 * only the declared type may occur.
 */
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

/** The name of the type itself. If other types may replace it, `typeName` is the name of the union of them all. */
export function exactTypeName(type: TypeModel): string {
  return type.kind === "record" && type.standIns !== undefined ? `Plain${type.typeName}` : type.typeName;
}

/**
 * Whether a document can have an element of a type. It cannot if the type is abstract without derived types, or if its
 * content requires a choice without branches (XSD 1.0 Part 1, 3.4.1 and 3.8.1).
 */
export function hasValues(type: TypeModel): boolean {
  if (type.kind !== "record") return true;
  if (type.abstract && type.standIns === undefined) return false;
  return type.content.kind !== "elements" || !isImpossible(type.content.particle);
}

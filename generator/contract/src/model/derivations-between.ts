import type { TypeDerivationName, TypeModel } from "./contract-model.js";

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

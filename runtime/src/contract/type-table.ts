import type { TypeDerivation } from "../xml/element-declaration.js";

/** One type that may stand in the place of a declared one: its name in TypeScript and JSON, its expanded name, and how it is made from it; the declared one itself is not. */
export type TypeRow<Name extends string> = readonly [
  name: Name,
  local: string,
  namespace: string,
  derivation?: readonly TypeDerivation[],
];

/** The types that may stand where one of them is declared (XSD 1.0 Part 1, 3.4.6). */
export interface TypeTable<Name extends string> {
  /** The declared type, where nothing says another; undefined where it is abstract. */
  readonly declared: Name | undefined;
  readonly rows: readonly TypeRow<Name>[];
}

/** Says once, for all messages, which types may stand for one. `XmlReader.typeOf` and `JsonReader.typeOf` read by it. */
export function typeTable<const Name extends string>(
  declared: NoInfer<Name> | undefined,
  rows: readonly TypeRow<Name>[],
): TypeTable<Name> {
  return { declared, rows };
}

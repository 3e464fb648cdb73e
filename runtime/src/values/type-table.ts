/** How a complex type is derived from its base. */
export type TypeDerivation = "extension" | "restriction";

/**
 * A type that may replace the declared one: its name in TypeScript and JSON, its expanded name, and the derivations
 * that lead to it from the declared type. The declared type itself has no derivations.
 */
export type TypeRow<Name extends string> = readonly [
  name: Name,
  local: string,
  namespace: string,
  derivation?: readonly TypeDerivation[],
];

/** The types that an element may have: the declared type and the types that may replace it (XSD 1.0 Part 1, 3.4.6). */
export interface TypeTable<Name extends string> {
  /** The declared type, which applies if the message names no other; undefined if it is abstract. */
  readonly declared: Name | undefined;
  readonly rows: readonly TypeRow<Name>[];
}

/**
 * Makes a table of the types that an element may have. Generated code calls it once for each declared type;
 * `XmlReader.typeOf` and `JsonReader.typeOf` read by it.
 */
export function typeTable<const Name extends string>(
  declared: NoInfer<Name> | undefined,
  rows: readonly TypeRow<Name>[],
): TypeTable<Name> {
  return { declared, rows };
}

/** One element that a type allows: its local name, minOccurs, maxOccurs, and its namespace where it is not the table's. */
export type ElementRow<Name extends string> = readonly [
  name: Name,
  minOccurs: number,
  maxOccurs: number,
  namespace?: string,
];

/** The elements of a type in the order of its sequence. */
export interface ElementTable<Name extends string> {
  /** The namespace of every row that names none; `""` is no namespace. */
  readonly namespace: string;
  /** Local name of the type, for `xsi:type`; `""` for an anonymous type. */
  readonly type: string;
  readonly rows: readonly ElementRow<Name>[];
  readonly order?: ElementOrder | undefined;
}

/**
 * What the elements of a type are, if not a sequence. `"all"`: `xs:all`, whose elements come in any order (XSD 1.0 Part 1, 3.8.1).
 * `"spaces"`: none may come, but white space may (XSD 1.0 Part 1, 3.4.4, cvc-complex-type 2.3). `"items"`: of the only row,
 * whatever they are called (SOAP 1.1 section 5.4.2).
 */
type ElementOrder = "all" | "spaces" | "items";

/** maxOccurs="unbounded". */
export const unbounded: number = Number.POSITIVE_INFINITY;

/** Says once, for all messages, which elements a type has. `XmlReader.next` reads by it. */
export function elementTable<const Name extends string>(
  namespace: string,
  type: string,
  rows: readonly ElementRow<Name>[],
  order?: ElementOrder,
): ElementTable<Name> {
  return { namespace, type, rows, order };
}

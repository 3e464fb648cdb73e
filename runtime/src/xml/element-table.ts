/** An element of a type: its local name, minOccurs, maxOccurs, and its namespace if it differs from the table's. */
export type ElementRow<Name extends string> = readonly [
  name: Name,
  minOccurs: number,
  maxOccurs: number,
  namespace?: string,
];

/** The elements of a type in the order of its sequence. */
export interface ElementTable<Name extends string> {
  /** The namespace of rows that do not name their own; `""` is no namespace. */
  readonly namespace: string;
  /** Local name of the type, for `xsi:type`; `""` for an anonymous type. */
  readonly type: string;
  readonly rows: readonly ElementRow<Name>[];
  readonly order?: ElementOrder | undefined;
}

/**
 * How the elements of a type are read, if not as a sequence. `"all"`: `xs:all`, whose elements come in any order (XSD
 * 1.0 Part 1, 3.8.1). `"spaces"`: no elements, but white space is allowed (XSD 1.0 Part 1, 3.4.4, cvc-complex-type
 * 2.3). `"items"`: every child belongs to the only row, whatever its name (SOAP 1.1 section 5.4.2).
 */
type ElementOrder = "all" | "spaces" | "items";

/** maxOccurs="unbounded". */
export const unbounded: number = Number.POSITIVE_INFINITY;

/** Makes the table of a type's elements. Generated code calls it once for each type; `XmlReader.next` reads by it. */
export function elementTable<const Name extends string>(
  namespace: string,
  type: string,
  rows: readonly ElementRow<Name>[],
  order?: ElementOrder,
): ElementTable<Name> {
  return { namespace, type, rows, order };
}

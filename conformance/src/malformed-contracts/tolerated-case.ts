/** What is wrong with a schema, and what its element Ping takes all the same, in a contract with a WSDL. */
export interface Tolerated {
  readonly code: string;
  /** What it is in a schema without a WSDL: an error, unless XSD allows it. */
  readonly alone?: "warning";
  readonly content: string;
  readonly more?: string;
  /** What stands before all components. */
  readonly first?: string;
  /** What else lies in the folder. */
  readonly files?: Readonly<Record<string, string>>;
  readonly taken: readonly string[];
  readonly refused: readonly string[];
}

/** The attribute of what may be left out. */
export const optional = 'minOccurs="0"';

/** A simple type that restricts another. */
export const restriction = (name: string, base: string, facets: string): string =>
  `<s:simpleType name="${name}"><s:restriction base="${base}">${facets}</s:restriction></s:simpleType>`;
/** Content that extends a type. */
export const extension = (base: string, inside: string): string =>
  `<s:complexContent><s:extension base="${base}">${inside}</s:extension></s:complexContent>`;

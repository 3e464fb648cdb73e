/** A complex type. */
export function type(name: string, inside: string, attributes = ""): string {
  return `<xs:complexType name="${name}" ${attributes}>${inside}</xs:complexType>`;
}

/** An element, by default of xs:string. */
export function el(name: string, attributes = 'type="xs:string"', inside = ""): string {
  return `<xs:element name="${name}" ${attributes}>${inside}</xs:element>`;
}

/** A sequence. */
export function seq(...items: readonly string[]): string {
  return `<xs:sequence>${items.join("")}</xs:sequence>`;
}

/** A choice. */
export function choice(...items: readonly string[]): string {
  return `<xs:choice>${items.join("")}</xs:choice>`;
}

/** An all group. */
export function all(...items: readonly string[]): string {
  return `<xs:all>${items.join("")}</xs:all>`;
}

/** Complex content: an `extension` or a `restriction` of a base. */
export function complex(derivation: string, base: string, inside: string): string {
  return `<xs:complexContent><xs:${derivation} base="${base}">${inside}</xs:${derivation}></xs:complexContent>`;
}

/** A simple type that restricts a base. */
export function simple(name: string, base: string, facets: string, attributes = ""): string {
  const restriction = `<xs:restriction base="${base}">${facets}</xs:restriction>`;
  return `<xs:simpleType name="${name}" ${attributes}>${restriction}</xs:simpleType>`;
}

/** A facet. */
export function facet(name: string, value: string | number, attributes = ""): string {
  return `<xs:${name} value="${value}" ${attributes}/>`;
}

/** A simple type that is a list. */
export function list(name: string, item: string): string {
  return `<xs:simpleType name="${name}"><xs:list itemType="${item}"/></xs:simpleType>`;
}

/** A simple type that is a union. */
export function union(name: string, members: string): string {
  return `<xs:simpleType name="${name}"><xs:union memberTypes="${members}"/></xs:simpleType>`;
}

import { type Files, serviceOf } from "./compare-fixture.js";
import type { RuleCase } from "./rule-cases.js";

/** An element of `xs:string` unless said otherwise. */
export function el(name: string, attributes = 'type="xs:string"', inside = ""): string {
  return `<xs:element name="${name}" ${attributes}>${inside}</xs:element>`;
}

export function seq(...items: readonly string[]): string {
  return `<xs:sequence>${items.join("")}</xs:sequence>`;
}

export function choice(...items: readonly string[]): string {
  return `<xs:choice>${items.join("")}</xs:choice>`;
}

export function all(...items: readonly string[]): string {
  return `<xs:all>${items.join("")}</xs:all>`;
}

/** A complex type. */
export function type(name: string, inside: string, attributes = ""): string {
  return `<xs:complexType name="${name}" ${attributes}>${inside}</xs:complexType>`;
}

/** A simple type restricted by facets: `restricted("Code", "xs:string", 'maxLength="5"')` is not XML; facets are elements. */
export function restricted(name: string, base: string, ...facets: readonly string[]): string {
  return `<xs:simpleType name="${name}"><xs:restriction base="${base}">${facets.join("")}</xs:restriction></xs:simpleType>`;
}

export function facet(name: string, value: string | number): string {
  return `<xs:${name} value="${value}"/>`;
}

/** A case about type T. */
export function typeCase(title: string, old: string, now: string, ...want: readonly string[]): RuleCase {
  return { title, old: serviceOf(type("T", old)), now: serviceOf(type("T", now)), want };
}

/** A case about the components of the schema. */
export function schemaCase(title: string, old: string, now: string, ...want: readonly string[]): RuleCase {
  return { title, old: serviceOf(old), now: serviceOf(now), want };
}

/** A case about whole contracts. */
export function contractCase(title: string, old: Files, now: Files, ...want: readonly string[]): RuleCase {
  return { title, old, now, want };
}

import { el, facet, seq, simple, type } from "../../../contract/dist/testing/schema-notation.js";
import type { RuleCase } from "./compare-fixture.js";
import { schemaCase, typeCase } from "./schema-cases.js";

const of = (name: string): string => seq(el("a", `type="${name}"`));

const withCode = (definition: string): string => type("T", of("a:Code")) + definition;

/** A case about the simple type Code. */
function codeCase(title: string, old: readonly string[], now: readonly string[], ...want: readonly string[]): RuleCase {
  const [oldBase = "", ...oldFacets] = old;
  const [newBase = "", ...newFacets] = now;
  return schemaCase(
    title,
    withCode(simple("Code", oldBase, oldFacets.join(""))),
    withCode(simple("Code", newBase, newFacets.join(""))),
    ...want,
  );
}

const enumeration = (...values: readonly string[]): readonly string[] => [
  "xs:string",
  ...values.map((value) => facet("enumeration", value)),
];

const open = (...values: readonly string[]): string =>
  `<xs:simpleType name="Code"><xs:union memberTypes="xs:string"><xs:simpleType><xs:restriction base="xs:string">${values
    .map((value) => facet("enumeration", value))
    .join("")}</xs:restriction></xs:simpleType></xs:union></xs:simpleType>`;

/** Simple types, facets and values. */
export const simpleTypeCases: readonly RuleCase[] = [
  typeCase("a date becomes an int", of("xs:date"), of("xs:int"), "type-changed T/a: xs:date -> xs:int"),
  typeCase("int beside unsignedInt", of("xs:int"), of("xs:unsignedInt"), "type-changed T/a: xs:int -> xs:unsignedInt"),
  typeCase(
    "int becomes long",
    of("xs:int"),
    of("xs:long"),
    "json-shape-changed T/a: number -> digits",
    "type-widened T/a: xs:int -> xs:long",
  ),
  typeCase("short becomes int", of("xs:short"), of("xs:int"), "type-widened T/a: xs:short -> xs:int"),
  typeCase("token becomes string", of("xs:token"), of("xs:string"), "type-widened T/a: xs:token -> xs:string"),
  typeCase("anyURI becomes string", of("xs:anyURI"), of("xs:string"), "type-widened T/a: xs:anyURI -> xs:string"),
  typeCase("string becomes anyURI", of("xs:string"), of("xs:anyURI"), "type-narrowed T/a: xs:string -> xs:anyURI"),
  typeCase("float becomes double", of("xs:float"), of("xs:double"), "type-widened T/a: xs:float -> xs:double"),
  typeCase(
    "anything at all",
    of("xs:string"),
    of("xs:anyType"),
    "json-shape-changed T/a: xs:string -> xs:anyType",
    "type-widened T/a: xs:string -> xs:anyType",
  ),
  typeCase("int becomes byte", of("xs:int"), of("xs:byte"), "type-narrowed T/a: xs:int -> xs:byte"),
  typeCase(
    "a default",
    seq(el("a", 'type="xs:int" default="1"')),
    seq(el("a", 'type="xs:int" default="2"')),
    "default-value-changed T/a: 1 -> 2",
  ),
  typeCase(
    "a fixed value",
    seq(el("a")),
    seq(el("a", 'type="xs:string" fixed="x"')),
    "fixed-value-changed T/a: + x",
    "default-value-changed T/a: + x",
  ),
  typeCase(
    "a fixed value where null was allowed",
    seq(el("a", 'type="xs:string" nillable="true"')),
    seq(el("a", 'type="xs:string" nillable="true" fixed="x"')),
    "nillable-removed T/a: true -> false",
    "fixed-value-changed T/a: + x",
    "default-value-changed T/a: + x",
  ),
  typeCase(
    "null where a value was fixed",
    seq(el("a", 'type="xs:string" nillable="true" fixed="x"')),
    seq(el("a", 'type="xs:string" nillable="true"')),
    "nillable-added T/a: false -> true",
    "type-widened T/a: - x",
    "default-value-changed T/a: - x",
  ),
  typeCase(
    "a fixed value that is a default now",
    seq(el("a", 'type="xs:string" fixed="x"')),
    seq(el("a", 'type="xs:string" default="x"')),
    "type-widened T/a: - x",
  ),
  typeCase(
    "no fixed value of what is always there",
    `${seq(el("a"))}<xs:attribute name="n" type="xs:string" use="required" fixed="x"/>`,
    `${seq(el("a"))}<xs:attribute name="n" type="xs:string" use="required"/>`,
    "type-widened T/@n: - x",
  ),
  typeCase(
    "no xsi:nil where a value is fixed",
    seq(el("a", 'type="xs:string" nillable="true" fixed="x"')),
    seq(el("a", 'type="xs:string" fixed="x"')),
    "nillable-removed T/a: true -> false",
  ),
  typeCase(
    "another fixed value",
    seq(el("a", 'type="xs:string" fixed="x"')),
    seq(el("a", 'type="xs:string" fixed="y"')),
    "fixed-value-changed T/a: x -> y",
  ),
  typeCase(
    "a fixed name, of another namespace",
    seq(el("a", 'type="xs:QName" fixed="p:x" xmlns:p="urn:p"')),
    seq(el("a", 'type="xs:QName" fixed="p:x" xmlns:p="urn:q"')),
    "fixed-value-changed T/a: {urn:p}x -> {urn:q}x",
  ),
  typeCase(
    "no fixed value",
    seq(el("a", 'type="xs:string" fixed="x"')),
    seq(el("a")),
    "type-widened T/a: - x",
    "default-value-changed T/a: - x",
  ),
  codeCase("an enumeration grows", enumeration("A"), enumeration("A", "B"), "enum-value-added Code: + B"),
  codeCase("an enumeration shrinks", enumeration("A", "B"), enumeration("A"), "enum-value-removed Code: - B"),
  codeCase("an enumeration of a text", ["xs:string"], enumeration("A"), "enum-introduced Code: + A"),
  codeCase(
    "an enumeration no more",
    enumeration("A"),
    ["xs:string"],
    "enum-lifted Code: - A",
    "ts-symbol-changed Code: - the values of Code",
  ),
  schemaCase("one known value more", withCode(open("A")), withCode(open("A", "B")), "enum-value-added Code: + B"),
  schemaCase("one known value less", withCode(open("A", "B")), withCode(open("A")), "enum-value-removed Code: - B"),
  schemaCase(
    "no values are known any more",
    withCode(open("A")),
    withCode(simple("Code", "xs:string", "")),
    "enum-value-removed Code: - A",
    "ts-symbol-changed Code: - the values of Code",
  ),
  schemaCase(
    "an enumeration opens",
    withCode(simple("Code", "xs:string", facet("enumeration", "A"))),
    withCode(open("A")),
    "enum-lifted Code: - A",
  ),
  codeCase(
    "enumerated values without blanks around them",
    ["xs:token", facet("enumeration", "A")],
    ["xs:string", facet("enumeration", "A")],
    "bounds-narrowed Code: collapse -> preserve",
  ),
  codeCase("a pattern", ["xs:string"], ["xs:string", facet("pattern", "[A-Z]+")], "pattern-added Code: + [A-Z]+"),
  codeCase(
    "another pattern of dates",
    ["xs:date", facet("pattern", "20.*")],
    ["xs:date", facet("pattern", ".*-.*-.*")],
    "pattern-changed Code: 20.* -> .*-.*-.*",
  ),
  codeCase(
    "a pattern of more texts",
    ["xs:string", facet("pattern", "[A-E]+")],
    ["xs:string", facet("pattern", "[A-E0-9]{1,9}|[A-E]{10,}")],
    "bounds-widened Code: [A-E]+ -> [A-E0-9]{1,9}|[A-E]{10,}",
  ),
  codeCase(
    "a pattern of fewer texts",
    ["xs:string", facet("pattern", "[A-Z]{1,5}")],
    ["xs:string", facet("pattern", "[A-Z]{5}")],
    "bounds-narrowed Code: [A-Z]{1,5} -> [A-Z]{5}",
  ),
  codeCase(
    "a pattern of other texts",
    ["xs:string", facet("pattern", "[A-Z]+")],
    ["xs:string", facet("pattern", "[A-D0-9]+")],
    "bounds-narrowed Code: [A-Z]+ -> [A-D0-9]+",
    "bounds-widened Code: [A-Z]+ -> [A-D0-9]+",
  ),
  codeCase(
    "a branch of a pattern more",
    ["xs:string", facet("pattern", "[A-Z]+")],
    ["xs:string", facet("pattern", "[A-Z]+") + facet("pattern", "[0-9]+")],
    "bounds-widened Code: [A-Z]+ -> [0-9]+|[A-Z]+",
  ),
  codeCase(
    "a branch of a pattern less",
    ["xs:string", facet("pattern", "[A-Z]+|[0-9]+")],
    ["xs:string", facet("pattern", "[0-9]+")],
    "bounds-narrowed Code: [A-Z]+|[0-9]+ -> [0-9]+",
  ),
  codeCase("a pattern less", ["xs:string", facet("pattern", "[A-Z]+")], ["xs:string"], "bounds-widened Code: - [A-Z]+"),
  codeCase(
    "shorter texts",
    ["xs:string", facet("maxLength", 9)],
    ["xs:string", facet("maxLength", 5)],
    "bounds-narrowed Code: 9 -> 5",
  ),
  codeCase("longer texts", ["xs:string", facet("maxLength", 5)], ["xs:string"], "bounds-widened Code: - 5"),
  codeCase(
    "a higher maximum",
    ["xs:int", facet("maxInclusive", 10)],
    ["xs:int", facet("maxExclusive", 21)],
    "bounds-widened Code: 10 -> 20",
  ),
  codeCase(
    "a higher minimum",
    ["xs:decimal", facet("minInclusive", "1.0")],
    ["xs:decimal", facet("minExclusive", "1.00")],
    "bounds-narrowed Code: 1 -> 1 (exclusive)",
  ),
  codeCase(
    "fewer digits",
    ["xs:decimal", facet("totalDigits", 9)],
    ["xs:decimal", facet("totalDigits", 5)],
    "bounds-narrowed Code: 9 -> 5",
  ),
  schemaCase(
    "a union member more",
    withCode('<xs:simpleType name="Code"><xs:union memberTypes="xs:int xs:date"/></xs:simpleType>'),
    withCode('<xs:simpleType name="Code"><xs:union memberTypes="xs:int xs:date xs:boolean"/></xs:simpleType>'),
    "alternative-type-added Code: + xs:boolean",
  ),
  schemaCase(
    "a union member less",
    withCode('<xs:simpleType name="Code"><xs:union memberTypes="xs:int xs:date"/></xs:simpleType>'),
    withCode('<xs:simpleType name="Code"><xs:union memberTypes="xs:int"/></xs:simpleType>'),
    "alternative-type-removed Code: - xs:date",
  ),
  schemaCase(
    "a union member of the same form as another less",
    withCode('<xs:simpleType name="Code"><xs:union memberTypes="xs:int xs:date xs:time"/></xs:simpleType>'),
    withCode('<xs:simpleType name="Code"><xs:union memberTypes="xs:int xs:date"/></xs:simpleType>'),
    "alternative-type-removed Code: - xs:time",
  ),
  schemaCase(
    "union members in another order",
    withCode('<xs:simpleType name="Code"><xs:union memberTypes="xs:int xs:boolean"/></xs:simpleType>'),
    withCode('<xs:simpleType name="Code"><xs:union memberTypes="xs:boolean xs:int"/></xs:simpleType>'),
    "type-changed Code: union of xs:int, xs:boolean -> union of xs:boolean, xs:int",
  ),
  schemaCase(
    "a number becomes a list of numbers",
    withCode(simple("Code", "xs:int", "")),
    withCode('<xs:simpleType name="Code"><xs:list itemType="xs:int"/></xs:simpleType>'),
    "json-shape-changed Code: number -> number[]",
    "type-widened Code: xs:int -> list of xs:int",
  ),
  schemaCase(
    "a number less beside any text",
    withCode('<xs:simpleType name="Code"><xs:union memberTypes="xs:int xs:string"/></xs:simpleType>'),
    withCode(simple("Code", "xs:string", "")),
    "union-lifted Code: union of xs:int, xs:string -> xs:string",
  ),
  schemaCase(
    "a number becomes one of several",
    withCode(simple("Code", "xs:int", "")),
    withCode('<xs:simpleType name="Code"><xs:union memberTypes="xs:int xs:date"/></xs:simpleType>'),
    "union-introduced Code: xs:int -> union of xs:int, xs:date",
  ),
  schemaCase(
    "a date becomes any text",
    withCode(simple("Code", "xs:date", "")),
    withCode(simple("Code", "xs:string", "")),
    "type-widened Code: xs:date -> xs:string",
  ),
];

import { complex, el, facet, list, seq, simple, type, union } from "../../testing/schema-notation.js";
import type { SchemaRow } from "./content-rows.js";

function constraint(kind: string, name: string, attributes = ""): string {
  return `<xs:${kind} name="${name}" ${attributes}><xs:selector xpath="."/><xs:field xpath="."/></xs:${kind}>`;
}

/** Elements, and declarations beside them. */
export const elements: readonly SchemaRow[] = [
  ["a default that is no value", el("e", 'type="xs:int" default="one"'), "xsd-bad-value"],
  [
    "a default of another length",
    simple("t", "xs:string", facet("length", 2)) + el("e", 'type="t" default="abc"'),
    "xsd-bad-value",
  ],
  [
    "a default of a union that the second of its patterns matches",
    union("u", "xs:int xs:date") +
      simple("t", "u", facet("pattern", "1.") + facet("pattern", "2.")) +
      el("e", 'type="t" default="25"'),
  ],
  [
    "a default of a union that none of its patterns matches",
    union("u", "xs:int xs:date") +
      simple("t", "u", facet("pattern", "1.") + facet("pattern", "2.")) +
      el("e", 'type="t" default="35"'),
    "xsd-bad-value",
  ],
  [
    "a default list of a union with fewer items than there must be",
    union("u", "xs:int xs:date") +
      list("l", "u") +
      simple("t", "l", facet("minLength", "2")) +
      el("e", 'type="t" default="1"'),
    "xsd-bad-value",
  ],
  [
    "a default list of as many items as there may be",
    union("u", "xs:int xs:date") +
      list("l", "u") +
      simple("t", "l", facet("maxLength", "2")) +
      el("e", 'type="t" default="1 2000-01-01"'),
  ],
  [
    "a default list of one item more",
    union("u", "xs:int xs:date") +
      list("l", "u") +
      simple("t", "l", facet("maxLength", "2")) +
      el("e", 'type="t" default="1 2000-01-01 3"'),
    "xsd-bad-value",
  ],
  [
    "a default of two lines, which the pattern of a union wants",
    union("u", "xs:string xs:int") +
      simple("t", "u", facet("pattern", "a\\nb")) +
      el("e", 'type="t" default="a&#10;b"'),
  ],
  [
    "an empty default, which is enumerated",
    simple("t", "xs:string", facet("enumeration", "") + facet("enumeration", "a")) + el("e", 'type="t" default=""'),
  ],
  [
    "a default beside the empty value, which alone is enumerated",
    simple("t", "xs:string", facet("enumeration", "")) + el("e", 'type="t" default="a"'),
    "xsd-bad-value",
  ],
  ["a type that is an attribute elsewhere", el("e", 'type="xs:lang"'), "xsd-unresolved-reference"],
  [
    "an element that is an attribute elsewhere",
    type("t", seq('<xs:element ref="xml:lang"/>')),
    "xsd-unresolved-reference",
  ],
  ["a default name whose prefix is not declared", el("e", 'type="xs:QName" default="p:x"'), "xsd-bad-value"],
  ["a default of empty content", el("e", 'type="t" default="x"') + type("t", seq(el("x"))), "xsd-bad-value"],
  [
    "a default of elements that may be left out",
    el("e", 'type="t" default="x"') + type("t", seq(el("x", 'minOccurs="0"'))),
    "xsd-bad-value",
  ],
  [
    "a default of mixed content",
    el("e", 'type="t" default="x"') + type("t", seq(el("x", 'minOccurs="0"')), 'mixed="true"'),
  ],
  [
    "a default of mixed content that requires elements",
    el("e", 'type="t" default="x"') + type("t", seq(el("x")), 'mixed="true"'),
    "xsd-bad-value",
  ],
  [
    "a fixed value of a restricted type",
    el("e", 'type="t" fixed="4"') + simple("t", "xs:int", facet("maxInclusive", "3")),
    "xsd-bad-value",
  ],
  ["an ID with a default", el("e", 'type="xs:ID" default="x"'), "xsd-bad-value"],
  [
    "a substitute of another type",
    el("h", 'type="xs:int"') + el("s", 'type="xs:date" substitutionGroup="h"'),
    "xsd-substitution-type",
  ],
  [
    "a substitute without a type",
    `<xs:element name="h" abstract="true"><xs:complexType><xs:attribute name="k"/></xs:complexType></xs:element>${el("s", 'substitutionGroup="h"')}${el("t", 'substitutionGroup="s"')}`,
  ],
  [
    "a substitute without a type, of a simple type in place",
    `${el("s", 'substitutionGroup="h"')}<xs:element name="h"><xs:simpleType><xs:restriction base="xs:int"/></xs:simpleType></xs:element>`,
  ],
  ["a substitute of a derived type", el("h", 'type="xs:int"') + el("s", 'type="xs:byte" substitutionGroup="h"')],
  [
    "a substitute by a restriction of an extension, of a head that is final for extension",
    type("a", "") +
      type("b", complex("extension", "a", "")) +
      type("c", complex("restriction", "b", "")) +
      el("h", 'type="a" final="extension"') +
      el("s", 'type="c" substitutionGroup="h"'),
    "xsd-substitution-type",
  ],
  [
    "a head that is final",
    el("h", 'type="xs:int" final="restriction"') + el("s", 'type="xs:byte" substitutionGroup="h"'),
    "xsd-substitution-type",
  ],
  [
    "heads in a circle",
    el("h", 'substitutionGroup="s"') + el("s", 'substitutionGroup="h"'),
    "xsd-circular-substitution",
    "xsd-circular-substitution",
  ],
  [
    "a key twice",
    `<xs:element name="e"><xs:complexType/>${'<xs:key name="k"><xs:selector xpath="."/><xs:field xpath="@x"/></xs:key>'.repeat(2)}</xs:element>`,
    "xsd-duplicate-constraint",
  ],
  [
    "a keyref to nothing",
    '<xs:element name="e"><xs:complexType/><xs:keyref name="r" refer="k"><xs:selector xpath="."/><xs:field xpath="@x"/></xs:keyref></xs:element>',
    "xsd-keyref-refers",
  ],
  [
    "a keyref to a keyref",
    `<xs:element name="e"><xs:complexType/>${["r", "s"].map((name) => `<xs:keyref name="${name}" refer="r"><xs:selector xpath="."/><xs:field xpath="@x"/></xs:keyref>`).join("")}</xs:element>`,
    "xsd-keyref-refers",
    "xsd-keyref-refers",
  ],
  ["a name twice", el("e") + el("e"), "xsd-duplicate-name"],
  ["one name in two symbol spaces", el("e") + type("e", "")],
  ["a notation used directly", '<xs:attribute name="x" type="xs:NOTATION"/>', "xsd-notation-direct"],
  [
    "a notation by a type without an enumeration, whose base has one",
    '<xs:notation name="n" public="n"/>' +
      simple("b", "xs:NOTATION", facet("enumeration", "n")) +
      simple("t", "b", "") +
      '<xs:attribute name="x" type="t"/>',
  ],
  ["an unknown notation", simple("t", "xs:NOTATION", facet("enumeration", "n")), "xsd-notation-unknown"],
  [
    "two keys of one name, to which a keyref leads",
    el(
      "e",
      "",
      `<xs:complexType/>${constraint("key", "k")}${constraint("unique", "k")}${constraint("keyref", "r", 'refer="k"')}`,
    ),
    "xsd-duplicate-name",
  ],
  [
    "two keys of one name, to which none leads",
    el("e", "", `<xs:complexType/>${constraint("key", "k")}${constraint("unique", "k")}`),
    "xsd-duplicate-constraint",
  ],
];

import { all, choice, complex, el, facet, list, seq, simple, type, union } from "../../testing/schema-notation.js";
import type { SchemaRow } from "./content-rows.js";

const inPlace = '<xs:simpleType><xs:restriction base="xs:int"/></xs:simpleType>';

function unique(name: string): string {
  return `<xs:unique name="${name}"><xs:selector xpath="."/><xs:field xpath="."/></xs:unique>`;
}

function simpleRestriction(base: string, inside = inPlace): string {
  return `<xs:simpleContent><xs:restriction base="${base}">${inside}</xs:restriction></xs:simpleContent>`;
}

function simpleExtension(base: string): string {
  return `<xs:simpleContent><xs:extension base="${base}"/></xs:simpleContent>`;
}

/** Derived types. */
export const derivations: readonly SchemaRow[] = [
  [
    "a derivation in a circle",
    type("t", complex("extension", "u", "")) + type("u", complex("extension", "t", "")),
    "xsd-circular-type",
  ],
  ["final for extension", type("b", "", 'final="extension"') + type("t", complex("extension", "b", "")), "xsd-final"],
  ["final for restriction only", type("b", "", 'final="restriction"') + type("t", complex("extension", "b", ""))],
  ["complexContent on a simple type", type("t", complex("extension", "xs:string", "")), "xsd-base-simple"],
  [
    "an extension that mixes",
    type("b", seq(el("x"))) + type("t", complex("extension", "b", seq(el("y"))), 'mixed="true"'),
    "xsd-mixed-differs",
  ],
  [
    "elements added to simple content",
    type("b", '<xs:simpleContent><xs:extension base="xs:int"/></xs:simpleContent>') +
      type("t", complex("extension", "b", seq(el("y")))),
    "xsd-extends-simple-content",
  ],
  [
    "a narrower count",
    type("b", seq(el("x", 'type="xs:string" minOccurs="0" maxOccurs="9"'))) +
      type("t", complex("restriction", "b", seq(el("x", 'type="xs:string" maxOccurs="3"')))),
  ],
  [
    "a wider count",
    type("b", seq(el("x"))) + type("t", complex("restriction", "b", seq(el("x", 'type="xs:string" maxOccurs="3"')))),
    "xsd-not-a-restriction",
  ],
  [
    "an optional element left out",
    type("b", seq(el("x", 'type="xs:string" minOccurs="0"'), el("y"))) +
      type("t", complex("restriction", "b", seq(el("y")))),
  ],
  [
    "a required element left out",
    type("b", seq(el("x"), el("y"))) + type("t", complex("restriction", "b", seq(el("y")))),
    "xsd-not-a-restriction",
  ],
  [
    "an element in place of a wildcard",
    type("b", seq('<xs:any minOccurs="0"/>')) + type("t", complex("restriction", "b", seq(el("y")))),
  ],
  [
    "a derived type in place of its base",
    type("b", seq(el("x", 'type="xs:decimal"'))) +
      type("t", complex("restriction", "b", seq(el("x", 'type="xs:int"')))),
  ],
  [
    "a type that restricts a member of a union in place of the union",
    union("u", "xs:int xs:date") +
      type("b", seq(el("x", 'type="u"'))) +
      type("t", complex("restriction", "b", seq(el("x", 'type="xs:byte"')))),
  ],
  [
    "another type in place",
    type("b", seq(el("x", 'type="xs:int"'))) + type("t", complex("restriction", "b", seq(el("x", 'type="xs:date"')))),
    "xsd-not-a-restriction",
  ],
  [
    "fewer choices",
    type("b", choice(el("x"), el("y"), el("z"))) + type("t", complex("restriction", "b", choice(el("x"), el("z")))),
  ],
  ["one of the choices", type("b", choice(el("x"), el("y"))) + type("t", complex("restriction", "b", seq(el("y"))))],
  [
    "another choice",
    type("b", choice(el("x"), el("y"))) + type("t", complex("restriction", "b", choice(el("x"), el("z")))),
    "xsd-not-a-restriction",
  ],
  [
    "a sequence out of all",
    type("b", all(el("x"), el("y", 'type="xs:string" minOccurs="0"'))) +
      type("t", complex("restriction", "b", seq(el("x")))),
  ],
  [
    "a nillable element made so by the restriction",
    type("b", seq(el("x"))) + type("t", complex("restriction", "b", seq(el("x", 'type="xs:string" nillable="true"')))),
    "xsd-not-a-restriction",
  ],
  [
    "empty content out of optional elements",
    type("b", seq(el("x", 'type="xs:string" minOccurs="0"'))) + type("t", complex("restriction", "b", "")),
  ],
  [
    "empty content out of required elements",
    type("b", seq(el("x"))) + type("t", complex("restriction", "b", "")),
    "xsd-not-a-restriction",
  ],
  [
    "empty content out of a choice of required elements",
    type("b", choice(el("x"), el("y"))) + type("t", complex("restriction", "b", "")),
    "xsd-not-a-restriction",
  ],
  [
    "empty content out of a choice of which one may be left out",
    type("b", choice(el("x"), el("y", 'minOccurs="0"'))) + type("t", complex("restriction", "b", "")),
  ],
  [
    "a decimal fixed again in other digits, in a union of two kinds of decimals",
    union("u", "xs:int xs:decimal") +
      type("b", seq(el("x", 'type="u" fixed="1"'))) +
      type("t", complex("restriction", "b", seq(el("x", 'type="u" fixed="1.0"')))),
  ],
  [
    "a list of a union fixed to another item at one place",
    union("u", "xs:int xs:date") +
      list("l", "u") +
      type("b", seq(el("x", 'type="l" fixed="1 2"'))) +
      type("t", complex("restriction", "b", seq(el("x", 'type="l" fixed="1 3"')))),
    "xsd-not-a-restriction",
  ],
  [
    "a list of a union fixed to an item more",
    union("u", "xs:int xs:date") +
      list("l", "u") +
      type("b", seq(el("x", 'type="l" fixed="1"'))) +
      type("t", complex("restriction", "b", seq(el("x", 'type="l" fixed="1 2"')))),
    "xsd-not-a-restriction",
  ],
  [
    "an attribute of a union with facets restricted to a member of the union",
    union("u", "xs:int xs:date") +
      simple("v", "u", facet("pattern", "1.")) +
      type("b", '<xs:attribute name="x" type="v"/>') +
      type("t", complex("restriction", "b", '<xs:attribute name="x" type="xs:int"/>')),
    "xsd-attribute-not-restricted",
  ],
  [
    "a list of a union fixed again in other digits",
    union("u", "xs:int xs:date") +
      list("l", "u") +
      type("b", seq(el("x", 'type="l" fixed="1 2"'))) +
      type("t", complex("restriction", "b", seq(el("x", 'type="l" fixed=" 01 +2"')))),
  ],
  [
    "a double fixed again as a decimal, in a union of both",
    union("u", "xs:int xs:double") +
      type("b", seq(el("x", 'type="u" fixed="1.0"'))) +
      type("t", complex("restriction", "b", seq(el("x", 'type="u" fixed="1"')))),
    "xsd-not-a-restriction",
  ],
  [
    "a decimal fixed again as a double, in a union of both",
    union("u", "xs:int xs:double") +
      type("b", seq(el("x", 'type="u" fixed="1"'))) +
      type("t", complex("restriction", "b", seq(el("x", 'type="u" fixed="1.0"')))),
    "xsd-not-a-restriction",
  ],
  [
    "an empty choice that may be absent",
    type("b", seq(el("x"))) + type("t", complex("restriction", "b", seq('<xs:choice minOccurs="0"/>', el("x")))),
  ],
  [
    "what only XSD 1.1 sees to be one",
    type("b", seq(el("x", 'type="xs:string" minOccurs="0"'), el("y", 'type="xs:string" minOccurs="0"'))) +
      type("t", complex("restriction", "b", choice(el("x"), el("y")))),
    "xsd-not-a-restriction",
  ],
  [
    "what the rules refuse and XSD 1.1 too",
    type("b", seq(el("x", 'type="xs:string" minOccurs="0"'), el("y"))) +
      type("t", complex("restriction", "b", choice(el("x"), el("y")))),
    "xsd-not-a-restriction",
  ],
  [
    "mixed content of nothing restricted to a group of nothing",
    type("b", "", 'mixed="true"') + type("t", complex("restriction", "b", seq(seq())), 'mixed="true"'),
  ],
  [
    "mixed content of nothing restricted to an element",
    type("b", "", 'mixed="true"') + type("t", complex("restriction", "b", seq(el("x"))), 'mixed="true"'),
    "xsd-not-a-restriction",
  ],
  [
    "a restriction of a simple type as complex content",
    type("t", complex("restriction", "xs:string", seq(el("x")))),
    "xsd-base-not-complex",
  ],
  [
    "simple content out of mixed content that may be empty",
    type("b", seq(el("x", 'minOccurs="0"')), 'mixed="true"') + type("t", simpleRestriction("b")),
  ],
  [
    "simple content out of mixed content that requires an element",
    type("b", seq(el("x")), 'mixed="true"') + type("t", simpleRestriction("b")),
    "xsd-not-a-restriction",
  ],
  [
    "simple content out of elements that may be left out",
    type("b", seq(el("x", 'minOccurs="0"'))) + type("t", simpleRestriction("b")),
    "xsd-not-a-restriction",
  ],
  ["all that extends nothing", type("b", "") + type("t", complex("extension", "b", all(el("x"))))],
  [
    "all that extends mixed content of nothing",
    type("b", "", 'mixed="true"') + type("t", complex("extension", "b", all(el("x"))), 'mixed="true"'),
    "xsd-all-extended",
  ],
  [
    "mixed content with nothing added",
    type("b", seq(el("x")), 'mixed="true"') + type("t", complex("extension", "b", ""), 'mixed="true"'),
  ],
  ["mixed content that extends nothing", type("b", "") + type("t", complex("extension", "b", ""), 'mixed="true"')],
  [
    "mixed content that extends simple content",
    type("b", '<xs:simpleContent><xs:extension base="xs:int"/></xs:simpleContent>') +
      type("t", complex("extension", "b", ""), 'mixed="true"'),
    "xsd-extends-simple-content",
  ],
  [
    "simple content that extends elements",
    type("b", seq(el("x"))) + type("t", '<xs:simpleContent><xs:extension base="b"/></xs:simpleContent>'),
    "xsd-base-not-simple-content",
  ],
  [
    "simple content out of mixed content, without a type",
    type("b", seq(el("x", 'minOccurs="0"')), 'mixed="true"') +
      type("t", '<xs:simpleContent><xs:restriction base="b"/></xs:simpleContent>'),
    "xsd-base-not-simple-content",
  ],
  [
    "elements out of simple content",
    type("b", '<xs:simpleContent><xs:extension base="xs:int"/></xs:simpleContent>') +
      type("t", complex("restriction", "b", seq(el("x", 'minOccurs="0"')))),
    "xsd-not-a-restriction",
  ],
  [
    "mixed content out of elements",
    type("b", seq(el("x"))) + type("t", complex("restriction", "b", seq(el("x"))), 'mixed="true"'),
    "xsd-not-a-restriction",
  ],
  [
    "text only out of mixed content that requires an element",
    type("b", seq(el("x")), 'mixed="true"') + type("t", complex("restriction", "b", ""), 'mixed="true"'),
    "xsd-not-a-restriction",
  ],
  [
    "text only out of mixed content that may be empty",
    type("b", seq(el("x", 'minOccurs="0"')), 'mixed="true"') +
      type("t", complex("restriction", "b", ""), 'mixed="true"'),
  ],
  [
    "a substitute in place of its head",
    type("b", seq('<xs:element ref="h"/>')) +
      type("t", complex("restriction", "b", seq('<xs:element ref="s"/>'))) +
      el("h") +
      el("s", 'substitutionGroup="h"'),
  ],
  [
    "simple content out of simple content of another type",
    type("b", simpleExtension("xs:date")) + type("t", simpleRestriction("b")),
    "xsd-not-a-restriction",
  ],
  [
    "a bound beyond the type of simple content",
    type("b", simpleExtension("xs:byte")) + type("t", simpleRestriction("b", '<xs:maxInclusive value="128"/>')),
    "xsd-facet-wider",
  ],
  [
    "a nillable element that is nillable in the base",
    type("b", seq(el("x", 'type="xs:int" nillable="true"'))) +
      type("t", complex("restriction", "b", seq(el("x", 'type="xs:byte" nillable="true"')))),
  ],
  [
    "an element of simple content fixed again in other digits",
    type("c", simpleExtension("xs:decimal")) +
      type("b", seq(el("x", 'type="c" fixed="1"'))) +
      type("t", complex("restriction", "b", seq(el("x", 'type="c" fixed="1.0"')))),
  ],
  [
    "an element of simple content fixed to another value",
    type("c", simpleExtension("xs:decimal")) +
      type("b", seq(el("x", 'type="c" fixed="1"'))) +
      type("t", complex("restriction", "b", seq(el("x", 'type="c" fixed="2"')))),
    "xsd-not-a-restriction",
  ],
  [
    "an element of mixed content fixed to the same text",
    type("c", "", 'mixed="true"') +
      type("b", seq(el("x", 'type="c" fixed="1"'))) +
      type("t", complex("restriction", "b", seq(el("x", 'type="c" fixed="1"')))),
  ],
  [
    "an element of mixed content fixed to another text",
    type("c", "", 'mixed="true"') +
      type("b", seq(el("x", 'type="c" fixed="1"'))) +
      type("t", complex("restriction", "b", seq(el("x", 'type="c" fixed="1.0"')))),
    "xsd-not-a-restriction",
  ],
  [
    "a group that occurs more often",
    type("b", seq(el("x"), el("y"))) +
      type(
        "t",
        complex(
          "restriction",
          "b",
          '<xs:sequence maxOccurs="2"><xs:element name="x" type="xs:string"/><xs:element name="y" type="xs:string"/></xs:sequence>',
        ),
      ),
    "xsd-not-a-restriction",
  ],
  [
    "a sequence that may be absent out of all",
    type("b", all(el("x"), el("y"))) +
      type(
        "t",
        complex(
          "restriction",
          "b",
          '<xs:sequence minOccurs="0"><xs:element name="x" type="xs:string"/><xs:element name="y" type="xs:string"/></xs:sequence>',
        ),
      ),
    "xsd-not-a-restriction",
  ],
  [
    "a group with types written in it, used by a type and its restriction",
    `<xs:group name="g">${seq(el("x", "", inPlace), el("y", "", `<xs:complexType>${seq(el("z"))}</xs:complexType>`))}</xs:group>` +
      type("b", '<xs:group ref="g"/>') +
      type("t", complex("restriction", "b", '<xs:group ref="g"/>')),
  ],
  [
    "an attribute group with a type written in it, used by a type and its restriction",
    `<xs:attributeGroup name="g"><xs:attribute name="x">${inPlace}</xs:attribute></xs:attributeGroup>` +
      type("b", '<xs:attributeGroup ref="g"/>') +
      type("t", complex("restriction", "b", '<xs:attributeGroup ref="g"/>')),
  ],
  [
    "a group with two keys in it, used by a type and its restriction",
    `<xs:group name="g">${seq(el("x", 'type="xs:int"', unique("u") + unique("v")))}</xs:group>` +
      type("b", '<xs:group ref="g"/>') +
      type("t", complex("restriction", "b", '<xs:group ref="g"/>')),
  ],
  [
    "a union with xs:anySimpleType, of an element that a restriction has again",
    '<xs:simpleType name="u"><xs:union memberTypes="xs:int xs:anySimpleType"/></xs:simpleType><xs:element name="g" type="u"/>' +
      type("b", seq('<xs:element ref="g"/><xs:element name="l" type="u"/>')) +
      type("t", complex("restriction", "b", seq('<xs:element ref="g"/><xs:element name="l" type="u"/>'))),
  ],
];

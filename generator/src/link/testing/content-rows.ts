import { all, choice, complex, el, list, seq, type, union } from "./schema-notation.js";

/** A schema's components, and the codes of what is wrong with them. */
export type SchemaRow = readonly [title: string, components: string, ...codes: string[]];

const inPlace = '<xs:simpleType><xs:restriction base="xs:int"/></xs:simpleType>';

function simpleRestriction(base: string): string {
  return `<xs:simpleContent><xs:restriction base="${base}">${inPlace}</xs:restriction></xs:simpleContent>`;
}

/** Content models. */
export const particles: readonly SchemaRow[] = [
  [
    "an optional element before one of the same name",
    type("t", seq(el("x", 'type="xs:string" minOccurs="0"'), el("x"))),
    "xsd-ambiguous-content",
  ],
  [
    "two choices that start alike",
    type("t", choice(seq(el("x"), el("y")), seq(el("x"), el("z")))),
    "xsd-ambiguous-content",
  ],
  [
    "a fixed count before the same element",
    type("t", seq(el("x", 'type="xs:string" minOccurs="2" maxOccurs="2"'), el("x"))),
  ],
  [
    "a range before the same element",
    type("t", seq(el("x", 'type="xs:string" minOccurs="1" maxOccurs="2"'), el("x"))),
    "xsd-ambiguous-content",
  ],
  [
    "a wildcard after an optional element",
    type("t", seq(el("x", 'type="xs:string" minOccurs="0"'), "<xs:any/>")),
    "xsd-ambiguous-content",
  ],
  [
    "a wildcard of the element's namespace",
    type("t", seq('<xs:element ref="e" minOccurs="0"/>', '<xs:any namespace="##targetNamespace"/>')) + el("e"),
    "xsd-ambiguous-content",
  ],
  [
    "a wildcard of other namespaces",
    type("t", seq('<xs:element ref="e" minOccurs="0"/>', '<xs:any namespace="##other"/>')) + el("e"),
  ],
  [
    "two wildcards that meet",
    type("t", seq('<xs:any minOccurs="0" namespace="urn:x"/>', '<xs:any namespace="urn:x urn:y"/>')),
    "xsd-ambiguous-content",
  ],
  [
    "a head beside its substitute",
    type("t", choice('<xs:element ref="h"/>', '<xs:element ref="s"/>')) + el("h") + el("s", 'substitutionGroup="h"'),
    "xsd-ambiguous-content",
  ],
  [
    "a head that blocks substitution",
    type("t", choice('<xs:element ref="h"/>', '<xs:element ref="s"/>')) +
      el("h", 'type="xs:string" block="substitution"') +
      el("s", 'substitutionGroup="h"'),
  ],
  [
    "a local element of a head's name beside the head's substitute",
    type("t", choice(el("h", 'form="qualified"'), '<xs:element ref="s"/>')) +
      el("h") +
      el("s", 'substitutionGroup="h"'),
  ],
  [
    "a local element of a head's name beside one of its substitute's name, of another type",
    type("t", seq(el("h", 'form="qualified"'), el("s", 'form="qualified" type="xs:int"'))) +
      el("h") +
      el("s", 'substitutionGroup="h"'),
  ],
  [
    "a head whose type blocks how the substitute's is derived",
    type("t", choice('<xs:element ref="h"/>', '<xs:element ref="s"/>')) +
      type("b", "", 'block="extension"') +
      type("c", complex("extension", "b", "")) +
      el("h", 'type="b"') +
      el("s", 'type="c" substitutionGroup="h"'),
  ],
  ["a group that is not there", type("t", seq(el("x"), '<xs:group ref="away"/>')), "xsd-unresolved-reference"],
  ["all of two elements of one name", type("t", all(el("x"), el("x"))), "xsd-ambiguous-content"],
  [
    "a required element before an optional one, and again",
    type("t", seq(seq(el("x"), el("y", 'type="xs:string" minOccurs="0"')), el("x"))),
  ],
  ["a huge count", type("t", seq(el("x", 'type="xs:string" minOccurs="0" maxOccurs="1000000"'), el("y")))],
  ["a repeated choice", type("t", '<xs:choice maxOccurs="unbounded">' + el("x") + el("y") + "</xs:choice>")],
  [
    "an extension that repeats the last optional element",
    type("b", seq(el("x", 'type="xs:string" minOccurs="0"'))) + type("t", complex("extension", "b", seq(el("x")))),
    "xsd-ambiguous-content",
  ],
  [
    "an ambiguous type and two that extend it, told once",
    type("b", seq(el("x", 'type="xs:string" minOccurs="0"'), el("x"))) +
      type("t", complex("extension", "b", seq(el("y")))) +
      type("u", complex("extension", "b", seq(el("z")))),
    "xsd-ambiguous-content",
  ],
  ["one name, two types", type("t", seq(el("x"), el("y"), el("x", 'type="xs:int"'))), "xsd-inconsistent-elements"],
  [
    "one group twice with a type in place",
    '<xs:group name="g">' +
      seq('<xs:element name="x"><xs:complexType/></xs:element>') +
      "</xs:group>" +
      type("t", seq('<xs:group ref="g"/>', '<xs:group ref="g"/>')),
  ],
  [
    "all inside a sequence by a group",
    '<xs:group name="g">' + all(el("x")) + "</xs:group>" + type("t", seq('<xs:group ref="g"/>')),
    "xsd-all-not-alone",
  ],
  [
    "all as the whole content by a group",
    '<xs:group name="g">' + all(el("x")) + "</xs:group>" + type("t", '<xs:group ref="g" minOccurs="0"/>'),
  ],
  ["a repeated element in all", type("t", all(el("x", 'type="xs:string" maxOccurs="2"'))), "xsd-all-item-repeats"],
  ["an extended all", type("b", all(el("x"))) + type("t", complex("extension", "b", seq(el("y")))), "xsd-all-extended"],
  [
    "all repeated by its group",
    '<xs:group name="g">' + all(el("x")) + "</xs:group>" + type("t", '<xs:group ref="g" maxOccurs="2"/>'),
    "xsd-all-repeats",
  ],
  [
    "all two sequences deep",
    '<xs:group name="g">' + all(el("x")) + "</xs:group>" + type("t", seq(seq('<xs:group ref="g"/>'))),
    "xsd-all-not-alone",
  ],
  [
    "all in a sequence of a group that nothing uses",
    '<xs:group name="g">' +
      all(el("x")) +
      '</xs:group><xs:group name="h">' +
      seq('<xs:group ref="g"/>') +
      "</xs:group>",
    "xsd-all-not-alone",
  ],
  [
    "all in what an extension adds",
    '<xs:group name="g">' +
      all(el("x")) +
      "</xs:group>" +
      type("b", seq(el("y"))) +
      type("t", complex("extension", "b", seq('<xs:group ref="g"/>'))),
    "xsd-all-not-alone",
  ],
  [
    "one name, a type in place and one with a name",
    type("t", seq(`<xs:element name="x">${inPlace}</xs:element>`, el("y"), el("x", 'type="xs:int"'))),
    "xsd-inconsistent-elements",
  ],
  ["a group in itself", '<xs:group name="g">' + seq('<xs:group ref="g"/>') + "</xs:group>", "xsd-circular-group"],
];

/** Types that others are made of. */
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
    "xsd-not-a-restriction",
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
];

import { all, choice, complex, el, seq, type } from "../../testing/schema-notation.js";

/** The components of a schema, and the codes of the problems in them. */
export type SchemaRow = readonly [title: string, components: string, ...codes: string[]];

const inPlace = '<xs:simpleType><xs:restriction base="xs:int"/></xs:simpleType>';

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
    "a repeated sequence that may end as it begins",
    type(
      "t",
      el("x").replace("<", '<xs:sequence maxOccurs="unbounded"><') +
        el("x", 'type="xs:string" minOccurs="0"') +
        "</xs:sequence>",
    ),
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
  [
    "a choice of which the first branch may be left out, before the same element",
    type("t", seq(choice(el("x", 'type="xs:string" minOccurs="0"'), el("y")), el("x"))),
    "xsd-ambiguous-content",
  ],
  [
    "a choice of which the last branch may be left out, before the same element",
    type("t", seq(choice(el("y"), el("x", 'type="xs:string" minOccurs="0"')), el("x"))),
    "xsd-ambiguous-content",
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

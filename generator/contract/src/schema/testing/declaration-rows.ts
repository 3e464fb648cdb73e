import { complex, facet, list, seq, simple, type, union } from "../../testing/schema-notation.js";
import type { SchemaRow } from "./content-rows.js";

/** Attributes and their groups. */
export const attributes: readonly SchemaRow[] = [
  [
    "a required attribute made optional",
    type("b", '<xs:attribute name="x" use="required"/>') +
      type("t", complex("restriction", "b", '<xs:attribute name="x"/>')),
    "xsd-attribute-not-restricted",
  ],
  [
    "a required attribute of a narrower type",
    type("b", '<xs:attribute name="x" type="xs:int" use="required"/>') +
      type("t", complex("restriction", "b", '<xs:attribute name="x" type="xs:byte" use="required"/>')),
  ],
  [
    "a required attribute prohibited",
    type("b", '<xs:attribute name="x" use="required"/>') +
      type("t", complex("restriction", "b", '<xs:attribute name="x" use="prohibited"/>')),
    "xsd-attribute-not-restricted",
  ],
  [
    "a new attribute in a restriction",
    type("b", "") + type("t", complex("restriction", "b", '<xs:attribute name="x"/>')),
    "xsd-attribute-not-restricted",
  ],
  [
    "a new attribute that the wildcard allows",
    type("b", '<xs:anyAttribute namespace="##local"/>') +
      type("t", complex("restriction", "b", '<xs:attribute name="x" type="xs:int"/>')),
  ],
  [
    "a new attribute that the wildcard does not allow",
    type("b", '<xs:anyAttribute namespace="urn:x"/>') +
      type("t", complex("restriction", "b", '<xs:attribute name="x"/>')),
    "xsd-attribute-not-restricted",
  ],
  [
    "a wider wildcard",
    type("b", '<xs:anyAttribute namespace="urn:x"/>') + type("t", complex("restriction", "b", "<xs:anyAttribute/>")),
    "xsd-attribute-not-restricted",
  ],
  [
    "a wildcard that the base does not have",
    type("b", "") + type("t", complex("restriction", "b", "<xs:anyAttribute/>")),
    "xsd-attribute-not-restricted",
  ],
  [
    "a wildcard that checks less strictly",
    type("b", "<xs:anyAttribute/>") +
      type("t", complex("restriction", "b", '<xs:anyAttribute processContents="lax"/>')),
    "xsd-attribute-not-restricted",
  ],
  [
    "a narrower wildcard",
    type("b", '<xs:anyAttribute processContents="lax"/>') +
      type("t", complex("restriction", "b", '<xs:anyAttribute namespace="urn:x" processContents="lax"/>')),
  ],
  [
    "a wildcard of the base's that an extension widens",
    type("b", '<xs:anyAttribute namespace="urn:x"/>') +
      type("c", complex("extension", "b", '<xs:anyAttribute namespace="urn:y"/>')) +
      type("t", complex("restriction", "c", '<xs:anyAttribute namespace="urn:x urn:y"/>')),
  ],
  [
    "a wildcard of other namespaces that one of no namespace widens",
    type("b", '<xs:anyAttribute namespace="##other"/>') +
      type("t", complex("extension", "b", '<xs:anyAttribute namespace="##local"/>')),
    "xsd-wildcard-not-expressible",
  ],
  [
    "a wildcard of other namespaces that one of the own namespace widens",
    type("b", '<xs:anyAttribute namespace="##other"/>') +
      type("c", complex("extension", "b", '<xs:anyAttribute namespace="##targetNamespace"/>')) +
      type("t", complex("restriction", "c", '<xs:anyAttribute namespace="##targetNamespace urn:x"/>')),
  ],
  [
    "an attribute group in itself",
    '<xs:attributeGroup name="g"><xs:attributeGroup ref="g"/></xs:attributeGroup>',
    "xsd-circular-group",
  ],
  [
    "another type of an attribute",
    type("b", '<xs:attribute name="x" type="xs:int"/>') +
      type("t", complex("restriction", "b", '<xs:attribute name="x" type="xs:date"/>')),
    "xsd-attribute-not-restricted",
  ],
  [
    "an attribute of a union made one of what is no member",
    union("u", "xs:int xs:date") +
      type("b", '<xs:attribute name="x" type="u"/>') +
      type("t", complex("restriction", "b", '<xs:attribute name="x" type="xs:string"/>')),
    "xsd-attribute-not-restricted",
  ],
  [
    "a fixed value made a default",
    type("b", '<xs:attribute name="x" type="xs:int" fixed="1"/>') +
      type("t", complex("restriction", "b", '<xs:attribute name="x" type="xs:int" default="1"/>')),
    "xsd-attribute-not-restricted",
  ],
  [
    "an attribute twice",
    type("t", '<xs:attribute name="x"/><xs:attribute name="x" type="xs:int"/>'),
    "xsd-attribute-twice",
  ],
  [
    "an attribute again with another default",
    type("t", '<xs:attribute name="x" type="xs:int" default="1"/><xs:attribute name="x" type="xs:int" default="2"/>'),
    "xsd-attribute-twice",
  ],
  [
    "an attribute again with its default fixed",
    type("t", '<xs:attribute name="x" type="xs:int" default="1"/><xs:attribute name="x" type="xs:int" fixed="1"/>'),
    "xsd-attribute-twice",
  ],
  [
    "an attribute again with another type, both written in place",
    type(
      "t",
      '<xs:attribute name="x"><xs:simpleType><xs:restriction base="xs:int"/></xs:simpleType></xs:attribute><xs:attribute name="x"><xs:simpleType><xs:restriction base="xs:date"/></xs:simpleType></xs:attribute>',
    ),
    "xsd-attribute-twice",
  ],
  ["an attribute that is not there", type("t", '<xs:attribute ref="lang"/>'), "xsd-unresolved-reference"],
  [
    "an attribute group that is not there",
    type("t", '<xs:attributeGroup ref="specialAttrs"/>'),
    "xsd-unresolved-reference",
  ],
  ["an attribute again", type("t", '<xs:attribute name="x"/><xs:attribute name="x"/>'), "xsd-attribute-repeated"],
  [
    "an attribute of the base again",
    type("b", '<xs:attribute name="x"/>') +
      type("t", complex("extension", "b", '<xs:attribute name="x" use="required"/>')),
    "xsd-attribute-twice",
  ],
  [
    "one group by two ways",
    '<xs:attributeGroup name="g"><xs:attribute name="x"/></xs:attributeGroup><xs:attributeGroup name="h"><xs:attributeGroup ref="g"/></xs:attributeGroup>' +
      type("t", '<xs:attributeGroup ref="g"/><xs:attributeGroup ref="h"/>'),
  ],
  [
    "one group by a type and its extensions",
    '<xs:attribute name="y"/><xs:attributeGroup name="g"><xs:attribute name="x"><xs:simpleType><xs:restriction base="xs:int"/></xs:simpleType></xs:attribute><xs:attribute ref="y"/></xs:attributeGroup>' +
      type("b", '<xs:attributeGroup ref="g"/>') +
      type("m", complex("extension", "b", '<xs:attribute name="z"/>')) +
      type("t", complex("extension", "m", '<xs:attributeGroup ref="g"/>')),
  ],
  [
    "an attribute of the base again, from a group",
    '<xs:attributeGroup name="g"><xs:attribute name="x"/></xs:attributeGroup>' +
      type("b", '<xs:attribute name="x"/>') +
      type("t", complex("extension", "b", '<xs:attributeGroup ref="g"/>')),
    "xsd-attribute-repeated",
  ],
  [
    "an attribute of two groups, in a type and its extension",
    '<xs:attributeGroup name="g"><xs:attribute name="x"/></xs:attributeGroup><xs:attributeGroup name="h"><xs:attribute name="x"/></xs:attributeGroup>' +
      type("b", '<xs:attributeGroup ref="g"/>') +
      type("t", complex("extension", "b", '<xs:attributeGroup ref="h"/>')),
    "xsd-attribute-repeated",
  ],
  [
    "a fixed value that the type does not have, kept by a restriction",
    type("b", '<xs:attribute name="x" type="xs:int" fixed="many"/>') + type("t", complex("restriction", "b", "")),
    "xsd-bad-value",
  ],
  [
    "a fixed value that the type does not have, of an element that a restriction keeps",
    '<xs:element name="e" type="xs:int" fixed="many"/>' +
      type("b", seq('<xs:element ref="e"/>')) +
      type("t", complex("restriction", "b", seq('<xs:element ref="e"/>'))),
    "xsd-bad-value",
  ],
  ["two IDs", type("t", '<xs:attribute name="x" type="xs:ID"/><xs:attribute name="y" type="xs:ID"/>'), "xsd-two-ids"],
  [
    "a fixed value changed by the use",
    '<xs:attribute name="g" type="xs:int" fixed="1"/>' + type("t", '<xs:attribute ref="g" fixed="2"/>'),
    "xsd-fixed-changed",
  ],
  [
    "a fixed value made a default by the use",
    '<xs:attribute name="g" type="xs:int" fixed="1"/>' + type("t", '<xs:attribute ref="g" default="1"/>'),
    "xsd-fixed-changed",
  ],
  [
    "a default that is no value, in a group that nothing uses",
    '<xs:attributeGroup name="g"><xs:attribute name="x" type="xs:int" default="one"/></xs:attributeGroup>',
    "xsd-bad-value",
  ],
  [
    "a bound that is no value, of a type in place in a group that nothing uses",
    `<xs:attributeGroup name="g"><xs:attribute name="x"><xs:simpleType><xs:restriction base="xs:int">${facet("maxInclusive", "many")}</xs:restriction></xs:simpleType></xs:attribute></xs:attributeGroup>`,
    "xsd-facet-value",
  ],
  [
    "a fixed value changed by the use in a group that nothing uses",
    '<xs:attribute name="a" type="xs:int" fixed="1"/><xs:attributeGroup name="g"><xs:attribute ref="a" fixed="2"/></xs:attributeGroup>',
    "xsd-fixed-changed",
  ],
  [
    "a default that is no value, in a group that a type uses, told once",
    '<xs:attributeGroup name="g"><xs:attribute name="x" type="xs:int" default="one"/></xs:attributeGroup>' +
      type("t", '<xs:attributeGroup ref="g"/>'),
    "xsd-bad-value",
  ],
];

/** Simple types and their facets. */
export const simpleTypes: readonly SchemaRow[] = [
  ["a facet that does not apply", simple("t", "xs:int", facet("length", "3")), "xsd-facet-not-applicable"],
  ["bounds on a list", list("l", "xs:int") + simple("t", "l", facet("maxInclusive", "3")), "xsd-facet-not-applicable"],
  ["lengths on a list", list("l", "xs:int") + simple("t", "l", facet("maxLength", "3"))],
  [
    "minLength above maxLength",
    simple("t", "xs:string", facet("minLength", "3") + facet("maxLength", "2")),
    "xsd-facets-contradict",
  ],
  [
    "a longer maxLength than the base",
    simple("b", "xs:string", facet("maxLength", "2")) + simple("t", "b", facet("maxLength", "3")),
    "xsd-facet-wider",
  ],
  ["a bound that is no value", simple("t", "xs:int", facet("maxInclusive", "many")), "xsd-facet-value"],
  ["a bound beyond the type", simple("t", "xs:byte", facet("maxInclusive", "128")), "xsd-facet-wider"],
  [
    "bounds in the wrong order",
    simple("t", "xs:date", facet("minInclusive", "2020-01-02") + facet("maxInclusive", "2020-01-01")),
    "xsd-facet-wrong",
  ],
  [
    "bounds of a type that is not there",
    simple("t", "away", facet("minInclusive", "9") + facet("maxInclusive", "10")),
    "xsd-unresolved-reference",
  ],
  [
    "inclusive and exclusive",
    simple("t", "xs:int", facet("minInclusive", "1") + facet("minExclusive", "1")),
    "xsd-facet-wrong",
  ],
  [
    "an enumerated value that is none",
    simple("t", "xs:int", facet("enumeration", "1") + facet("enumeration", "one")),
    "xsd-facet-value",
  ],
  [
    "an enumerated value that the base does not have",
    simple("b", "xs:string", facet("enumeration", "a")) + simple("t", "b", facet("enumeration", "b")),
    "xsd-facet-value",
  ],
  [
    "a fixed facet changed",
    simple("b", "xs:string", facet("maxLength", "9", 'fixed="true"')) + simple("t", "b", facet("maxLength", "8")),
    "xsd-facet-wrong",
  ],
  [
    "a fixed facet widened",
    simple("b", "xs:string", facet("maxLength", "9", 'fixed="true"')) + simple("t", "b", facet("maxLength", "10")),
    "xsd-facet-wrong",
  ],
  [
    "a fixed facet repeated",
    simple("b", "xs:string", facet("maxLength", "9", 'fixed="true"')) + simple("t", "b", facet("maxLength", "9")),
  ],
  [
    "more fraction digits than digits",
    simple("t", "xs:decimal", facet("totalDigits", "2") + facet("fractionDigits", "3")),
    "xsd-facets-contradict",
  ],
  [
    "more fraction digits than the base's digits",
    simple("b", "xs:decimal", facet("totalDigits", "2")) + simple("t", "b", facet("fractionDigits", "3")),
    "xsd-facet-wrong",
  ],
  [
    "a maxLength below the base's minLength",
    simple("b", "xs:string", facet("minLength", "2")) + simple("t", "b", facet("maxLength", "1")),
    "xsd-facet-wrong",
  ],
  [
    "fewer digits than the base's fraction digits",
    simple("b", "xs:decimal", facet("fractionDigits", "3")) + simple("t", "b", facet("totalDigits", "2")),
    "xsd-facet-wrong",
  ],
  [
    "a length changed",
    simple("b", "xs:string", facet("length", "2")) + simple("t", "b", facet("length", "1")),
    "xsd-facet-wrong",
  ],
  ["a length repeated", simple("b", "xs:string", facet("length", "2")) + simple("t", "b", facet("length", "2"))],
  [
    "a length above the base's maxLength",
    simple("b", "xs:string", facet("maxLength", "2")) + simple("t", "b", facet("length", "3")),
    "xsd-facet-wrong",
  ],
  [
    "a minLength above the base's maxLength",
    simple("b", "xs:string", facet("maxLength", "2")) + simple("t", "b", facet("minLength", "3")),
    "xsd-facet-wrong",
  ],
  [
    "an exclusive bound widened",
    simple("b", "xs:int", facet("maxExclusive", "9")) + simple("t", "b", facet("maxExclusive", "10")),
    "xsd-facet-wider",
  ],
  ["white space loosened", simple("t", "xs:token", facet("whiteSpace", "preserve")), "xsd-facet-wider"],
  [
    "line breaks where the base collapses them",
    simple("t", "xs:token", facet("whiteSpace", "replace")),
    "xsd-facet-wider",
  ],
  [
    "the white space of a list kept",
    list("l", "xs:int") + simple("t", "l", facet("whiteSpace", "replace")),
    "xsd-facet-wrong",
  ],
  ["the white space of a list", list("l", "xs:int") + simple("t", "l", facet("whiteSpace", "collapse"))],
  [
    "an enumerated name whose prefix is not declared",
    simple("t", "xs:QName", facet("enumeration", "p:x")),
    "xsd-unknown-prefix",
  ],
  [
    "an enumerated value of a union that is no name",
    union("u", "xs:QName xs:int") + simple("t", "u", facet("enumeration", "1.5") + facet("enumeration", "x")),
    "xsd-facet-value",
  ],
  [
    "an exclusive bound repeated",
    simple("b", "xs:decimal", facet("maxExclusive", "9")) + simple("t", "b", facet("maxExclusive", "9.0")),
  ],
  ["a facet twice", simple("t", "xs:string", facet("length", "1") + facet("length", "2")), "xsd-facet-twice"],
  ["a facet again", simple("t", "xs:string", facet("length", "1") + facet("length", "1")), "xsd-facet-repeated"],
  ["final for list", simple("b", "xs:string", "", 'final="list"') + list("t", "b"), "xsd-final"],
  ["final for union", simple("b", "xs:string", "", 'final="union"') + union("t", "b xs:int"), "xsd-final"],
  ["a list of lists", list("l", "xs:int") + list("t", "l"), "xsd-list-of-lists"],
  ["a list of a union with a list", list("l", "xs:int") + union("u", "l xs:int") + list("t", "u"), "xsd-list-of-lists"],
  ["a union of itself", union("t", "xs:int t"), "xsd-circular-type"],
  ["a complex item type", type("c", "") + list("t", "c"), "xsd-not-a-simple-type"],
  [
    "a bound that is no value, of a type in place that a list has",
    `<xs:simpleType name="t"><xs:list><xs:simpleType><xs:restriction base="xs:int">${facet("maxInclusive", "many")}</xs:restriction></xs:simpleType></xs:list></xs:simpleType>`,
    "xsd-facet-value",
  ],
  [
    "a bound that is no value, of a type in place in a group that nothing uses",
    `<xs:group name="g"><xs:sequence><xs:element name="x"><xs:simpleType><xs:restriction base="xs:int">${facet("maxInclusive", "many")}</xs:restriction></xs:simpleType></xs:element></xs:sequence></xs:group>`,
    "xsd-facet-value",
  ],
  ["bounds that leave one value", simple("t", "xs:int", facet("minInclusive", "5") + facet("maxInclusive", "5"))],
  ["the white space of a boolean", simple("t", "xs:boolean", facet("whiteSpace", "collapse"))],
  [
    "a bound that leaves out the other",
    simple("t", "xs:int", facet("minExclusive", "5") + facet("maxInclusive", "5")),
    "xsd-facet-wrong",
  ],
  [
    "a bound that leaves out the base's",
    simple("b", "xs:int", facet("maxInclusive", "5")) + simple("t", "b", facet("minExclusive", "5")),
  ],
  [
    "bounds in the wrong order, reported where they are",
    simple("b", "xs:int", facet("minInclusive", "5") + facet("maxInclusive", "4")) +
      simple("t", "b", facet("totalDigits", "1")),
    "xsd-facet-wrong",
  ],
  [
    "lengths in the wrong order, reported where they are",
    simple("a", "xs:string", facet("maxLength", "1")) +
      simple("b", "a", facet("minLength", "2")) +
      simple("t", "b", facet("pattern", "a")),
    "xsd-facet-wrong",
  ],
  [
    "inclusive and exclusive above",
    simple("t", "xs:int", facet("maxInclusive", "1") + facet("maxExclusive", "1")),
    "xsd-facet-wrong",
  ],
  [
    "a length below the base's minLength",
    simple("b", "xs:string", facet("minLength", "3")) + simple("t", "b", facet("length", "2")),
    "xsd-facet-wrong",
  ],
  ["the white space of a string replaced", simple("t", "xs:string", facet("whiteSpace", "replace"))],
  ["a notation of a pattern only, which nothing uses", simple("t", "xs:NOTATION", facet("pattern", "a"))],
  ...[
    ["that is restricted", (inPlace: string) => `<xs:restriction>${inPlace}</xs:restriction>`] as const,
    ["that is a member of a union", (inPlace: string) => `<xs:union>${inPlace}</xs:union>`] as const,
  ].map(
    ([title, derived]): SchemaRow => [
      `a bound that is no value, of a type in place ${title}`,
      `<xs:simpleType name="t">${derived(`<xs:simpleType><xs:restriction base="xs:int">${facet("maxInclusive", "many")}</xs:restriction></xs:simpleType>`)}</xs:simpleType>`,
      "xsd-facet-value",
    ],
  ),
  ["a restriction of anySimpleType", simple("t", "xs:anySimpleType", ""), "xsd-restricts-any-simple-type"],
];

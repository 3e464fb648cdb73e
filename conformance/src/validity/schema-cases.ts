import { schemaDocument, targetAttributes } from "../testing/schema-codecs.js";
import type { ValidityCase } from "./validity-case.js";

const element = (inside: string): string => `<xs:element name="r">${inside}</xs:element>`;
const simple = (name: string, base: string, facets = ""): string =>
  `<xs:simpleType name="${name}"><xs:restriction base="${base}">${facets}</xs:restriction></xs:simpleType>`;
const unique = '<xs:unique name="u"><xs:selector xpath="."/><xs:field xpath="."/></xs:unique>';
/** A type R that restricts a type B. */
const restriction = (base: string, derived: string): string =>
  `<xs:complexType name="B">${base}</xs:complexType><xs:complexType name="R"><xs:complexContent><xs:restriction base="t:B">${derived}</xs:restriction></xs:complexContent></xs:complexType>`;
const one = (attributes: string, inside = ""): string =>
  `<xs:sequence><xs:element name="a" ${attributes}>${inside}</xs:element></xs:sequence>`;
const attribute = (name: string, attributes: string): string => `<xs:attribute name="${name}" ${attributes}/>`;

const values: readonly ValidityCase[] = [
  {
    title: "a fixed value that a reference repeats in another form",
    schema: `${attribute("g", 'type="xs:int" fixed="1"')}<xs:complexType name="c"><xs:attribute ref="t:g" fixed="01"/></xs:complexType>`,
  },
  {
    title: "another fixed value of a reference",
    schema: `${attribute("g", 'type="xs:int" fixed="1"')}<xs:complexType name="c"><xs:attribute ref="t:g" fixed="2"/></xs:complexType>`,
    codes: ["xsd-fixed-changed"],
  },
  {
    title: "a fixed element that a restriction repeats in another form",
    schema: restriction(one('type="xs:decimal" fixed="1.0"'), one('type="xs:decimal" fixed="1"')),
  },
  {
    title: "a fixed element that a restriction makes a default",
    schema: restriction(one('type="xs:string" fixed="x"'), one('type="xs:string" default="x"')),
    codes: ["xsd-not-a-restriction"],
  },
  {
    title: "a fixed attribute that a restriction repeats in another form",
    schema: restriction(attribute("a", 'type="xs:decimal" fixed="1.0"'), attribute("a", 'type="xs:decimal" fixed="1"')),
  },
  {
    title: "a fixed attribute that a restriction repeats with white space that its type takes away",
    schema: restriction(attribute("a", 'type="xs:string" fixed="1"'), attribute("a", 'type="xs:token" fixed=" 1 "')),
  },
  {
    title: "a fixed element that a restriction repeats with white space that its type takes away",
    schema: restriction(one('type="xs:string" fixed="1"'), one('type="xs:token" fixed=" 1 "')),
  },
  {
    title: "a fixed exclusive bound repeated in another form",
    schema:
      simple("b", "xs:decimal", '<xs:maxExclusive value="10" fixed="true"/>') +
      simple("d", "t:b", '<xs:maxExclusive value="10.0"/>'),
  },
  {
    title: "a fixed exclusive bound that is changed",
    schema:
      simple("b", "xs:decimal", '<xs:maxExclusive value="10" fixed="true"/>') +
      simple("d", "t:b", '<xs:maxExclusive value="9"/>'),
    codes: ["xsd-facet-wrong"],
  },
  {
    title: "a fixed facet repeated in another form",
    schema:
      simple("b", "xs:decimal", '<xs:maxInclusive value="5" fixed="true"/>') +
      simple("d", "t:b", '<xs:maxInclusive value="5.0"/>'),
  },
  {
    title: "a fixed facet changed",
    schema:
      simple("b", "xs:decimal", '<xs:maxInclusive value="5" fixed="true"/>') +
      simple("d", "t:b", '<xs:maxInclusive value="4"/>'),
    codes: ["xsd-facet-wrong"],
  },
  {
    title: "a notation without an enumeration",
    schema: `${simple("n", "xs:NOTATION")}<xs:element name="r" type="t:n"/>`,
    codes: ["xsd-notation-direct"],
  },
  {
    title: "a list of notations without an enumeration",
    schema: '<xs:simpleType name="n"><xs:list itemType="xs:NOTATION"/></xs:simpleType>',
    codes: ["xsd-notation-direct"],
  },
];

const structure: readonly ValidityCase[] = [
  {
    title: "a restriction that adds an identity constraint",
    schema: restriction(one('type="xs:string"'), one('type="xs:string"', unique)),
    codes: ["xsd-not-a-restriction"],
  },
  {
    title: "two IDs in a group that nobody uses",
    schema: `<xs:attributeGroup name="g">${attribute("a", 'type="xs:ID"')}${attribute("b", 'type="xs:ID"')}</xs:attributeGroup>`,
    codes: ["xsd-two-ids"],
  },
  {
    title: "xs:all that never occurs",
    schema: element('<xs:complexType><xs:all minOccurs="0" maxOccurs="0"/></xs:complexType>'),
    codes: ["xsd-all-repeats"],
  },
  {
    title: "xs:all of nothing that may repeat",
    schema: element('<xs:complexType><xs:all maxOccurs="unbounded"/></xs:complexType>'),
    codes: ["xsd-all-repeats"],
  },
  {
    title: "maxOccurs 0 where minOccurs is 1",
    schema: element(`<xs:complexType>${one('maxOccurs="0"')}</xs:complexType>`),
    codes: ["xsd-occurs-order"],
  },
  {
    title: "mixed content that extends elements by nothing",
    schema: `<xs:complexType name="b">${one('type="xs:int"')}</xs:complexType><xs:complexType name="c"><xs:complexContent mixed="true"><xs:extension base="t:b"/></xs:complexContent></xs:complexType>`,
    codes: ["xsd-mixed-differs"],
  },
  {
    title: "mixed content of nothing extended by xs:all",
    schema:
      '<xs:complexType name="B" mixed="true"/><xs:complexType name="T" mixed="true"><xs:complexContent><xs:extension base="t:B"><xs:all><xs:element name="a"/></xs:all></xs:extension></xs:complexContent></xs:complexType>',
    codes: ["xsd-all-extended"],
  },
  {
    title: "facets of any simple value",
    schema:
      '<xs:complexType name="B"><xs:simpleContent><xs:extension base="xs:anySimpleType"/></xs:simpleContent></xs:complexType><xs:complexType name="T"><xs:simpleContent><xs:restriction base="t:B"><xs:enumeration value="a"/></xs:restriction></xs:simpleContent></xs:complexType>',
    codes: ["xsd-restricts-any-simple-type"],
  },
  {
    title: "facets of simple content whose type is not there",
    schema:
      '<xs:complexType name="B"><xs:simpleContent><xs:extension base="t:missing"/></xs:simpleContent></xs:complexType><xs:complexType name="T"><xs:simpleContent><xs:restriction base="t:B"><xs:enumeration value="a"/></xs:restriction></xs:simpleContent></xs:complexType>',
    codes: ["xsd-unresolved-reference"],
  },
  {
    title: "any simple value narrowed to a type",
    schema: `<xs:complexType name="B"><xs:simpleContent><xs:extension base="xs:anySimpleType"/></xs:simpleContent></xs:complexType>${element('<xs:complexType><xs:simpleContent><xs:restriction base="t:B"><xs:simpleType><xs:restriction base="xs:int"/></xs:simpleType><xs:maxInclusive value="3"/></xs:restriction></xs:simpleContent></xs:complexType>')}`,
    valid: ["<t:r>3</t:r>"],
    invalid: ["<t:r>4</t:r>", "<t:r/>"],
  },
  {
    title: "mixed content that extends simple content by nothing",
    schema:
      '<xs:complexType name="b"><xs:simpleContent><xs:extension base="xs:int"/></xs:simpleContent></xs:complexType><xs:complexType name="c"><xs:complexContent mixed="true"><xs:extension base="t:b"/></xs:complexContent></xs:complexType>',
    codes: ["xsd-extends-simple-content"],
  },
  {
    title: "a language that is none",
    schema: '<xs:annotation><xs:documentation xml:lang="12!"/></xs:annotation>',
    codes: ["xsd-bad-label"],
  },
  {
    title: "an abstract element that would substitute one beside it",
    schema:
      '<xs:element name="e"/><xs:element name="e1" substitutionGroup="t:e" abstract="true"/><xs:complexType name="C"><xs:choice><xs:element ref="t:e"/><xs:element ref="t:e1"/></xs:choice></xs:complexType>',
  },
  {
    title: "an element that does substitute one beside it",
    schema:
      '<xs:element name="e"/><xs:element name="e1" substitutionGroup="t:e"/><xs:complexType name="C"><xs:choice><xs:element ref="t:e"/><xs:element ref="t:e1"/></xs:choice></xs:complexType>',
    codes: ["xsd-ambiguous-content"],
  },
  {
    title: "an abstract head restricted to the one that substitutes it",
    schema: `<xs:element name="e" abstract="true"/><xs:element name="e1" substitutionGroup="t:e"/>${restriction('<xs:sequence><xs:element ref="t:e"/></xs:sequence>', '<xs:sequence><xs:element ref="t:e1"/></xs:sequence>')}`,
  },
  {
    title: "xml:space and xml:lang, which no document declares, again in a restriction",
    schema: `<xs:import namespace="http://www.w3.org/XML/1998/namespace"/>${restriction(
      '<xs:attribute ref="xml:space"/><xs:attribute ref="xml:lang"/>',
      '<xs:attribute ref="xml:space" use="required"/><xs:attribute ref="xml:lang"/>',
    )}`,
  },
  {
    title: "a pattern of a block of surrogates, which are no characters",
    schema: simple("s", "xs:string", '<xs:pattern value="\\p{IsHighSurrogates}?"/>'),
  },
  {
    title: "an element of a union restricted to one of its members",
    schema:
      '<xs:simpleType name="u"><xs:union memberTypes="xs:int xs:date"/></xs:simpleType>' +
      restriction(one('type="t:u"'), one('type="xs:int"')),
  },
  {
    title: "an attribute of a union restricted to one of its members",
    schema:
      '<xs:simpleType name="u"><xs:union memberTypes="xs:int xs:date"/></xs:simpleType>' +
      restriction(attribute("a", 'type="t:u"'), attribute("a", 'type="xs:int"')),
  },
  {
    title: "a member of the substitution group of another type than an element beside it",
    schema: `<xs:element name="h"/><xs:element name="a" type="xs:token" substitutionGroup="t:h"/><xs:complexType name="C"><xs:sequence><xs:element ref="t:h"/><xs:element name="a" type="xs:int"/></xs:sequence></xs:complexType>`,
    codes: ["xsd-inconsistent-elements"],
  },
  {
    title: "one name with two types in a group that nothing uses",
    schema:
      '<xs:group name="g"><xs:sequence><xs:element name="a"/><xs:element name="b"/><xs:element name="a" type="xs:int"/></xs:sequence></xs:group>',
    codes: ["xsd-inconsistent-elements"],
  },
  {
    title: "an import of an empty namespace",
    schema: '<xs:import namespace=""/>',
    codes: ["xsd-import-empty-namespace"],
  },
  { title: "an import of no namespace", schema: "<xs:import/>" },
  {
    title: "a keyref to a key of a namespace that is not imported",
    schema:
      '<xs:include schemaLocation="b.xsd"/><xs:element name="r"><xs:complexType/><xs:keyref xmlns:o="urn:o" name="k" refer="o:k"><xs:selector xpath="."/><xs:field xpath="@a"/></xs:keyref></xs:element>',
    files: {
      "a.xsd": schemaDocument(
        '<xs:element name="e"><xs:key name="k"><xs:selector xpath="."/><xs:field xpath="@a"/></xs:key></xs:element>',
        'targetNamespace="urn:o"',
      ),
      "b.xsd": schemaDocument('<xs:import namespace="urn:o" schemaLocation="a.xsd"/>', targetAttributes),
    },
    codes: ["xsd-missing-import"],
  },
  {
    title: "white space inside a name of a path",
    schema:
      '<xs:element name="r"><xs:unique name="u"><xs:selector xpath="t :a"/><xs:field xpath="@a"/></xs:unique></xs:element>',
    codes: ["xsd-bad-path"],
  },
  {
    title: "white space around the tokens of a path",
    schema:
      '<xs:element name="r"><xs:unique name="u"><xs:selector xpath=" . // t:a / child :: t:* | * "/><xs:field xpath=" @ a "/></xs:unique></xs:element>',
  },
  { title: "no language", schema: '<xs:annotation><xs:documentation xml:lang=""/></xs:annotation>' },
];

const other = schemaDocument(simple("A", "xs:int"), 'targetNamespace="urn:o"');
const redefinable = schemaDocument(
  `<xs:group name="G">${one('type="xs:int"')}</xs:group><xs:attributeGroup name="H">${attribute("x", "")}</xs:attributeGroup>${simple("S", "xs:string")}`,
  targetAttributes,
);
const redefine = (inside: string): string => `<xs:redefine schemaLocation="a.xsd">${inside}</xs:redefine>`;

const documents: readonly ValidityCase[] = [
  {
    title: "the same declaration in two schemas, without a WSDL",
    schema: '<xs:include schemaLocation="a.xsd"/><xs:element name="r"/>',
    files: { "a.xsd": schemaDocument('<xs:element name="r"/>', targetAttributes) },
    codes: ["xsd-duplicate-same"],
  },
  {
    title: "a namespace that only another schema imports, without a WSDL",
    schema: '<xs:include schemaLocation="b.xsd"/><xs:element name="r" type="o:A" xmlns:o="urn:o"/>',
    files: {
      "a.xsd": other,
      "b.xsd": schemaDocument('<xs:import namespace="urn:o" schemaLocation="a.xsd"/>', targetAttributes),
    },
    codes: ["xsd-missing-import"],
  },
  {
    title: "a redefined group that restricts",
    schema: redefine(`<xs:group name="G">${one('type="xs:byte"')}</xs:group>`),
    files: { "a.xsd": redefinable },
  },
  {
    title: "a redefined group that does not restrict",
    schema: redefine(`<xs:group name="G">${one('type="xs:string"')}</xs:group>`),
    files: { "a.xsd": redefinable },
    codes: ["xsd-redefine-widens"],
  },
  {
    title: "a redefined group that is empty",
    schema: redefine('<xs:group name="G"><xs:sequence/></xs:group>'),
    files: { "a.xsd": redefinable },
    codes: ["xsd-redefine-widens"],
  },
  {
    title: "a redefined attribute group that does not restrict",
    schema: redefine(`<xs:attributeGroup name="H">${attribute("y", "")}</xs:attributeGroup>`),
    files: { "a.xsd": redefinable },
    codes: ["xsd-attribute-not-restricted"],
  },
  { title: "an include of nothing", schema: '<xs:include schemaLocation="absent.xsd"/><xs:element name="r"/>' },
  { title: "a redefine of nothing in nothing", schema: '<xs:redefine schemaLocation="absent.xsd"/>' },
  {
    title: "an include of nothing, where something is missed",
    schema: '<xs:include schemaLocation="absent.xsd"/><xs:element name="r" type="t:T"/>',
    codes: ["document-not-found"],
  },
  {
    title: "an include of nothing in a schema that takes a namespace, where something is missed",
    schema: '<xs:include schemaLocation="a.xsd"/><xs:element name="r" type="t:T"/>',
    files: { "a.xsd": schemaDocument('<xs:include schemaLocation="absent.xsd"/>', "") },
    codes: ["document-not-found"],
  },
  {
    title: "a redefined group of a document that is not there",
    schema: '<xs:redefine schemaLocation="absent.xsd"><xs:attributeGroup name="H"/></xs:redefine>',
    codes: ["document-not-found"],
  },
  {
    title: "a type redefined twice",
    schema: redefine(simple("S", "t:S") + simple("S", "t:S")),
    files: { "a.xsd": redefinable },
    codes: ["xsd-duplicate-name"],
  },
];

/** Schemas that are valid, and others that differ from one in a point. */
export const schemaCases: readonly ValidityCase[] = [...values, ...structure, ...documents];

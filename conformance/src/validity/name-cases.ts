import type { ValidityCase } from "./validity-case.js";

const types = `<xs:notation name="a" public="a"/><xs:notation name="b" public="b"/>
<xs:simpleType name="notation"><xs:restriction base="xs:NOTATION"><xs:enumeration value="t:a"/><xs:enumeration value="t:b"/></xs:restriction></xs:simpleType>
<xs:simpleType name="names"><xs:list itemType="xs:QName"/></xs:simpleType>
<xs:simpleType name="numberOrName"><xs:union memberTypes="xs:int xs:QName"/></xs:simpleType>
<xs:simpleType name="textOrName"><xs:union memberTypes="xs:string xs:QName"/></xs:simpleType>
<xs:simpleType name="oursOrToken"><xs:union memberTypes="t:ours xs:NMTOKEN"/></xs:simpleType>
<xs:simpleType name="ours"><xs:restriction base="xs:QName"><xs:pattern value="t:.*"/></xs:restriction></xs:simpleType>
<xs:simpleType name="mixed"><xs:list itemType="t:numberOrName"/></xs:simpleType>
<xs:complexType name="noted"><xs:simpleContent><xs:extension base="xs:QName"><xs:attribute name="note"/></xs:extension></xs:simpleContent></xs:complexType>`;

/** The element `r` and the attribute `a` of the element `s`. */
const declared = (attributes: string): string =>
  `${types}<xs:element name="r" ${attributes}/><xs:element name="s"><xs:complexType><xs:attribute name="a" ${attributes}/></xs:complexType></xs:element>`;

const both = (...texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => [`<t:r>${text}</t:r>`, `<t:s a="${text}"/>`]);

/** Texts whose default namespace is that of the schema. */
const byDefault = (...texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => [`<t:r xmlns="urn:t">${text}</t:r>`, `<t:s xmlns="urn:t" a="${text}"/>`]);

interface FixedCase {
  readonly type: string;
  readonly value: string;
  /** The default namespace of the schema. */
  readonly by?: string;
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
}

/** A fixed value; an empty element and an absent attribute have it. */
function fixed({ type, value, by, valid, invalid }: FixedCase): ValidityCase {
  const namespace = by === undefined ? "" : `xmlns="${by}"`;
  return {
    title: `${type} fixed to ${value} ${by === undefined ? "without a default namespace" : `in ${by}`}`,
    schema: declared(`type="${type}" fixed="${value}" ${namespace}`),
    valid: ["<t:r/>", "<t:s/>", ...valid],
    invalid,
  };
}

/** Default and fixed values that are names: they mean what they mean in the schema, whatever prefixes documents declare. */
export const nameCases: readonly ValidityCase[] = [
  { title: "a name of the namespace of xml:lang", schema: declared('type="xs:QName"'), valid: both("xml:lang") },
  {
    title: "names of no namespace and of ours, in an element beside which nothing is a name",
    schema: '<xs:element name="r" type="xs:QName"/>',
    valid: ["<t:r>a</t:r>", "<t:r>t:a</t:r>", '<t:r xmlns="urn:t">a</t:r>'],
  },
  fixed({
    type: "xs:QName",
    value: "a",
    by: "urn:t",
    valid: [...both("t:a", " t:a "), ...byDefault("a")],
    invalid: [...both("a", "o:a", "t:b", "{urn:t}a", " "), ...byDefault("b")],
  }),
  fixed({ type: "xs:QName", value: "a", valid: both("a"), invalid: [...both("t:a"), ...byDefault("a")] }),
  fixed({ type: "xs:QName", value: "t:a", valid: [...both("t:a"), ...byDefault("a")], invalid: both("a", "o:a") }),
  fixed({ type: "t:notation", value: "t:a", valid: both("t:a"), invalid: both("t:b", "o:a") }),
  fixed({
    type: "t:names",
    value: "t:a b",
    by: "urn:o",
    valid: both("t:a o:b"),
    invalid: both("t:a b", "t:a", "o:b t:a"),
  }),
  fixed({ type: "t:numberOrName", value: "a", by: "urn:t", valid: both("t:a"), invalid: both("a", "1") }),
  fixed({ type: "t:numberOrName", value: "1", by: "urn:t", valid: both("1", "01"), invalid: both("t:a", "2") }),
  fixed({ type: "t:textOrName", value: "t:a", valid: both("t:a"), invalid: [...both("a"), ...byDefault("a")] }),
  fixed({ type: "t:oursOrToken", value: "a", by: "urn:t", valid: both("a"), invalid: both("t:a", "b") }),
  fixed({ type: "t:mixed", value: "1 a", by: "urn:t", valid: both("1 t:a", "01 t:a"), invalid: both("1 a", "t:a 1") }),
  {
    title: "a fixed name of a type with attributes",
    schema: `${types}<xs:element name="r" type="t:noted" fixed="a" xmlns="urn:t"/>`,
    valid: ["<t:r/>", '<t:r note="n">t:a</t:r>', '<t:r xmlns:p="urn:t">p:a</t:r>'],
    invalid: ["<t:r>a</t:r>", "<t:r>o:a</t:r>"],
  },
  {
    title: "a default name, which a key takes for what it is in the schema",
    schema: `<xs:element name="r"><xs:complexType><xs:sequence><xs:element name="n" type="xs:QName" default="a" xmlns="urn:t" maxOccurs="9"/></xs:sequence></xs:complexType>
<xs:unique name="u"><xs:selector xpath="t:n"/><xs:field xpath="."/></xs:unique></xs:element>`,
    valid: ["<t:r><t:n/><t:n>a</t:n></t:r>"],
    invalid: ["<t:r><t:n/><t:n>t:a</t:n></t:r>", "<t:r><t:n/><t:n/></t:r>"],
  },
  {
    title: "fixed values of attributes that a wildcard takes",
    schema: `<xs:attribute name="n" type="xs:QName" fixed="t:a"/><xs:attribute name="i" type="xs:int" fixed="1"/><xs:attribute name="d" type="xs:int" default="1"/>
<xs:element name="r"><xs:complexType><xs:anyAttribute processContents="lax"/></xs:complexType></xs:element><xs:element name="s" type="xs:anyType"/>`,
    valid: ['<t:r t:n="t:a" t:i="01" t:d="2"/>', '<t:s t:n="t:a" t:i="1"/>', "<t:r/>"],
    invalid: ['<t:r t:n="o:a"/>', '<t:r t:i="2"/>', '<t:r t:d=""/>', '<t:s t:n="a"/>', '<t:s t:i="2"/>'],
  },
  {
    title: "a fixed name restricted to the same with another prefix",
    schema: `<xs:complexType name="b"><xs:attribute name="a" type="xs:QName" fixed="t:a"/></xs:complexType>
<xs:complexType name="c"><xs:complexContent><xs:restriction base="t:b"><xs:attribute name="a" type="xs:QName" fixed="a" xmlns="urn:t"/></xs:restriction></xs:complexContent></xs:complexType><xs:element name="r" type="t:c"/>`,
    valid: ['<t:r a="t:a"/>'],
    invalid: ['<t:r a="a"/>'],
  },
  {
    title: "a fixed name restricted to that of another namespace",
    schema: `<xs:complexType name="b"><xs:attribute name="a" type="xs:QName" fixed="t:a"/></xs:complexType>
<xs:complexType name="c"><xs:complexContent><xs:restriction base="t:b"><xs:attribute name="a" type="xs:QName" fixed="a"/></xs:restriction></xs:complexContent></xs:complexType>`,
    codes: ["xsd-attribute-not-restricted"],
  },
  {
    title: "a default name whose prefix nothing declares",
    schema: '<xs:element name="r" type="xs:QName" default="p:a"/>',
    codes: ["xsd-bad-value"],
  },
  {
    title: "a fixed list with a name that is none of the enumerated",
    schema: `<xs:simpleType name="n"><xs:restriction base="xs:QName"><xs:enumeration value="t:a"/></xs:restriction></xs:simpleType>
<xs:simpleType name="l"><xs:list itemType="t:n"/></xs:simpleType><xs:element name="r" type="t:l" fixed="t:a a"/>`,
    codes: ["xsd-bad-value"],
  },
];

import type { ValidityCase } from "./validity-case.js";

const type = (inside: string, attributes = ""): string =>
  `<xs:element name="r" ${attributes}><xs:complexType>${inside}</xs:complexType></xs:element>`;
const sequence = (...items: readonly string[]): string => `<xs:sequence>${items.join("")}</xs:sequence>`;
const simple = (name: string, base: string, facets = ""): string =>
  `<xs:simpleType name="${name}"><xs:restriction base="${base}">${facets}</xs:restriction></xs:simpleType>`;

/** Attributes in start tags: xsi:nil, xsi:type and others. */
export const startTagCases: readonly ValidityCase[] = [
  {
    title: "xsi:nil beside a fixed value",
    schema: '<xs:element name="r" type="xs:int" nillable="true" fixed="1"/>',
    valid: ["<t:r/>", "<t:r>01</t:r>", '<t:r xsi:nil="false">1</t:r>'],
    invalid: ['<t:r xsi:nil="true"/>', "<t:r>2</t:r>"],
  },
  {
    title: "attributes of the namespace of xsi:type",
    schema: type(""),
    valid: ['<t:r xsi:schemaLocation="urn:t a.xsd"/>', '<t:r xsi:noNamespaceSchemaLocation="b.xsd"/>'],
    invalid: ['<t:r xsi:other="1"/>', '<t:r xsi:type="xs:string"/>', '<t:r xsi:type="xs:anyType"/>'],
  },
  {
    title: "xsi:type where nothing is held to anything",
    schema: type(sequence('<xs:any namespace="##other" processContents="skip"/>')),
    valid: [
      '<t:r><o:a xsi:type="1"/></t:r>',
      '<t:r><o:a xsi:type="xs:int">x</o:a></t:r>',
      '<t:r><o:a><o:b xsi:type="none:such"/></o:a></t:r>',
    ],
    invalid: ['<t:r><t:a xsi:type="1"/></t:r>'],
  },
  {
    title: "xsi:type where the type has no name",
    schema: `${type(sequence('<xs:element name="a" type="xs:int"/>'))}<xs:complexType name="C">${sequence('<xs:element name="a" type="xs:int"/>')}</xs:complexType>`,
    valid: ["<t:r><t:a>1</t:a></t:r>"],
    invalid: ['<t:r xsi:type="t:C"><t:a>1</t:a></t:r>'],
  },
  {
    title: "xsi:type that names a member of a union without a name",
    schema: '<xs:element name="r"><xs:simpleType><xs:union memberTypes="xs:int xs:date"/></xs:simpleType></xs:element>',
    valid: ['<t:r xsi:type="xs:int">5</t:r>', '<t:r xsi:type="xs:byte">5</t:r>'],
    invalid: ['<t:r xsi:type="xs:date">5</t:r>', '<t:r xsi:type="xs:string">5</t:r>'],
  },
  {
    title: "an abstract type that no other is derived from",
    schema: `<xs:complexType name="A" abstract="true"/><xs:element name="r" type="t:A"/>${type(sequence('<xs:element name="a" type="t:A" minOccurs="0"/>')).replace('"r"', '"s"')}`,
    valid: ["<t:s/>"],
    invalid: ["<t:r/>", '<t:r xsi:type="t:A"/>', "<t:s><t:a/></t:s>"],
  },
  {
    title: "two IDs by a wildcard",
    schema: `<xs:attribute name="i" type="xs:ID"/><xs:attribute name="j" type="xs:ID"/>${type('<xs:anyAttribute processContents="lax"/>')}`,
    valid: ['<t:r t:i="a"/>'],
    invalid: ['<t:r t:i="a" t:j="b"/>'],
  },
  {
    title: "an ID by a wildcard of a type that declares one",
    schema: `<xs:attribute name="i" type="xs:ID"/>${type('<xs:attribute name="k" type="xs:ID"/><xs:anyAttribute processContents="lax"/>')}`,
    valid: ['<t:r k="a"/>'],
    invalid: ['<t:r t:i="a"/>', '<t:r k="a" t:i="b"/>'],
  },
  {
    title: "attributes by a wildcard that insists",
    schema: `<xs:attribute name="i" type="xs:int"/>${type('<xs:anyAttribute processContents="strict"/>')}`,
    valid: ["<t:r/>", '<t:r t:i="1"/>', '<t:r xsi:schemaLocation="urn:t a.xsd"/>'],
    invalid: ['<t:r t:i="x"/>', '<t:r t:j="1"/>', '<t:r o:i="1"/>', '<t:r i="1"/>'],
  },
  {
    title: "xsi:type of a simple type where the element is not declared",
    schema: `<xs:attribute name="i" type="xs:ID"/>${type(sequence('<xs:any namespace="##other" processContents="lax" maxOccurs="9"/>'))}`,
    valid: [
      '<t:r><o:a xsi:type="xs:int">5</o:a></t:r>',
      '<t:r><o:a xsi:type="xs:int" xsi:schemaLocation="urn:t a.xsd">5</o:a></t:r>',
      '<t:r><o:a xsi:type="xs:ID">x</o:a><o:a xsi:type="xs:IDREF">x</o:a></t:r>',
    ],
    invalid: [
      '<t:r><o:a xsi:type="xs:int">x</o:a></t:r>',
      '<t:r><o:a xsi:type="xs:int" k="1">5</o:a></t:r>',
      '<t:r><o:a xsi:type="xs:int"><o:b/></o:a></t:r>',
      '<t:r><o:a xsi:type="xs:ID">x</o:a><o:a xsi:type="xs:ID">x</o:a></t:r>',
      '<t:r><o:a xsi:type="xs:IDREF">x</o:a></t:r>',
    ],
  },
  {
    title: "xml:space, which no schema declares",
    schema: `<xs:import namespace="http://www.w3.org/XML/1998/namespace"/>${type('<xs:attribute ref="xml:space"/>')}`,
    valid: ['<t:r xml:space="preserve"/>', '<t:r xml:space="default"/>'],
    invalid: ['<t:r xml:space="keep"/>'],
  },
  {
    title: "attributes of xml: by a wildcard, where a schema declares them",
    schema: `<xs:import namespace="http://www.w3.org/XML/1998/namespace" schemaLocation="xml.xsd"/>${type('<xs:anyAttribute processContents="lax"/>')}<xs:element name="s"/>`,
    files: {
      "xml.xsd":
        '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/XML/1998/namespace"><xs:attribute name="lang" type="xs:language"/></xs:schema>',
    },
    valid: ['<t:r xml:lang="en"/>', '<t:r xml:other="1 2"/>', '<t:s xml:lang="en"/>'],
    invalid: ['<t:r xml:lang="1 2"/>', '<t:s xml:lang="1 2"/>', '<t:s><a xml:lang="1 2"/></t:s>'],
  },
  {
    title: "xsi:nil beside xsi:type where the element is not declared",
    schema: type(sequence('<xs:any namespace="##other" processContents="lax"/>')),
    valid: [
      '<t:r><o:a xsi:type="xs:int" xsi:nil="false">5</o:a></t:r>',
      '<t:r><o:a xsi:type="xs:string" xsi:nil="true"/></t:r>',
    ],
    invalid: [
      '<t:r><o:a xsi:type="xs:int" xsi:nil="true"/></t:r>',
      '<t:r><o:a xsi:type="xs:int" xsi:nil="no">5</o:a></t:r>',
    ],
  },
  {
    title: "xsi:type beside a simple type that is written in place and adds nothing to its base",
    schema: `${simple("A", "xs:string")}<xs:element name="r"><xs:simpleType><xs:restriction base="xs:string"/></xs:simpleType></xs:element>`,
    valid: ["<t:r>x</t:r>"],
    invalid: ['<t:r xsi:type="t:A">x</t:r>', '<t:r xsi:type="xs:string">x</t:r>', '<t:r xsi:type="xs:token">x</t:r>'],
  },
  {
    title: "a reference to an ID that is the value of an absent attribute",
    schema: `${type('<xs:attribute name="a" type="xs:IDREF" fixed="x"/>')}<xs:element name="s"><xs:complexType><xs:attribute name="a" type="xs:IDREF" default="x"/></xs:complexType><xs:unique name="u"><xs:selector xpath="."/><xs:field xpath="@a"/></xs:unique></xs:element>`,
    valid: ["<t:r/>", "<t:s/>"],
    invalid: ['<t:r a="x"/>', '<t:s a="x"/>', '<t:s a="y"/>'],
  },
];

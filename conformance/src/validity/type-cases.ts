import { schemaDocument } from "../testing/schema-codecs.js";
import type { ValidityCase } from "./validity-case.js";

const complex = (name: string, content: string, attributes = ""): string =>
  `<xs:complexType name="${name}" ${attributes}><xs:simpleContent>${content}</xs:simpleContent></xs:complexType>`;
const extension = (base: string, inside = ""): string => `<xs:extension base="${base}">${inside}</xs:extension>`;
const attribute = (name: string, facts: string): string => `<xs:attribute name="${name}" ${facts}/>`;

const types = `<xs:simpleType name="small"><xs:restriction base="xs:int"><xs:maxInclusive value="99"/></xs:restriction></xs:simpleType>
<xs:simpleType name="smallOrDate"><xs:union memberTypes="t:small xs:date"/></xs:simpleType>
<xs:complexType name="empty"/>
${complex("noted", extension("t:small", attribute("note", 'type="xs:int" use="required"')))}
${complex("signed", extension("t:noted", attribute("by", 'type="xs:ID"')))}
${complex("tiny", '<xs:restriction base="t:noted"><xs:maxInclusive value="9"/></xs:restriction>')}
${complex("number", extension("xs:int"))}
${complex("text", extension("xs:string"))}
${complex("idea", extension("t:small"), 'abstract="true"')}`;

/** A type that extends or restricts another, and is called so. */
const derivedFrom = (way: "extension" | "restriction", base: string, members: string): string =>
  `<xs:complexType name="${way}"><xs:complexContent><xs:${way} base="t:${base}"><xs:sequence>${members}</xs:sequence></xs:${way}></xs:complexContent></xs:complexType>`;

const derived = `<xs:complexType name="more"><xs:complexContent><xs:extension base="t:empty"><xs:sequence><xs:element name="a"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType>
<xs:complexType name="same"><xs:complexContent><xs:restriction base="t:empty"/></xs:complexContent></xs:complexType>`;

const declared = (facts: string): string => `${types}<xs:element name="r" ${facts}/>`;
const typed = (type: string, text: string, attributes = ""): string =>
  `<t:r xsi:type="${type}" ${attributes}>${text}</t:r>`;

/** Types that documents name with xsi:type. */
export const typeCases: readonly ValidityCase[] = [
  {
    title: "a complex type where a simple one is declared that its content is made from",
    schema: declared('type="t:small"'),
    valid: [
      typed("t:noted", "5", 'note="1"'),
      typed("t:signed", "5", 'note="1" by="a"'),
      typed("t:tiny", "9", 'note="1"'),
    ],
    invalid: [
      typed("t:noted", "5"),
      typed("t:noted", "5", 'note="x"'),
      typed("t:noted", "5", 'note="1" by="a"'),
      typed("t:noted", "100", 'note="1"'),
      typed("t:noted", "<t:r/>", 'note="1"'),
      typed("t:tiny", "10", 'note="1"'),
      ...["t:number", "t:text", "t:idea", "t:empty", "t:unknown"].map((type) => typed(type, "5")),
      '<t:r note="1">5</t:r>',
    ],
  },
  {
    title: "a complex type where any simple one may stand",
    schema: declared('type="xs:anySimpleType"'),
    valid: [typed("t:text", "x"), typed("t:number", "100"), typed("t:noted", "5", 'note="1"')],
    invalid: [typed("t:number", "x"), typed("t:noted", "100", 'note="1"'), typed("t:empty", "")],
  },
  {
    title: "a complex type made from a member of a union",
    schema: declared('type="t:smallOrDate"'),
    valid: [typed("t:noted", "5", 'note="1"')],
    invalid: [typed("t:noted", "2000-01-01", 'note="1"'), typed("t:number", "5")],
  },
  {
    title: "a complex type where extension is blocked",
    schema: declared('type="t:small" block="extension"'),
    valid: ["<t:r>5</t:r>", typed("t:small", "5")],
    invalid: [typed("t:noted", "5", 'note="1"'), typed("t:tiny", "5", 'note="1"')],
  },
  {
    title: "a complex type where restriction is blocked",
    schema: declared('type="t:small" block="restriction"'),
    valid: [typed("t:noted", "5", 'note="1"'), typed("t:signed", "5", 'note="1"')],
    invalid: [typed("t:tiny", "5", 'note="1"')],
  },
  {
    title: "a built-in type where restriction is blocked",
    schema: declared('type="xs:int" block="restriction"'),
    valid: [typed("xs:int", "5"), typed("t:number", "5")],
    invalid: [typed("xs:byte", "5"), typed("t:small", "5"), typed("t:noted", "5", 'note="1"')],
  },
  {
    title: "a complex type beside a fixed value",
    schema: declared('type="t:small" fixed="7"'),
    valid: [typed("t:noted", "07", 'note="1"'), typed("t:noted", "", 'note="1"')],
    invalid: [typed("t:noted", "8", 'note="1"')],
  },
  {
    title: "a complex type beside a default value that it does not have",
    schema: declared('type="t:small" default="70"'),
    valid: [typed("t:noted", "", 'note="1"'), typed("t:tiny", "7", 'note="1"')],
    invalid: [typed("t:tiny", "", 'note="1"')],
  },
  {
    title: "a type that stands for another where the element is null",
    schema: declared('type="t:small" nillable="true"'),
    valid: [typed("t:noted", "", 'note="1" xsi:nil="true"'), typed("t:small", "", 'xsi:nil="true"')],
    invalid: [
      typed("t:noted", "", 'xsi:nil="true"'),
      typed("t:noted", "5", 'note="1" xsi:nil="true"'),
      ...["t:number", "xs:int", "t:idea"].map((type) => typed(type, "", 'xsi:nil="true"')),
    ],
  },
  {
    title: "a simple type where a complex one is declared and the element is null",
    schema: declared('type="t:empty" nillable="true"'),
    valid: ['<t:r xsi:nil="true"/>', typed("t:empty", "", 'xsi:nil="true"')],
    invalid: [typed("xs:int", "", 'xsi:nil="true"'), typed("t:small", "", 'xsi:nil="true"')],
  },
  {
    title: "a type where any may stand and the element is null",
    schema: `${declared('type="xs:anyType" nillable="true"')}<xs:attribute name="a" type="xs:int"/>`,
    valid: [
      '<t:r xsi:nil="true" t:a="1" b="2"/>',
      typed("xs:anyType", "", 'xsi:nil="true" t:a="1"'),
      typed("xs:int", "", 'xsi:nil="true"'),
      typed("t:noted", "", 'xsi:nil="true" note="1"'),
    ],
    invalid: [
      typed("xs:int", "", 'xsi:nil="true" t:a="1"'),
      typed("t:noted", "", 'xsi:nil="true"'),
      typed("t:unknown", "", 'xsi:nil="true"'),
      typed("xs:int", "5", 'xsi:nil="true"'),
    ],
  },
  {
    title: "an extended type where any but those may stand",
    schema: `${derived}${declared('type="xs:anyType" block="extension"')}`,
    valid: [typed("t:empty", ""), typed("t:same", ""), typed("xs:int", "5"), typed("xs:anyType", "5"), "<t:r>5</t:r>"],
    invalid: [typed("t:more", "<t:a>1</t:a>"), typed("t:noted", "5", 'note="1"')],
  },
  {
    title: "a type where any may stand, but none made from it",
    schema: `${derived}${declared('type="xs:anyType" block="restriction" nillable="true"')}`,
    valid: ["<t:r>5</t:r>", typed("xs:anyType", "5"), typed("xs:anyType", "", 'xsi:nil="true"')],
    invalid: [
      typed("t:empty", ""),
      typed("t:more", "<t:a>1</t:a>"),
      typed("xs:int", "5"),
      typed("xs:int", "", 'xsi:nil="true"'),
    ],
  },
  {
    title: "types that restrict another by nothing",
    schema: `${types}<xs:simpleType name="same"><xs:restriction base="xs:int"/></xs:simpleType><xs:simpleType name="again"><xs:restriction base="t:same"/></xs:simpleType>
<xs:element name="r" type="t:same"/><xs:element name="s" type="xs:int" block="restriction"/><xs:element name="u" type="xs:int"/>`,
    valid: [
      typed("t:same", "5"),
      typed("t:again", "5"),
      '<t:s xsi:type="xs:int">5</t:s>',
      '<t:u xsi:type="t:again">5</t:u>',
    ],
    invalid: [
      ...["xs:int", "xs:byte", "t:small"].map((type) => typed(type, "5")),
      '<t:s xsi:type="t:same">5</t:s>',
      '<t:s xsi:type="xs:byte">5</t:s>',
    ],
  },
  {
    title: "a union where another is declared that it is named in",
    schema: `${types}<xs:simpleType name="outer"><xs:union memberTypes="t:smallOrDate xs:boolean"/></xs:simpleType><xs:element name="r" type="t:outer"/>
<xs:element name="s"><xs:simpleType><xs:union memberTypes="t:smallOrDate xs:boolean"/></xs:simpleType></xs:element>`,
    valid: [
      "<t:r>5</t:r>",
      ...["t:small", "t:outer"].map((type) => typed(type, "5")),
      '<t:s xsi:type="t:small">5</t:s>',
    ],
    invalid: [typed("t:smallOrDate", "5"), '<t:s xsi:type="t:smallOrDate">5</t:s>', typed("xs:int", "5")],
  },
  {
    title: "a default where any type may stand, for a text of the one that is named",
    schema: declared('type="xs:anyType" default="7"'),
    valid: ["<t:r/>", typed("t:small", ""), typed("t:noted", "", 'note="1"'), typed("t:small", "8")],
    invalid: [typed("xs:date", ""), typed("t:tiny", "70", 'note="1"'), typed("t:noted", "")],
  },
  {
    title: "a type of the same name in another namespace, and one that is abstract where the element is null",
    schema: `<xs:complexType name="a" abstract="true"/><xs:complexType name="b"><xs:complexContent><xs:extension base="t:a"/></xs:complexContent></xs:complexType><xs:element name="r" type="t:a" nillable="true"/>`,
    valid: [typed("t:b", "")],
    invalid: [typed("o:b", ""), typed("t:a", ""), "<t:r/>", '<t:r xsi:nil="true"/>'],
  },
  {
    title: "xs:anyType, which is named: what is declared in it is held to that",
    schema: `${declared('type="xs:anyType" nillable="true"')}<xs:attribute name="a" type="xs:int"/><xs:element name="e" type="xs:int"/>`,
    valid: [
      typed("xs:anyType", "<t:e>1</t:e><o:x/>", 't:a="1" b="c"'),
      '<t:r><o:x xsi:type="xs:anyType" t:a="1">x<t:e>1</t:e></o:x></t:r>',
    ],
    invalid: [
      typed("xs:anyType", "<t:e>x</t:e>"),
      typed("xs:anyType", "", 't:a="x"'),
      typed("xs:anyType", "", 'xsi:nil="true" t:a="x"'),
      '<t:r><o:x xsi:type="xs:anyType" t:a="x"/></t:r>',
      '<t:r><o:x xsi:type="xs:anyType"><t:e>x</t:e></o:x></t:r>',
    ],
  },
  {
    title: "IDs and keys among attributes that only the named type has",
    schema: `${types}<xs:element name="r"><xs:complexType><xs:sequence><xs:element name="i" type="t:small" maxOccurs="9"/></xs:sequence></xs:complexType>
<xs:unique name="u"><xs:selector xpath="t:i"/><xs:field xpath="@note"/></xs:unique></xs:element>`,
    valid: [
      '<t:r><t:i xsi:type="t:signed" note="1" by="a">5</t:i><t:i xsi:type="t:signed" note="2" by="b">5</t:i></t:r>',
    ],
    invalid: [
      '<t:r><t:i xsi:type="t:signed" note="1" by="a">5</t:i><t:i xsi:type="t:signed" note="2" by="a">5</t:i></t:r>',
      '<t:r><t:i xsi:type="t:noted" note="1">5</t:i><t:i xsi:type="t:noted" note="01">6</t:i></t:r>',
    ],
  },
  {
    title: "a complex type that blocks extension, and one derived from it",
    schema: `<xs:complexType name="base" block="extension"><xs:sequence><xs:element name="a" minOccurs="0"/></xs:sequence></xs:complexType>
${derivedFrom("extension", "base", '<xs:element name="b"/>')}${derivedFrom("restriction", "base", "")}${declared('type="t:base"')}`,
    valid: ["<t:r><t:a/></t:r>", '<t:r xsi:type="t:restriction"/>'],
    invalid: ['<t:r xsi:type="t:extension"><t:b/></t:r>', '<t:r xsi:type="t:restriction"><t:a/></t:r>'],
  },
  {
    title: "a type that only a derived type's members have, derived from as well",
    schema: `<xs:complexType name="head"/>
${derivedFrom("extension", "head", '<xs:element name="i" type="t:empty"/>')}${types}${derived}<xs:element name="r" type="t:head"/>`,
    valid: ["<t:r/>", '<t:r xsi:type="t:extension"><t:i xsi:type="t:more"><t:a/></t:i></t:r>'],
    invalid: ['<t:r xsi:type="t:extension"><t:i><t:a/></t:i></t:r>', '<t:r xsi:type="t:extension"/>'],
  },
  {
    title: "a type of no namespace that stands for one of ours",
    schema: `<xs:import schemaLocation="n.xsd"/><xs:complexType name="base"/><xs:element name="r" type="t:base"/>`,
    files: {
      "n.xsd": schemaDocument(
        `<xs:import namespace="urn:t" schemaLocation="s.xsd"/>
<xs:complexType name="more"><xs:complexContent><xs:extension base="t:base"><xs:attribute name="a" use="required"/></xs:extension></xs:complexContent></xs:complexType>`,
        'xmlns:t="urn:t"',
      ),
    },
    valid: ["<t:r/>", '<t:r xsi:type="more" a="1"/>'],
    invalid: ['<t:r xsi:type="t:more" a="1"/>', '<t:r xmlns="urn:t" xsi:type="more" a="1"/>', '<t:r xsi:type="more"/>'],
  },
  {
    title: "items of no namespace, with nothing beside them",
    schema: `<xs:element name="r"><xs:complexType><xs:sequence><xs:element name="i" type="xs:int" form="unqualified" maxOccurs="9"/></xs:sequence></xs:complexType></xs:element>`,
    valid: ["<t:r><i>1</i><i>2</i></t:r>"],
    invalid: ["<t:r><t:i>1</t:i></t:r>", '<t:r xmlns="urn:t"><i>1</i></t:r>'],
  },
  {
    title: "fixed values of elements whose names would be those of a type, or of each other, if put together",
    schema: `<xs:simpleType name="OrderCode"><xs:restriction base="xs:string"><xs:maxLength value="3"/></xs:restriction></xs:simpleType>
<xs:complexType name="Order"><xs:sequence><xs:element name="Code" type="t:OrderCode" fixed="a" minOccurs="0"/><xs:element name="LineId" type="xs:int" fixed="1" minOccurs="0"/></xs:sequence></xs:complexType>
<xs:complexType name="OrderLine"><xs:sequence><xs:element name="Id" type="xs:int" fixed="2"/></xs:sequence></xs:complexType>
<xs:element name="r" type="t:Order"/><xs:element name="s" type="t:OrderLine"/><xs:element name="c" type="t:OrderCode"/>`,
    valid: ["<t:r><t:Code>a</t:Code><t:LineId>1</t:LineId></t:r>", "<t:s><t:Id>2</t:Id></t:s>", "<t:c>b</t:c>"],
    invalid: [
      "<t:r><t:Code>b</t:Code></t:r>",
      "<t:r><t:LineId>2</t:LineId></t:r>",
      "<t:s><t:Id>1</t:Id></t:s>",
      "<t:c>long</t:c>",
    ],
  },
  {
    title: "a reference to an ID where nothing is one",
    schema: '<xs:element name="r" type="xs:IDREF"/>',
    invalid: ["<t:r>x</t:r>"],
  },
  {
    title: "references to IDs where nothing is one",
    schema:
      '<xs:element name="r"><xs:complexType><xs:attribute name="a" type="xs:IDREFS"/></xs:complexType></xs:element>',
    valid: ["<t:r/>"],
    invalid: ['<t:r a="x y"/>'],
  },
];

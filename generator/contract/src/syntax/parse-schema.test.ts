import { describe, expect, test } from "@jest/globals";
import { readFixture, schemaOf } from "../testing/read-fixture.js";

/** Components and the findings they give, as `line code`; no line where it is 1. */
const table: readonly (readonly [components: string, ...findings: string[]])[] = [
  ['<xs:element name="e" type="xs:int"/>'],
  ['<xs:element nmae="e"/>', "xsd-missing-attribute", "xsd-unknown-attribute"],
  ['<xs:element name="e" xs:type="xs:int"/>', "xsd-unknown-attribute"],
  ['<xs:element name="e" a:note="free"/>'],
  ['<xs:element name="1e"/>', "xsd-bad-attribute-value"],
  ['<xs:element name=" e "/>'],
  ['<xs:element name="e" nillable="yes"/>', "xsd-bad-attribute-value"],
  ['<xs:element name="e" nillable="True" final="#All"/>', "xsd-letter-case", "xsd-letter-case"],
  ['<xs:element name="e" id="1"/>', "xsd-bad-label"],
  ['<xs:element name="e" type="x:y:z"/>', "xsd-bad-attribute-value", "xsd-unknown-prefix"],
  ['<xs:element name="e" type="no:t"/>', "xsd-unknown-prefix"],
  ['<xs:element name="e" minOccurs="0"/>', "xsd-needless-attribute"],
  ['<xs:element name="e" minOccurs="3" maxOccurs="2"/>', "xsd-needless-attribute", "xsd-needless-attribute"],
  ['<xs:complexType name="t" base="xs:anyType"/>', "xsd-needless-attribute"],
  ['<xs:element name="e" default="1" fixed="1"/>', "xsd-default-beside-fixed"],
  [
    '<xs:element name="e" type="xs:int"><xs:simpleType><xs:list itemType="xs:int"/></xs:simpleType></xs:element>',
    "xsd-type-twice",
  ],
  ['<xs:element name="e" block="extension substitution" final="#all"/>'],
  ['<xs:element name="e" final="substitution"/>', "xsd-bad-attribute-value"],
  ['<xs:element name="e" id="i"/><xs:element name="f" id="i"/>', "xsd-duplicate-id"],
  ['<xs:element name="e">text</xs:element>', "xsd-text-in-schema"],
  ['<xs:element name="e"><a:b/></xs:element>', "xsd-foreign-element"],
  ['<a:element name="e"/>', "xsd-other-namespace"],
  ['<xs:element name="e"><xs:documentation>text</xs:documentation></xs:element>', "xsd-misplaced-element"],
  ['<xs:element name="e"><xs:annotation/><xs:annotation/></xs:element>', "xsd-misplaced-element"],
  [
    '<xs:complexType name="t"><xs:simpleContent><xs:extension base="xs:int"/></xs:simpleContent><xs:attribute name="x"/></xs:complexType>',
    "xsd-beside-content",
  ],
  [
    '<xs:element name="e"><xs:annotation><xs:documentation>free <a:b/></xs:documentation><xs:appinfo><a:c/></xs:appinfo></xs:annotation></xs:element>',
  ],
  ['<xs:element name="e"><xs:sequence/></xs:element>', "xsd-unexpected-element"],
  ["<xs:complexType name='t'><xs:attribute name='x'/><xs:sequence/></xs:complexType>", "xsd-misplaced-element"],
  ["<xs:complexType name='t'><xs:sequence/><xs:annotation/></xs:complexType>", "xsd-misplaced-element"],
  ["<xs:complexType name='t'><xs:sequence/><xs:choice/></xs:complexType>", "xsd-too-many-elements"],
  ["<xs:complexType name='t'><xs:complexContent/></xs:complexType>", "xsd-missing-element"],
  ["<xs:complexType><xs:sequence/></xs:complexType>", "xsd-missing-attribute"],
  ["<xs:element name='e'/><xs:include schemaLocation='b.xsd'/>", "document-not-found", "xsd-misplaced-element"],
  ['<xs:import namespace="urn:a"/>', "xsd-import-own-namespace"],
  ["<xs:import/>"],
  [
    "<xs:group name='g'><xs:sequence minOccurs='2' maxOccurs='2'/></xs:group>",
    "xsd-unknown-attribute",
    "xsd-unknown-attribute",
  ],
  ["<xs:attribute name='xmlns'/>", "xsd-attribute-named-xmlns"],
  ["<xs:attribute name='x' use='required'/>", "xsd-needless-attribute"],
  [
    "<xs:attributeGroup name='g'><xs:attribute name='x' use='required' default='1'/></xs:attributeGroup>",
    "xsd-default-not-optional",
  ],
  [
    "<xs:attributeGroup name='g'><xs:attribute ref='a' type='xs:int'/></xs:attributeGroup><xs:attribute name='a'/>",
    "xsd-attributes-exclude",
  ],
  ["<xs:complexType name='t'><xs:sequence><xs:element/></xs:sequence></xs:complexType>", "xsd-missing-attribute"],
  [
    "<xs:complexType name='t'><xs:sequence><xs:element ref='e'><xs:annotation/><xs:complexType/></xs:element></xs:sequence></xs:complexType><xs:element name='e'/>",
    "xsd-content-beside-ref",
  ],
  [
    "<xs:complexType name='t'><xs:sequence><xs:element ref=' a:e ' name='e' type='xs:int' nillable='0'/></xs:sequence></xs:complexType><xs:element name='e' type='xs:int'/>",
    "xsd-attribute-beside-ref",
    "xsd-attribute-beside-ref",
    "xsd-attribute-beside-ref",
  ],
  [
    "<xs:complexType name='t'><xs:sequence><xs:element ref='e' type='xs:date' form='qualified'/></xs:sequence></xs:complexType><xs:element name='e' type='xs:int'/>",
    "xsd-attributes-exclude",
    "xsd-attribute-beside-ref",
  ],
  [
    "<xs:complexType name='t'><xs:sequence><xs:element ref='xs:e' type='xs:int'/></xs:sequence></xs:complexType><xs:element name='e' type='xs:int'/>",
    "xsd-attributes-exclude",
    "xsd-unresolved-reference",
  ],
  ["<xs:attribute name='x' inheritable='true'/>", "xsd-version-1-1"],
  ["<xs:simpleType name='t'><xs:restriction/></xs:simpleType>", "xsd-missing-attribute"],
  ["<xs:simpleType name='t'><xs:union/></xs:simpleType>", "xsd-missing-attribute"],
  [
    "<xs:simpleType name='t'><xs:list itemType='xs:int'><xs:simpleType><xs:list itemType='xs:int'/></xs:simpleType></xs:list></xs:simpleType>",
    "xsd-type-twice",
  ],
  [
    "<xs:simpleType name='t'><xs:restriction base='xs:string'><xs:length value='-1'/></xs:restriction></xs:simpleType>",
    "xsd-bad-attribute-value",
  ],
  [
    "<xs:simpleType name='t'><xs:restriction base='xs:string'><xs:length/></xs:restriction></xs:simpleType>",
    "xsd-missing-attribute",
  ],
  [
    "<xs:simpleType name='t'><xs:restriction base='xs:string'><xs:whiteSpace value='none'/></xs:restriction></xs:simpleType>",
    "xsd-bad-attribute-value",
  ],
  [
    "<xs:simpleType name='t'><xs:restriction base='xs:string'><xs:whiteSpace value=' '/></xs:restriction></xs:simpleType>",
    "xsd-empty-attribute",
  ],
  [
    "<xs:simpleType name='t'><xs:restriction base='xs:decimal'><xs:totalDigits value='x'/></xs:restriction></xs:simpleType>",
    "xsd-bad-attribute-value",
  ],
  [
    "<xs:simpleType name='t'><xs:union memberTypes='xs:int x:y:z'/></xs:simpleType>",
    "xsd-bad-attribute-value",
    "xsd-unknown-prefix",
  ],
  ["<xs:complexType name='t'><xs:anyAttribute namespace='##Any'/></xs:complexType>", "xsd-letter-case"],
  ["<xs:complexType name='t'><xs:anyAttribute namespace='urn:A ##Local'/></xs:complexType>", "xsd-bad-attribute-value"],
  [
    "<xs:annotation><xs:documentation xml:lang='d_e'/><xs:documentation xml:lang='de-AT'/><xs:documentation xml:lang=''/></xs:annotation>",
    "xsd-bad-label",
  ],
  ["<xs:notation name='n' system='s'/>"],
  ["<xs:notation name='n'/>", "xsd-missing-attribute"],
  ["<xs:notation name='n' public='p'/>"],
  ["<xs:element name='e'><xs:key name='k'><xs:field xpath='x'/></xs:key></xs:element>", "xsd-missing-element"],
  [
    "<xs:element name='e'><xs:key name='k'><xs:selector xpath='a:x[1]'/><xs:field xpath='@y'/></xs:key></xs:element>",
    "xsd-bad-path",
  ],
  [
    "<xs:element name='e'><xs:key name='k'><xs:selector xpath='@x'/><xs:field xpath='y/@z'/></xs:key></xs:element>",
    "xsd-bad-path",
  ],
  [
    "<xs:element name='e'><xs:key name='k'><xs:selector xpath='.//a:x | child::y/*'/><xs:field xpath='a:*/attribute::z'/></xs:key></xs:element>",
  ],
  [
    "<xs:element name='e'><xs:key name='k'><xs:selector xpath='no:x'/><xs:field xpath='@y'/></xs:key></xs:element>",
    "xsd-unknown-prefix",
  ],
];

/** Every element of XSD where it may stand, but for references to documents; `|` is where an annotation may. */
const everyElement = `<xs:notation name="n" public="p" system="s">|</xs:notation>
<xs:simpleType name="text" final="list union">|<xs:restriction base="xs:string">|<xs:minLength value="1" fixed="true">|</xs:minLength><xs:maxLength value="3" fixed="false">|</xs:maxLength>
  <xs:whiteSpace value="collapse" fixed="true">|</xs:whiteSpace><xs:pattern value="a*">|</xs:pattern><xs:enumeration value="a">|</xs:enumeration></xs:restriction></xs:simpleType>
<xs:simpleType name="code" final="#all"><xs:restriction><xs:simpleType>|<xs:restriction base="xs:string"/></xs:simpleType><xs:length value="1" fixed="true">|</xs:length></xs:restriction></xs:simpleType>
<xs:simpleType name="inner"><xs:restriction base="xs:decimal"><xs:minInclusive value="1" fixed="true">|</xs:minInclusive><xs:maxInclusive value="2" fixed="true">|</xs:maxInclusive>
  <xs:totalDigits value="3" fixed="true">|</xs:totalDigits><xs:fractionDigits value="2" fixed="true">|</xs:fractionDigits></xs:restriction></xs:simpleType>
<xs:simpleType name="outer"><xs:restriction base="xs:decimal"><xs:minExclusive value="1" fixed="true">|</xs:minExclusive><xs:maxExclusive value="2" fixed="true">|</xs:maxExclusive></xs:restriction></xs:simpleType>
<xs:simpleType name="list"><xs:list>|<xs:simpleType><xs:restriction base="xs:int"/></xs:simpleType></xs:list></xs:simpleType>
<xs:simpleType name="union"><xs:union memberTypes="xs:int">|<xs:simpleType><xs:list itemType="xs:int">|</xs:list></xs:simpleType></xs:union></xs:simpleType>
<xs:attribute name="top" type="xs:int" default="1">|</xs:attribute><xs:attribute name="place">|<xs:simpleType><xs:restriction base="xs:int"/></xs:simpleType></xs:attribute>
<xs:attributeGroup name="some">|<xs:attribute name="x" form="qualified" use="required" type="xs:int">|</xs:attribute><xs:attribute ref="top" use="optional" fixed="1"/></xs:attributeGroup>
<xs:attributeGroup name="more"><xs:attributeGroup ref="some">|</xs:attributeGroup><xs:anyAttribute namespace="##other" processContents="lax">|</xs:anyAttribute></xs:attributeGroup>
<xs:group name="all">|<xs:all>|<xs:element name="a" type="xs:int" minOccurs="0" maxOccurs="1"/></xs:all></xs:group>
<xs:group name="choice"><xs:choice>|<xs:element name="a" type="xs:int"/></xs:choice></xs:group>
<xs:group name="sequence"><xs:sequence>|<xs:any namespace="##local" processContents="skip" minOccurs="0" maxOccurs="1">|</xs:any></xs:sequence></xs:group>
<xs:complexType name="base" abstract="false" mixed="false" block="#all" final="">|<xs:sequence minOccurs="0" maxOccurs="2"><xs:group ref="choice" minOccurs="0" maxOccurs="2">|</xs:group>
  <xs:choice minOccurs="1" maxOccurs="1">|<xs:element name="b" form="qualified" nillable="true" block="extension" default="1" type="xs:int">|</xs:element><xs:sequence/></xs:choice></xs:sequence><xs:attributeGroup ref="more"/></xs:complexType>
<xs:complexType name="extension"><xs:complexContent mixed="false">|<xs:extension base="base">|<xs:sequence/><xs:attribute name="y"/></xs:extension></xs:complexContent></xs:complexType>
<xs:complexType name="restriction"><xs:complexContent><xs:restriction base="base">|<xs:sequence minOccurs="0"><xs:element name="b" form="qualified" block="extension" type="xs:int"/></xs:sequence><xs:attributeGroup ref="some"/></xs:restriction></xs:complexContent></xs:complexType>
<xs:complexType name="extended"><xs:simpleContent>|<xs:extension base="xs:int">|<xs:attribute name="z"/><xs:anyAttribute/></xs:extension></xs:simpleContent></xs:complexType>
<xs:complexType name="restricted"><xs:simpleContent><xs:restriction base="extended">|<xs:simpleType><xs:restriction base="xs:int"/></xs:simpleType><xs:maxInclusive value="9"/><xs:attribute name="z"/></xs:restriction></xs:simpleContent></xs:complexType>
<xs:complexType name="whole"><xs:all minOccurs="0" maxOccurs="1"><xs:element ref="top" minOccurs="0">|</xs:element></xs:all></xs:complexType>
<xs:element name="top" abstract="false" nillable="true" block="#all" final="#all" type="xs:int" default="1">|</xs:element><xs:element name="head" type="xs:int"/><xs:element name="substitute" substitutionGroup="head" fixed="1"/>
<xs:element name="keys">|<xs:complexType/><xs:unique name="u">|<xs:selector xpath=".">|</xs:selector><xs:field xpath="@x">|</xs:field><xs:field xpath="@y"/></xs:unique>
  <xs:key name="k">|<xs:selector xpath="."/><xs:field xpath="@x"/></xs:key><xs:keyref name="r" refer="k">|<xs:selector xpath="."/><xs:field xpath="@x"/></xs:keyref></xs:element>|`;

describe("parseSchema", () => {
  test.each([
    "",
    '<xs:annotation id="i"><xs:appinfo source="a"/><xs:documentation source="d" xml:lang="en"/></xs:annotation>',
  ])("every element of XSD is taken where it may stand, with %s", async (annotation) => {
    let count = 0;
    const components = everyElement.replaceAll("|", () => annotation.replace('"i"', `"i${count++}"`));
    const { findings } = await readFixture({
      "s.xsd": schemaOf(
        components,
        'version="1" id="s" finalDefault="" blockDefault="" attributeFormDefault="unqualified"',
      ),
    });
    expect(findings).toEqual([]);
  });

  test.each(table)("%s", async (components, ...codes) => {
    const { findings } = await readFixture({ "s.xsd": schemaOf(components) });
    expect([...findings].sort()).toEqual(codes.map((code) => `s.xsd:1 ${code}`).sort());
  });

  test.each([
    ['<xs:complexType name="t"><xs:element name="x"/></xs:complexType>', "xs:all, xs:choice or xs:sequence"],
    ['<xs:complexType name="t"><xs:any/></xs:complexType>', "xs:choice or xs:sequence"],
    ['<xs:complexType name="t"><xs:extension base="t"/></xs:complexType>', "xs:simpleContent or xs:complexContent"],
    ['<xs:element name="x"><xs:sequence/></xs:element>', "xs:complexType"],
    ['<xs:simpleType name="t"><xs:maxLength value="2"/></xs:simpleType>', "xs:restriction"],
  ])("%s: says inside what the element stands", async (components, want) => {
    const { diagnostics } = await readFixture({ "s.xsd": schemaOf(components) });
    const [found] = diagnostics.list.filter(({ code }) => code === "xsd-unexpected-element");
    expect(found?.arguments.help).toBe(`; it belongs inside ${want}`);
  });

  test("the message about an undeclared prefix names its usual namespace", async () => {
    const { diagnostics } = await readFixture({
      "s.xsd": schemaOf('<xs:element name="e" type="xsd:nothing"/><xs:element name="f" type="no:t"/>'),
    });
    expect(diagnostics.list.map(({ arguments: { help } }) => help)).toEqual([
      '; xmlns:xsd="http://www.w3.org/2001/XMLSchema" is missing',
      "; xmlns:no is missing",
    ]);
  });

  test("finds all problems of a document at once, each at its own attribute", async () => {
    const { diagnostics } = await readFixture({
      "s.xsd": schemaOf(`
<xs:complexType name="t">
  <xs:sequence>
    <xs:element ref="e" name="x"/>
    <xs:element name="y" minOccurs="3" maxOccurs="2"/>
  </xs:sequence>
</xs:complexType>
<xs:element name="e" type="Missing"/>`),
    });
    expect(diagnostics.list.map(({ code, at }) => `${at?.line}:${at?.column} ${code}`)).toEqual([
      "4:25 xsd-name-beside-ref",
      "5:26 xsd-occurs-order",
      "8:22 xsd-unresolved-reference",
    ]);
  });

  test.each([
    ['<xs:element nmae="e"/>', "; did you mean name?"],
    ['<xs:complexTyp name="e"/>', "; did you mean complexType?"],
  ])("%s%s", async (components, help) => {
    const { diagnostics } = await readFixture({ "s.xsd": schemaOf(components) });
    expect(diagnostics.list[0]?.arguments).toMatchObject({ help });
  });

  test.each(["<xs:complexType name='t'><xs:assert test='1'/></xs:complexType>", "<xs:defaultOpenContent/>"])(
    "%s is told to be XSD 1.1",
    async (components) => {
      const { findings } = await readFixture({ "s.xsd": schemaOf(components) });
      expect(findings).toEqual(["s.xsd:1 xsd-version-1-1"]);
    },
  );

  test.each([
    ["<xs:attribute name='a'/>", ["xsd-attribute-in-xsi"]],
    ["<xs:complexType name='t'><xs:attribute name='a' form='qualified'/></xs:complexType>", ["xsd-attribute-in-xsi"]],
    ["<xs:complexType name='t'><xs:attribute name='a'/></xs:complexType>", []],
  ])("%s of the namespace of xsi:type", async (components, codes) => {
    const text = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/2001/XMLSchema-instance">${components}</xs:schema>`;
    const { diagnostics } = await readFixture({ "s.xsd": text });
    expect(diagnostics.list.map(({ code }) => code)).toEqual(codes);
  });

  test("a schema of no namespace that imports none", async () => {
    const imported =
      '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace=""><xs:import/></xs:schema>';
    const { findings } = await readFixture({ "s.xsd": imported });
    expect(findings).toEqual(["s.xsd:1 xsd-empty-target-namespace"]);
    const without = await readFixture({ "s.xsd": imported.replace('targetNamespace=""', "") });
    expect(without.findings).toEqual(["s.xsd:1 xsd-import-nothing"]);
  });

  test.each(["<html/>", "<!doctype html><title>Log in</title><br>"])("the document %s is refused", async (page) => {
    const { findings, contract } = await readFixture({ "p.html": page });
    expect(findings).toEqual(["p.html:1 document-not-a-contract"]);
    expect(contract).toBeUndefined();
  });
});

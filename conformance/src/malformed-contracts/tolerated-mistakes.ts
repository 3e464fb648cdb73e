import { element, rooted } from "../testing/wsdl-builders.js";
import { extension, optional, restriction, type Tolerated, toleratedSimpleTypes } from "./tolerated-simple-types.js";

const any = '<s:any processContents="lax" minOccurs="0" maxOccurs="unbounded"/>';

const otherSchema =
  '<s:schema xmlns:s="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:o"><s:element name="a" type="s:int"/></s:schema>';
const path = '<s:selector xpath="tns:i"/><s:field xpath="@k"/>';
/** Returns a sequence with an element that has the given identity constraints for its items. */
const items = (rules: string): string =>
  `<s:sequence><s:element name="r"><s:complexType><s:sequence><s:element name="i" maxOccurs="9"><s:complexType><s:attribute name="k"/><s:attribute name="l"/></s:complexType></s:element></s:sequence></s:complexType>${rules}</s:element></s:sequence>`;

/** Mistakes in schemas that are only warnings if the schema is part of a WSDL. */
export const tolerated: Readonly<Record<string, Tolerated>> = {
  ...toleratedSimpleTypes,
  "an element goes before a wildcard": {
    code: "xsd-ambiguous-content",
    content: `<s:sequence>${element("a", "s:int", optional)}${any}${element("z", "s:int")}</s:sequence>`,
    taken: ["<z>1</z>", "<a>1</a><z>1</z>", "<a>1</a><a>x</a><b/><z>1</z>", "<b/><z>1</z>"],
    refused: ["", "<a>x</a><z>1</z>", "<a>1</a>", "<b/><z>x</z>"],
  },
  "what xs:anyType has comes before its extension": {
    code: "xsd-ambiguous-content",
    content: `<s:complexContent><s:extension base="s:anyType"><s:sequence>${element("a", "s:int")}</s:sequence></s:extension></s:complexContent>`,
    taken: ["<a>1</a>", "<b/><c/><a>1</a>"],
    refused: ["<b/>", "<a>x</a>", "<a>1</a><b/>"],
  },
  "two branches that begin alike are told by what follows": {
    code: "xsd-ambiguous-content",
    content: `<s:choice><s:sequence>${element("a")}${element("b")}</s:sequence><s:sequence>${element("a")}${element("c")}</s:sequence></s:choice>`,
    taken: ["<a/><b/>", "<a/><c/>"],
    refused: ["<a/>", "<b/>", "<a/><b/><c/>"],
  },
  "a restriction that widens has its own content": {
    code: "xsd-not-a-restriction",
    content: `<s:complexContent><s:restriction base="tns:B"><s:sequence>${element("a", "s:string", 'maxOccurs="2"')}</s:sequence></s:restriction></s:complexContent>`,
    more: `<s:complexType name="B"><s:sequence>${element("a", "s:int")}</s:sequence></s:complexType>`,
    taken: ["<a>x</a>", "<a>x</a><a>1</a>"],
    refused: ["", "<a/><a/><a/>"],
  },
  "attributes that say nothing at their place are passed over": {
    code: "xsd-needless-attribute",
    content: `<s:sequence name="x">${element("a", "s:int", 'use="optional" abstract="true"')}<s:element name="b" minOccurs="0"><s:complexType name="B" abstract="true"><s:attribute name="k" type="s:int" minOccurs="2" maxOccurs="1"/></s:complexType></s:element></s:sequence>`,
    more: `<s:attribute name="always" use="required" default="1"/>${element("top", "s:string", 'minOccurs="0" form="unqualified"')}<s:simpleType name="T"><s:restriction base="s:string"><s:enumeration value="A" name="a"/></s:restriction></s:simpleType>`,
    taken: ["<a>1</a>", '<a>1</a><b k="1"/>'],
    refused: ["", "<a>x</a>", '<a>1</a><b k="x"/>'],
  },
  "words in other letter case are meant": {
    code: "xsd-letter-case",
    content: `<s:sequence>${element("a", "s:int", 'nillable="True" maxOccurs="Unbounded"')}<s:element name="b" nillable="FALSE"><s:complexType><s:attribute name="k" use="Required"/></s:complexType></s:element><s:any processContents="Lax" namespace="##Other" minOccurs="0"/></s:sequence>`,
    taken: [
      '<a xsi:nil="true" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"/><a>1</a><b k=""/><o xmlns="urn:o"/>',
    ],
    refused: ["<a/><b/>", '<a>1</a><b k=""/><o/>'],
  },
  "a prefix that nothing declares leads to the one of that name": {
    code: "xsd-undeclared-prefix",
    content: `<s:sequence>${element("a", "no:T")}${element("b", "xs:int")}<s:element ref="no:c"/></s:sequence>`,
    more: `${restriction("T", "s:int", "")}${element("c", "s:int")}`,
    taken: ["<a>1</a><b>1</b><c>1</c>"],
    refused: ["<a>x</a><b>1</b><c>1</c>", "<a>1</a><b>x</b><c>1</c>", "<a>1</a><b>1</b><c>x</c>"],
  },
  "what is in no namespace inside of a schema is meant as one of it": {
    code: "xsd-prefix-missing",
    content: `<sequence xmlns=""><element name="a" type="s:int"/><element name="b"><simpleType><restriction base="s:string"><enumeration value="x"/></restriction></simpleType></element></sequence>`,
    taken: ["<a>1</a><b>x</b>"],
    refused: ["<a>x</a><b>x</b>", "<a>1</a><b>y</b>"],
  },
  "what is in the namespace of WSDL inside of a schema is meant as one of it": {
    code: "xsd-prefix-missing",
    content: `<w:sequence xmlns:w="http://schemas.xmlsoap.org/wsdl/"><w:element name="a" type="s:int"/><s:element name="b" type="s:int"/></w:sequence>`,
    taken: ["<a>1</a><b>1</b>"],
    refused: ["<a>x</a><b>1</b>", "<a>1</a><b>y</b>"],
  },
  "ref counts beside another name": {
    code: "xsd-name-beside-ref",
    content: `<s:sequence><s:element name="x" ref="tns:c"/></s:sequence>`,
    more: element("c", "s:int"),
    taken: ["<c>1</c>"],
    refused: ["<x>1</x>", "<c>x</c>"],
  },
  "a type with the prefix of instances is a built-in one": {
    code: "xsd-undeclared-prefix",
    content: `<s:sequence>${element("a", "xsi:int")}</s:sequence>`,
    taken: ["<a>1</a>"],
    refused: ["<a>x</a>"],
  },
  "labels mean nothing": {
    code: "xsd-bad-label",
    content: `<s:annotation><s:documentation xml:lang="en_US">x</s:documentation></s:annotation><s:sequence id="1 2">${element("a", "s:int", 'id="a:b"')}</s:sequence>`,
    taken: ["<a>1</a>"],
    refused: [""],
  },
  "an id twice means nothing": {
    code: "xsd-duplicate-id",
    content: `<s:sequence id="i">${element("a", "s:int", 'id="i"')}</s:sequence>`,
    taken: ["<a>1</a>"],
    refused: [""],
  },
  "a type may have a name that begins with a digit": {
    code: "xsd-type-name-form",
    content: extension("tns:3D", `<s:sequence>${element("b", "tns:2nd-Type")}</s:sequence>`),
    more: `<s:complexType name="3D"><s:sequence>${element("a", "tns:9")}</s:sequence></s:complexType>${restriction("2nd-Type", "s:int", '<s:maxInclusive value="5"/>')}<s:simpleType name="9"><s:union memberTypes="s:int tns:2nd-Type"/></s:simpleType>`,
    taken: ["<a>1</a><b>5</b>"],
    refused: ["<a>1</a><b>6</b>", "<a>x</a><b>5</b>"],
  },
  "text is passed over": {
    code: "xsd-text-in-schema",
    content: `<s:sequence>${element("a", "s:int")}&gt;</s:sequence>;`,
    taken: ["<a>1</a>"],
    refused: [""],
  },
  "elements of other namespaces are passed over": {
    code: "xsd-foreign-element",
    content: `<s:sequence>${element("a", "s:int")}<jaxb:class xmlns:jaxb="urn:jaxb" name="X"><s:nothing/></jaxb:class></s:sequence>`,
    more: '<documentation xmlns="urn:wsdl">x</documentation>',
    taken: ["<a>1</a>"],
    refused: [""],
  },
  "what stands out of order is taken": {
    code: "xsd-misplaced-element",
    content: `<s:attribute name="k"/><s:sequence>${element("a", "tns:T")}<s:element name="b"><s:documentation>x</s:documentation><s:complexType><s:attribute name="k" type="s:int"/><s:sequence>${element("c")}<s:annotation/></s:sequence><s:annotation/><s:annotation/></s:complexType></s:element></s:sequence>`,
    more: '<s:simpleType name="T"><s:restriction><s:maxLength value="1"/><s:simpleType><s:restriction base="s:string"><s:minLength value="1"/></s:restriction></s:simpleType></s:restriction></s:simpleType><s:import namespace="urn:o"/>',
    taken: ['<a>1</a><b k="1"><c/></b>'],
    refused: ["<a/><b><c/></b>", "<a>12</a><b><c/></b>", '<a>1</a><b k="x"><c/></b>'],
  },
  "a required attribute has no default": {
    code: "xsd-default-not-optional",
    content:
      '<s:sequence><s:element name="a"><s:complexType><s:attribute name="k" type="s:int" use="required" default="1"/></s:complexType></s:element></s:sequence>',
    taken: ['<a k="1"/>'],
    refused: ["<a/>", '<a k="x"/>'],
  },
  "what ref settles is passed over": {
    code: "xsd-attribute-beside-ref",
    content:
      '<s:sequence><s:element ref="tns:a" name="a" nillable="false" type="s:int" form="unqualified" block="#all"/></s:sequence><s:attribute ref="tns:k" name="k" type="s:int"/>',
    more: `${element("a", "s:int", 'nillable="true"')}<s:attribute name="k" type="s:int"/>`,
    taken: ["<a>1</a>", '<a xsi:nil="true" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"/>'],
    refused: ["", "<a>x</a>"],
  },
  "what is empty is passed over": {
    code: "xsd-empty-attribute",
    content: `<s:sequence>${element("a", "tns:A", 'minOccurs="" maxOccurs="" nillable="" form=""')}<s:element name="b" type="" minOccurs="0"/><s:element ref="tns:c" name="" minOccurs="0"/><s:any processContents="" namespace="urn:o" minOccurs="0"/></s:sequence><s:attribute name="k" use="" type="s:int"/>`,
    more: `<s:element name="c" substitutionGroup="" abstract=""/>${restriction("A", "s:decimal", '<s:totalDigits value="0"/><s:fractionDigits value=""/><s:maxInclusive value="9"/>')}<s:complexType name="M" mixed="" abstract=""/>`,
    taken: ["<a>1.25</a>", "<a>1</a><b><x/></b><c/>"],
    refused: ["", "<a>1</a><a>1</a>", "<a>10</a>"],
  },
  "fixed holds beside a default": {
    code: "xsd-default-beside-fixed",
    content: `<s:sequence>${element("a", "s:int", 'default="1" fixed="2"')}</s:sequence><s:attribute name="k" default="x" fixed="y"/>`,
    taken: ["<a>2</a>", "<a/>"],
    refused: ["<a>1</a>"],
  },
  "a reference is nillable that says so": {
    code: "xsd-nillable-ref",
    content: '<s:sequence><s:element ref="tns:a" nillable="true"/></s:sequence>',
    more: element("a", "s:int"),
    taken: ["<a>1</a>", '<a xsi:nil="true" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"/>'],
    refused: ["", "<a/>"],
  },
  "a type may have a name with spaces and brackets": {
    code: "xsd-type-name-form",
    content: extension("tns:My Type", `<s:sequence>${element("b", "tns:string[]")}</s:sequence>`),
    more: `<s:complexType name="My Type"><s:sequence>${element("a", "tns:List&lt;Map`2[int,'x']>", 'maxOccurs="2"')}</s:sequence></s:complexType>${restriction("List&lt;Map`2[int,'x']>", "s:int", '<s:maxInclusive value="5"/>')}<s:complexType name="string[]"><s:sequence>${element("s", "s:string", 'minOccurs="0" maxOccurs="unbounded"')}</s:sequence></s:complexType><s:complexType name="string()"/>`,
    taken: ["<a>1</a><b><s/></b>", "<a>1</a><a>5</a><b/>"],
    refused: ["<a>1</a><b><x/></b>", "<a>6</a><b/>"],
  },
  "complexContent that adds attributes to a simple type is simpleContent": {
    code: "xsd-base-simple",
    content: `<s:sequence><s:element name="a"><s:complexType>${extension("s:int", '<s:attribute name="k" type="s:int"/>')}</s:complexType></s:element><s:element name="b" minOccurs="0"><s:complexType><s:complexContent><s:restriction base="tns:S"><s:attribute name="k" type="s:int" use="required"/></s:restriction></s:complexContent></s:complexType></s:element></s:sequence>`,
    more: restriction("S", "s:string", '<s:maxLength value="2"/>'),
    taken: ['<a k="1">2</a>', '<a>2</a><b k="1">12</b>'],
    refused: ["<a>x</a>", '<a k="x">2</a>', '<a>2</a><b k="1">123</b>', "<a>2</a><b/>"],
  },
  "what xs:all extends or is extended by comes in any order": {
    code: "xsd-all-extended",
    content: extension("tns:B", `<s:all>${element("c", "s:int")}${element("d", "s:int", optional)}</s:all>`),
    more: `<s:complexType name="A"><s:sequence>${element("a", "s:int", 'maxOccurs="2"')}</s:sequence></s:complexType><s:complexType name="B">${extension("tns:A", `<s:all minOccurs="0">${element("b", "s:int")}</s:all>`)}</s:complexType>`,
    taken: ["<a>1</a><b>1</b><c>1</c><d>1</d>", "<d>1</d><c>1</c><a>1</a><a>2</a>", "<c>1</c><b>1</b><a>1</a>"],
    refused: ["<a>1</a>", "<c>1</c>", "<a>1</a><a>1</a><a>1</a><c>1</c>", "<a>1</a><c>1</c><c>1</c>", "<a/><c>1</c>"],
  },
  "groups that xs:all extends stay together": {
    code: "xsd-all-extended",
    content: extension("tns:B", `<s:all>${element("e", "s:int")}${element("f", "s:int", optional)}</s:all>`),
    more: `<s:complexType name="B"><s:sequence>${element("a", "s:int")}<s:choice>${element("b", "s:int")}<s:sequence>${element("c", "s:int")}${element("d", "s:int")}</s:sequence></s:choice><s:any namespace="##other" processContents="lax" minOccurs="0"/></s:sequence></s:complexType>`,
    taken: [
      "<a>1</a><b>1</b><e>1</e>",
      '<a>1</a><c>1</c><d>1</d><x xmlns="urn:x"/><e>1</e><f>1</f>',
      '<x xmlns="urn:x"/><e>1</e><c>1</c><d>1</d><a>1</a>',
    ],
    refused: ["<a>1</a><b>1</b>", "<a>1</a><e>1</e>", "<a>1</a><c>1</c><e>1</e><d>1</d>", "<a>1</a><b>x</b><e>1</e>"],
  },
  "elements of one name and several simple types have the values of all": {
    code: "xsd-inconsistent-elements",
    content: `<s:sequence>${element("a", "s:int")}${element("b", "s:int")}${element("a", "tns:D", 'nillable="true"')}</s:sequence>`,
    more: restriction("D", "s:date", ""),
    taken: [
      "<a>1</a><b>1</b><a>2020-01-01</a>",
      "<a>1</a><b>1</b><a>1</a>",
      '<a>1</a><b>1</b><a xsi:nil="true" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"/>',
    ],
    refused: ["<a>1</a><b>1</b>", "<a>1</a><b>1</b><a>x</a>", "<a>1</a><b>x</b><a>1</a>"],
  },
  "elements of one name and several types have any content": {
    code: "xsd-inconsistent-elements",
    content: `<s:sequence>${element("a", "s:int")}${element("b", "s:int")}<s:choice><s:element name="a"><s:complexType><s:attribute name="k"/></s:complexType></s:element>${element("c", "s:int")}</s:choice></s:sequence>`,
    taken: ['<a>1</a><b>1</b><a k="1"/>', "<a>1</a><b>1</b><c>1</c>"],
    refused: ["<a>1</a><b>1</b>", "<a>1</a><b>x</b><a/>", "<a>1</a><b>1</b><c>x</c>"],
  },
  "a member of a substitution group has its own type": {
    code: "xsd-substitution-type",
    content: '<s:sequence><s:element ref="tns:h"/></s:sequence>',
    more: `${element("h", "s:int")}<s:element name="m" type="s:date" substitutionGroup="tns:h"/><s:element name="n" substitutionGroup="tns:h"><s:complexType><s:attribute name="k" type="s:int"/></s:complexType></s:element>`,
    taken: ["<h>1</h>", "<m>2020-01-01</m>", '<n k="1"/>'],
    refused: ["", "<h>2020-01-01</h>", "<m>1</m>", '<n k="x"/>', "<h>1</h><m>2020-01-01</m>"],
  },
  "an attribute of the base again": {
    code: "xsd-attribute-repeated",
    content: `<s:sequence><s:element name="a"><s:complexType>${extension("tns:B", '<s:attribute name="k" type="s:int"/><s:attribute name="l" type="s:int"/>')}</s:complexType></s:element></s:sequence>`,
    more: '<s:complexType name="B"><s:attribute name="k" type="s:int"/></s:complexType>',
    taken: ['<a k="1" l="2"/>'],
    refused: ['<a k="x"/>'],
  },
  "what is final is derived from": {
    code: "xsd-final",
    content: extension("tns:B", `<s:sequence>${element("b", "tns:T")}</s:sequence>`),
    more: `<s:complexType name="B" final="#all"><s:sequence>${element("a", "s:int")}</s:sequence></s:complexType><s:simpleType name="F" final="restriction"><s:restriction base="s:int"/></s:simpleType>${restriction("T", "tns:F", '<s:maxInclusive value="5"/>')}`,
    taken: ["<a>1</a><b>5</b>"],
    refused: ["<a>1</a>", "<a>1</a><b>6</b>"],
  },
  "an extension of mixed content is mixed": {
    code: "xsd-mixed-differs",
    content: extension("tns:B", `<s:sequence>${element("b", "s:int")}</s:sequence>`),
    more: `<s:complexType name="B" mixed="true"><s:sequence>${element("a", "s:int")}</s:sequence></s:complexType>`,
    taken: ["<a>1</a><b>5</b>", "x<a>1</a>y<b>5</b>z"],
    refused: ["<a>1</a>", "<a>x</a><b>5</b>"],
  },
  "a mixed extension is mixed": {
    code: "xsd-mixed-differs",
    content: extension("tns:B", `<s:sequence>${element("b", "s:int")}</s:sequence>`).replace(">", ' mixed="true">'),
    more: `<s:complexType name="B"><s:sequence>${element("a", "s:int")}</s:sequence></s:complexType>`,
    taken: ["<a>1</a><b>5</b>", "x<a>1</a>y<b>5</b>z"],
    refused: ["<a>1</a>", "<a>x</a><b>5</b>"],
  },
  "two IDs are two": {
    code: "xsd-two-ids",
    content:
      '<s:sequence><s:element name="a"><s:complexType><s:attribute name="k" type="s:ID"/><s:attribute name="l" type="s:ID"/></s:complexType></s:element></s:sequence>',
    taken: ['<a k="x" l="y"/>'],
    refused: ['<a k="1"/>', '<a k="x" l="x"/>'],
  },
  "a keyref that leads nowhere is not checked": {
    code: "xsd-keyref-refers",
    content: items(`<s:key name="k">${path}</s:key><s:keyref name="l" refer="tns:none">${path}</s:keyref>`),
    taken: ['<r><i k="1"/><i k="2"/></r>'],
    refused: ['<r><i k="1"/><i k="1"/></r>'],
  },
  "a keyref of other fields is not checked": {
    code: "xsd-keyref-fields",
    content: items(
      `<s:key name="k">${path}</s:key><s:keyref name="l" refer="tns:k">${path}<s:field xpath="@l"/></s:keyref>`,
    ),
    taken: ['<r><i k="1" l="3"/><i k="2"/></r>'],
    refused: ['<r><i k="1"/><i k="1"/></r>'],
  },
  "rules of one name are two rules": {
    code: "xsd-duplicate-constraint",
    content: items(`<s:key name="k">${path}</s:key><s:unique name="k">${path.replace("@k", "@l")}</s:unique>`),
    taken: ['<r><i k="1"/><i k="2" l="1"/></r>'],
    refused: ['<r><i k="1"/><i k="1"/></r>', '<r><i k="1" l="1"/><i k="2" l="1"/></r>'],
  },
  "a rule with a path that is none is not checked": {
    code: "xsd-bad-path",
    content: items(`<s:key name="k">${path}</s:key><s:key name="l">${path.replace("@k", "@l[1]")}</s:key>`),
    taken: ['<r><i k="1" l="1"/><i k="2" l="1"/></r>'],
    refused: ['<r><i k="1"/><i k="1"/></r>'],
  },
  "elements of xs:all may repeat": {
    code: "xsd-all-item-repeats",
    content: `<s:all>${element("a", "s:int", 'maxOccurs="unbounded"')}${element("b", "s:int")}${element("c", "s:int", 'minOccurs="0" maxOccurs="2"')}</s:all>`,
    taken: [
      "<a>1</a><b>1</b>",
      "<b>1</b><a>1</a><a>2</a>",
      "<a>1</a><b>1</b><a>2</a>",
      "<c>1</c><a>1</a><c>1</c><b>1</b>",
    ],
    refused: ["<b>1</b>", "<a>1</a>", "<a>1</a><b>1</b><b>2</b>", "<a>1</a><b>1</b><c>1</c><c>1</c><c>1</c>"],
  },
  "elements of a mixed xs:all may repeat": {
    code: "xsd-all-item-repeats",
    content: `<s:sequence><s:element name="m"><s:complexType mixed="true"><s:all>${element("a", "s:int", 'maxOccurs="unbounded"')}${element("b", "s:int")}</s:all></s:complexType></s:element></s:sequence>`,
    taken: ["<m>x<a>1</a>y<b>1</b></m>", "<m><b>1</b><a>1</a><a>2</a></m>", "<m><a>1</a><b>1</b>z<a>2</a></m>"],
    refused: ["<m><b>1</b></m>", "<m><a>1</a><b>1</b><b>2</b></m>"],
  },
  "an import takes what it names, whatever namespace that has": {
    code: "xsd-import-wrong-namespace",
    content: `<s:sequence><s:element xmlns:o="urn:o" ref="o:a"/></s:sequence>`,
    first: '<s:import schemaLocation="o.xsd"/><s:import namespace="urn:o"/>',
    files: { "o.xsd": otherSchema },
    taken: ['<o:a xmlns:o="urn:o">1</o:a>'],
    refused: ['<o:a xmlns:o="urn:o">x</o:a>'],
  },
  "an include of another namespace is an import": {
    code: "xsd-include-wrong-namespace",
    content: `<s:sequence><s:element xmlns:o="urn:o" ref="o:a"/></s:sequence>`,
    first: '<s:include schemaLocation="o.xsd"/><s:import namespace="urn:o"/>',
    files: { "o.xsd": otherSchema },
    taken: ['<o:a xmlns:o="urn:o">1</o:a>'],
    refused: ['<o:a xmlns:o="urn:o">x</o:a>'],
  },
};

/** The contract of a row: its WSDL and what else lies in the folder. */
export function toleratedContract({ content, more, first = "", files }: Tolerated): Readonly<Record<string, string>> {
  const wsdl = rooted(content, more).replace(/<s:schema [^>]*>/, (start) => start + first);
  return { "c.wsdl": wsdl, ...files };
}

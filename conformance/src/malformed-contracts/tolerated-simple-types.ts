import { element } from "../testing/wsdl-builders.js";

/** A mistake in a schema that is part of a WSDL, and the content that the element Ping accepts and refuses nevertheless. */
export interface Tolerated {
  readonly code: string;
  /** The severity in a schema without a WSDL. Default: error. A warning if XSD allows the construct. */
  readonly alone?: "warning";
  readonly content: string;
  readonly more?: string;
  /** Text before all components of the schema. */
  readonly first?: string;
  /** Other files in the folder, by name. */
  readonly files?: Readonly<Record<string, string>>;
  readonly taken: readonly string[];
  readonly refused: readonly string[];
}

/** The attribute of an optional element. */
export const optional = 'minOccurs="0"';

/** Returns a simple type that restricts another simple type. */
export const restriction = (name: string, base: string, facets: string): string =>
  `<s:simpleType name="${name}"><s:restriction base="${base}">${facets}</s:restriction></s:simpleType>`;
/** Returns complex content that extends a type. */
export const extension = (base: string, inside: string): string =>
  `<s:complexContent><s:extension base="${base}">${inside}</s:extension></s:complexContent>`;

/** Mistakes in simple types, their facets and values. */
export const toleratedSimpleTypes: Readonly<Record<string, Tolerated>> = {
  "a default value that the type does not have counts as absent": {
    code: "xsd-bad-value",
    content: `<s:sequence>${element("a", "s:int", 'default=""')}</s:sequence><s:attribute name="k" type="s:boolean" default="TRUE"/>`,
    taken: ["<a>1</a>"],
    refused: ["<a/>", "<a>x</a>"],
  },
  "of patterns that may mean anything none is checked": {
    code: "schema-pattern-untranslatable",
    content: `<s:sequence>${element("a", "tns:P")}</s:sequence>`,
    more: '<s:simpleType name="P"><s:restriction base="s:string"><s:pattern value="(?=x)y"/><s:pattern value="B"/><s:maxLength value="3"/></s:restriction></s:simpleType>',
    taken: ["<a>B</a>", "<a>zzz</a>"],
    refused: ["<a>zzzz</a>"],
  },
  "a pattern takes values with its anchors and without": {
    code: "xsd-pattern-anchors",
    alone: "warning",
    content: `<s:sequence>${element("a", "tns:A")}${element("b", "tns:B", optional)}</s:sequence>`,
    more:
      restriction("A", "s:int", '<s:pattern value="^[0-9]+$"/><s:maxInclusive value="99"/>') +
      restriction("B", "s:string", '<s:pattern value="^a|b$|(^[^x]$)"/>'),
    taken: ["<a>12</a>", "<a>1</a><b>a</b>", "<a>1</a><b>^a</b>", "<a>1</a><b>b$</b>", "<a>1</a><b>^</b>"],
    refused: ["<a>-1</a>", "<a>^1$</a>", "<a>100</a>", "<a>1</a><b>x</b>", "<a>1</a><b>ab</b>"],
  },
  "facets that do not apply are passed over": {
    code: "xsd-facet-not-applicable",
    content: `<s:sequence>${element("a", "tns:A")}${element("b", "tns:B", optional)}</s:sequence>`,
    more: `${restriction("A", "s:int", '<s:maxLength value="1"/><s:maxInclusive value="20"/>')}${restriction("B", "s:boolean", '<s:enumeration value="true"/>')}`,
    taken: ["<a>12</a>", "<a>1</a><b>false</b>"],
    refused: ["<a>21</a>", "<a>1</a><b>x</b>"],
  },
  "a facet again": {
    code: "xsd-facet-repeated",
    content: `<s:sequence>${element("a", "tns:A")}</s:sequence>`,
    more: restriction("A", "s:string", '<s:maxLength value="1"/><s:maxLength value="1"/>'),
    taken: ["<a>1</a>"],
    refused: ["<a>12</a>"],
  },
  "of a facet that is given twice the last holds": {
    code: "xsd-facet-twice",
    content: `<s:sequence>${element("a", "tns:A")}</s:sequence>`,
    more: restriction("A", "s:string", '<s:maxLength value="1"/><s:minLength value="1"/><s:maxLength value="3"/>'),
    taken: ["<a>1</a>", "<a>123</a>"],
    refused: ["<a/>", "<a>1234</a>"],
  },
  "facets that contradict each other count as absent": {
    code: "xsd-facets-contradict",
    content: `<s:sequence>${element("a", "tns:A")}${element("b", "tns:B", optional)}${element("c", "tns:C", optional)}</s:sequence>`,
    more:
      restriction("A", "s:string", '<s:minLength value="9"/><s:maxLength value="2"/><s:pattern value="[0-9]+"/>') +
      restriction(
        "B",
        "s:decimal",
        '<s:totalDigits value="2"/><s:fractionDigits value="4"/><s:maxInclusive value="999"/>',
      ) +
      restriction("C", "s:string", '<s:length value="2"/><s:maxLength value="1"/>'),
    taken: ["<a>1</a>", "<a>123456789012</a><b>123.4567</b>", "<a>1</a><c>123</c>"],
    refused: ["<a>x</a>", "<a>1</a><b>1000</b>"],
  },
  "length holds beside the other lengths": {
    code: "xsd-length-beside",
    content: `<s:sequence>${element("a", "tns:A")}</s:sequence>`,
    more: restriction("A", "s:string", '<s:length value="2"/><s:minLength value="1"/><s:maxLength value="9"/>'),
    taken: ["<a>12</a>"],
    refused: ["<a>1</a>", "<a>123</a>"],
  },
  "a value that the base does not have is not enumerated": {
    code: "xsd-facet-value",
    content: `<s:sequence>${element("a", "tns:A")}${element("b", "tns:B", optional)}${element("c", "tns:C", optional)}${element("d", "tns:D", optional)}${element("e", "tns:E", optional)}</s:sequence>`,
    more:
      restriction("A", "s:int", '<s:enumeration value="1"/><s:enumeration value="2 or more"/>') +
      restriction("B", "s:int", '<s:enumeration value="none"/><s:maxInclusive value="9"/>') +
      restriction("C", "tns:A", '<s:enumeration value="1"/><s:enumeration value="3"/>') +
      restriction("D", "s:int", '<s:minInclusive value="-"/><s:maxExclusive value="5"/>') +
      restriction("E", "s:int", '<s:minInclusive value="0.00"/><s:maxInclusive value="99"/>'),
    taken: ["<a>1</a>", "<a>1</a><b>3</b><c>1</c><d>-7</d>", "<a>1</a><e>-1</e>"],
    refused: ["<a>2</a>", "<a>1</a><b>10</b>", "<a>1</a><c>3</c>", "<a>1</a><d>5</d>", "<a>1</a><e>100</e>"],
  },
  "simpleContent may restrict a simple type": {
    code: "xsd-restricts-simple-type",
    content:
      '<s:sequence><s:element name="a"><s:complexType><s:simpleContent><s:restriction base="s:string"><s:maxLength value="2"/><s:attribute name="k" type="s:int"/></s:restriction></s:simpleContent></s:complexType></s:element></s:sequence>',
    taken: ['<a k="1">12</a>', "<a/>"],
    refused: ["<a>123</a>", '<a k="x"/>'],
  },
  "notations are names": {
    code: "xsd-notation-direct",
    content: `<s:sequence>${element("a", "s:NOTATION")}</s:sequence>`,
    taken: ["<a>x</a>"],
    refused: ["<a>1 2</a>"],
  },
  "a restriction of xs:anySimpleType is one of text": {
    code: "xsd-restricts-any-simple-type",
    content: `<s:sequence>${element("a", "tns:A")}</s:sequence>`,
    more: restriction("A", "s:anySimpleType", '<s:enumeration value="A"/><s:enumeration value="B"/>'),
    taken: ["<a>A</a>"],
    refused: ["<a>C</a>"],
  },
  "facets that allow more than the base are passed over": {
    code: "xsd-facet-wider",
    content: `<s:sequence>${element("a", "tns:A")}${element("b", "tns:C", optional)}</s:sequence>`,
    more: `${restriction("A", "s:short", '<s:minInclusive value="-99999"/><s:maxExclusive value="99999"/><s:fractionDigits value="2"/>')}${restriction("B", "s:token", '<s:maxLength value="2"/>')}${restriction("C", "tns:B", '<s:maxLength value="3"/><s:minLength value="1"/><s:whiteSpace value="preserve"/>')}`,
    taken: ["<a>32767</a>", "<a>-32768</a><b> 12 </b>"],
    refused: ["<a>32768</a>", "<a>1.5</a>", "<a>1</a><b>123</b>", "<a>1</a><b/>"],
  },
};

import type { ValidityCase } from "./validity-case.js";

const simple = (name: string, base: string, ...facets: readonly string[]): string =>
  `<xs:simpleType name="${name}"><xs:restriction base="${base}">${facets.join("")}</xs:restriction></xs:simpleType>`;
const facet = (name: string, value: string | number): string => `<xs:${name} value="${value}"/>`;
const element = '<xs:element name="r" type="t:r"/>';

const lengths: readonly ValidityCase[] = [
  {
    title: "length beside the minLength and maxLength of the base",
    schema:
      simple("b", "xs:string", facet("minLength", 1), facet("maxLength", 5)) +
      simple("r", "t:b", facet("minLength", 1), facet("length", 2), facet("maxLength", 5)) +
      element,
    valid: ["<t:r>ab</t:r>"],
    invalid: ["<t:r>a</t:r>", "<t:r>abc</t:r>"],
  },
  {
    title: "minLength that a base has, after length",
    schema: simple("b", "xs:NMTOKENS", facet("length", 2)) + simple("r", "t:b", facet("minLength", 1)) + element,
    valid: ["<t:r>a b</t:r>"],
    invalid: ["<t:r>a</t:r>", "<t:r>a b c</t:r>"],
  },
  {
    title: "length beside another minLength than the base's",
    schema:
      simple("b", "xs:string", facet("minLength", 1)) + simple("r", "t:b", facet("minLength", 2), facet("length", 2)),
    codes: ["xsd-length-beside"],
  },
  {
    title: "minLength and maxLength after length",
    schema:
      simple("b", "xs:string", facet("length", 2)) + simple("r", "t:b", facet("minLength", 2), facet("maxLength", 2)),
    codes: ["xsd-length-beside"],
  },
];

const bounds: readonly ValidityCase[] = [
  {
    title: "an exclusive bound repeated, beside the inclusive one of a built-in type",
    schema:
      simple("b", "xs:positiveInteger", facet("minExclusive", 1)) +
      simple("r", "t:b", facet("minExclusive", "01")) +
      element,
    valid: ["<t:r>2</t:r>"],
    invalid: ["<t:r>1</t:r>"],
  },
  {
    title: "an exclusive bound repeated, after other facets",
    schema:
      simple("b", "xs:int", facet("minExclusive", 1)) +
      simple("c", "t:b", facet("maxExclusive", 5)) +
      simple("r", "t:c", facet("minExclusive", 1)) +
      element,
    valid: ["<t:r>2</t:r>", "<t:r>4</t:r>"],
    invalid: ["<t:r>1</t:r>", "<t:r>5</t:r>"],
  },
  {
    title: "an inclusive bound that the base excludes, and its base has",
    schema:
      simple("b", "xs:date", facet("minInclusive", "2000-01-01")) +
      simple("c", "t:b", facet("minExclusive", "2000-01-01")) +
      simple("r", "t:c", facet("minInclusive", "2000-01-01")),
    codes: ["xsd-facet-wider"],
  },
  {
    title: "an exclusive bound repeated that a later inclusive one has narrowed",
    schema:
      simple("b", "xs:int", facet("minExclusive", 1)) +
      simple("c", "t:b", facet("minInclusive", 3)) +
      simple("r", "t:c", facet("minExclusive", 1)),
    codes: ["xsd-facet-wider"],
  },
  {
    title: "minExclusive that leaves nothing of the base",
    schema: simple("r", "xs:unsignedByte", facet("minExclusive", 255)) + element,
    invalid: ["<t:r>255</t:r>", "<t:r>0</t:r>"],
  },
  {
    title: "maxExclusive that leaves nothing of the base",
    schema: simple("r", "xs:unsignedByte", facet("maxExclusive", 0)),
    codes: ["xsd-facet-wrong"],
  },
  {
    title: "an inclusive bound of a built-in type that the base excludes",
    schema:
      simple("b", "xs:negativeInteger", facet("maxExclusive", -2)) + simple("r", "t:b", facet("maxInclusive", -1)),
    codes: ["xsd-facet-wider"],
  },
  {
    title: "an inclusive bound repeated that the base does not enumerate",
    schema:
      simple("b", "xs:int", facet("enumeration", 1), facet("maxInclusive", 5)) +
      simple("r", "t:b", facet("maxInclusive", 5)),
    codes: ["xsd-facet-value"],
  },
];

const list = (name: string, item: string): string =>
  `<xs:simpleType name="${name}"><xs:list itemType="${item}"/></xs:simpleType>`;
const union = (name: string, members: string): string =>
  `<xs:simpleType name="${name}"><xs:union memberTypes="${members}"/></xs:simpleType>`;
const values = (...texts: readonly string[]): string => texts.map((text) => facet("enumeration", text)).join("");

const names: readonly ValidityCase[] = [
  {
    title: "enumerated names narrowed, with another prefix",
    schema:
      simple("b", "xs:QName", values("t:a", "t:b")) +
      '<xs:simpleType name="r" xmlns:p="urn:t"><xs:restriction base="t:b"><xs:enumeration value="p:a"/></xs:restriction></xs:simpleType>' +
      element,
    valid: ["<t:r>t:a</t:r>"],
    invalid: ["<t:r>t:b</t:r>", "<t:r>o:a</t:r>"],
  },
  {
    title: "an enumerated name that the base does not have",
    schema: simple("b", "xs:QName", values("t:a", "t:b")) + simple("r", "t:b", values("xs:a")),
    codes: ["xsd-facet-value"],
  },
  {
    title: "an enumerated notation that the base does not have",
    schema:
      '<xs:notation name="a" public="a"/><xs:notation name="b" public="b"/>' +
      simple("b", "xs:NOTATION", values("t:a")) +
      simple("r", "t:b", values("t:b")),
    codes: ["xsd-facet-value"],
  },
  {
    title: "enumerated names of a base with a pattern",
    schema: simple("b", "xs:QName", facet("pattern", "\\c+")) + simple("r", "t:b", values("t:a")) + element,
    valid: ["<t:r>t:a</t:r>"],
    invalid: ["<t:r>t:b</t:r>"],
  },
  {
    title: "enumerated lists of names",
    schema: list("l", "xs:QName") + simple("r", "t:l", values("t:a xs:b", "")) + element,
    valid: ["<t:r>t:a  xs:b</t:r>", "<t:r/>"],
    invalid: ["<t:r>t:a</t:r>", "<t:r>xs:a t:b</t:r>"],
  },
  {
    title: "enumerated values of a union with names",
    schema: union("u", "xs:int xs:QName xs:string") + simple("r", "t:u", values("1", "t:a", "x:y", "a b")) + element,
    valid: ["<t:r>01</t:r>", "<t:r>t:a</t:r>", "<t:r>x:y</t:r>", "<t:r>a b</t:r>"],
    invalid: ["<t:r>2</t:r>", "<t:r>xs:a</t:r>", "<t:r>a</t:r>"],
  },
  {
    title: "an enumerated value that no member of a union has",
    schema:
      simple("b", "xs:QName", values("t:a")) + union("u", "t:b xs:int") + simple("r", "t:u", values("t:a", "t:b")),
    codes: ["xsd-facet-value"],
  },
  {
    title: "an enumerated name that the base's pattern refuses",
    schema: simple("b", "xs:QName", facet("pattern", "o:.*")) + simple("r", "t:b", values("t:a")),
    codes: ["xsd-facet-value"],
  },
  {
    title: "enumerated values of a union that takes names for text",
    schema: union("u", "xs:string xs:QName") + simple("r", "t:u", values("t:a")) + element,
    valid: ["<t:r>t:a</t:r>"],
    invalid: ["<t:r>t:b</t:r>"],
  },
];

const unions: readonly ValidityCase[] = [
  {
    title: "an enumerated value that the pattern of a union refuses",
    schema:
      union("u", "xs:int xs:date") +
      simple("p", "t:u", facet("pattern", "\\d")) +
      simple("r", "t:p", values("1", "10")),
    codes: ["xsd-facet-value"],
  },
  {
    title: "enumerated values that the pattern of a union takes",
    schema:
      union("u", "xs:int xs:date") +
      simple("p", "t:u", facet("pattern", "\\d")) +
      simple("r", "t:p", values("1", " 2 ")) +
      element,
    valid: ["<t:r> 1 </t:r>", "<t:r>2</t:r>"],
    invalid: ["<t:r>01</t:r>", "<t:r>3</t:r>"],
  },
  {
    title: "an enumerated list of a union with names that the pattern of the base takes as they are written",
    schema:
      union("u", "xs:QName xs:int") +
      list("l", "t:u") +
      simple("p", "t:l", facet("pattern", "[a-z0-9]+:[a-z] \\d")) +
      simple("r", "t:p", values("t:a 1")) +
      element,
    valid: ["<t:r>t:a 1</t:r>"],
    invalid: ["<t:r>t:b 1</t:r>"],
  },
  {
    title: "an enumerated list that is longer than the base's",
    schema:
      union("u", "xs:int xs:date") +
      list("l", "t:u") +
      simple("b", "t:l", facet("maxLength", 1)) +
      simple("r", "t:b", values("1", "1 2")),
    codes: ["xsd-facet-value"],
  },
  {
    title: "enumerated lists of a union enumerated again",
    schema:
      union("u", "xs:int xs:date") +
      list("l", "t:u") +
      simple("b", "t:l", values("1 2", "2000-01-01")) +
      simple("r", "t:b", values("01 2")) +
      element,
    valid: ["<t:r>1 02</t:r>"],
    invalid: ["<t:r>2 1</t:r>", "<t:r>2000-01-01</t:r>"],
  },
  {
    title: "an enumerated list of a union that the base does not enumerate",
    schema:
      union("u", "xs:int xs:date") +
      list("l", "t:u") +
      simple("b", "t:l", values("1 2")) +
      simple("r", "t:b", values("2 1")),
    codes: ["xsd-facet-value"],
  },
  {
    title: "a default value that the pattern of a union refuses",
    schema:
      union("u", "xs:int xs:date") +
      simple("p", "t:u", facet("pattern", "\\d")) +
      '<xs:element name="r" type="t:p" default="10"/>',
    codes: ["xsd-bad-value"],
  },
  {
    title: "enumerated values of a union repeated in another form",
    schema:
      union("u", "xs:decimal xs:date") +
      simple("b", "t:u", values("1", "2000-01-01Z")) +
      simple("r", "t:b", values("1.0", "2000-01-01+00:00")) +
      element,
    valid: ["<t:r>01</t:r>", "<t:r>2000-01-01Z</t:r>"],
    invalid: ["<t:r>2</t:r>", "<t:r>2000-01-01</t:r>"],
  },
  {
    title: "a fixed attribute of a union with names",
    schema:
      union("u", "xs:QName xs:string") +
      '<xs:element name="r"><xs:complexType><xs:attribute name="a" type="t:u" fixed="xs:a"/></xs:complexType></xs:element>',
    valid: ["<t:r/>", '<t:r a="xs:a"/>'],
  },
  {
    title: "a number of one member of a union that is one of another",
    schema:
      union("u", "xs:int xs:decimal") +
      simple("b", "t:u", values("1", "2.50")) +
      simple("c", "t:b", values("1.0", "2.5")) +
      '<xs:element name="r" type="t:c"/><xs:element name="f" type="t:u" fixed="1."/>',
    valid: ["<t:r>1</t:r>", "<t:r>1.00</t:r>", "<t:f>1.</t:f>"],
    invalid: ["<t:r>2</t:r>", "<t:f>2</t:f>"],
  },
  {
    title: "enumerated lists of a union, in another form",
    schema: union("u", "xs:decimal xs:duration") + list("l", "t:u") + simple("r", "t:l", values("1 P1Y")) + element,
    valid: ["<t:r>1 P1Y</t:r>", "<t:r>1.0 P12M</t:r>"],
    invalid: ["<t:r>1</t:r>", "<t:r>P1Y 1</t:r>"],
  },
  {
    title: "an enumerated list of a union of lists",
    schema:
      list("l", "xs:date") +
      union("u", "t:l xs:string") +
      simple("r", "t:u", values("2000-01-01Z 2000-01-02")) +
      element,
    valid: ["<t:r>2000-01-01+00:00 2000-01-02</t:r>"],
    invalid: ["<t:r>2000-01-01Z</t:r>"],
  },
  {
    title: "a text with spaces that another member takes than without",
    schema:
      simple("a", "xs:normalizedString", values("a")) +
      list("l", "xs:NCName") +
      union("u", "t:a t:l") +
      simple("r", "t:u", values("a")) +
      element,
    valid: ["<t:r>a</t:r>"],
    invalid: ["<t:r> a </t:r>"],
  },
];

/** Facets of simple types: of one step and of several, one from another. */
export const facetCases: readonly ValidityCase[] = [...lengths, ...bounds, ...names, ...unions];

import { all, choice, el, facet, seq, simple, type, union } from "../../../contract/dist/testing/schema-notation.js";
import {
  boundOperation,
  type Files,
  messageParts,
  operationOf,
  operationPart,
  schemaText,
  serviceOf,
  servicePart,
  wsdlOf,
} from "./compare-fixture.js";

/** Two contracts that mean the same; `symbols` where only a TypeScript name vanishes. */
interface Equivalence {
  readonly title: string;
  readonly one: Files;
  readonly other: Files;
  readonly symbols?: boolean;
}

const body = seq(el("a"), el("b", 'type="xs:int" minOccurs="0"'));
const t = type("T", body);
const schema = schemaText(t);
const plain = serviceOf(t);
const importing = (location: string): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:import namespace="urn:a" schemaLocation="${location}"/></xs:schema>`;
const including = (location: string): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:a="urn:a" targetNamespace="urn:a" elementFormDefault="qualified">
<xs:include schemaLocation="${location}"/><xs:element name="Place" type="a:T"/><xs:element name="PlaceResponse" type="a:T"/></xs:schema>`;
const chameleon = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified">${t}</xs:schema>`;
const of = (title: string, one: string, other: string, attributes?: string): Equivalence => ({
  title,
  one: serviceOf(one, attributes),
  other: serviceOf(other, attributes),
});
const inType = (title: string, one: string, other: string): Equivalence => of(title, type("T", one), type("T", other));
const code = (base: string, ...facets: readonly string[]): string =>
  type("T", seq(el("a", 'type="a:Code"'))) + simple("Code", base, facets.join(""));
const textList = (item: string): string => `<xs:simpleType name="Texts"><xs:list itemType="${item}"/></xs:simpleType>`;
const list = '<xs:simpleType name="Numbers"><xs:list itemType="xs:int"/></xs:simpleType>';
const dates = '<xs:simpleType name="Dates"><xs:union memberTypes="xs:date xs:int"/></xs:simpleType>';
const amount = `<xs:complexType name="Amount"><xs:simpleContent><xs:extension base="xs:decimal"><xs:attribute name="unit"/></xs:extension></xs:simpleContent></xs:complexType>`;
const [a, b, c] = [el("a"), el("b"), el("c")];
const n = '<xs:attribute name="n" type="xs:int"/>';
const m = '<xs:attribute name="m" type="xs:int"/>';
const second = operationOf("More", '<wsdl:input message="t:PlaceIn"/>');
const boundSecond = boundOperation("More", '<wsdl:input><soap:body use="literal"/></wsdl:input>');
const port = '<wsdl:port name="Second" binding="t:ShopSoap"><soap:address location="http://two.example/"/></wsdl:port>';
const firstPort =
  '<wsdl:port name="ShopPort" binding="t:ShopSoap"><soap:address location="http://shop.example/soap"/></wsdl:port>';

/** Pairs of contracts that are written differently and mean the same: nothing may be reported of them. */
export const equivalences: readonly Equivalence[] = [
  {
    title: "prefixes",
    one: plain,
    other: {
      "contract.wsdl": wsdlOf(
        schema
          .replaceAll("xs:", "schema:")
          .replace("xmlns:xs=", "xmlns:schema=")
          .replaceAll("a:T", "types:T")
          .replace("xmlns:a=", "xmlns:types="),
      ),
    },
  },
  {
    title: "import instead of inline",
    one: plain,
    other: { "contract.wsdl": wsdlOf(importing("types.xsd")), "types.xsd": schema },
  },
  {
    title: "include instead of inline",
    one: plain,
    other: {
      "contract.wsdl": wsdlOf(importing("all.xsd")),
      "all.xsd": including("t.xsd"),
      "t.xsd": schema.replace(/<xs:element.*?\/><xs:element.*?\/>/, ""),
    },
  },
  {
    title: "a chameleon include",
    one: plain,
    other: { "contract.wsdl": wsdlOf(importing("all.xsd")), "all.xsd": including("t.xsd"), "t.xsd": chameleon },
  },
  {
    title: "files move",
    one: { "contract.wsdl": wsdlOf(importing("types.xsd")), "types.xsd": schema },
    other: { "contract.wsdl": wsdlOf(importing("deep/er/types.xsd")), "deep/er/types.xsd": schema },
  },
  {
    title: "a named type instead of an anonymous one",
    one: serviceOf(type("T", seq(el("x", "", `<xs:complexType>${body}</xs:complexType>`)))),
    other: serviceOf(type("T", seq(el("x", 'type="a:X"'))) + type("X", body)),
    symbols: true,
  },
  of("a group", t, type("T", '<xs:group ref="a:G"/>') + `<xs:group name="G">${body}</xs:group>`),
  of(
    "an attribute group",
    type("T", seq(a) + n + m),
    `${type("T", `${seq(a)}<xs:attributeGroup ref="a:G"/>`)}<xs:attributeGroup name="G">${n}${m}</xs:attributeGroup>`,
  ),
  {
    ...of(
      "an extension",
      type("T", seq(a, b)),
      `${type("Base", seq(a))}<xs:complexType name="T"><xs:complexContent><xs:extension base="a:Base">${seq(b)}</xs:extension></xs:complexContent></xs:complexType>`,
    ),
    symbols: true,
  },
  inType("a sequence in a sequence", seq(a, b, c), seq(a, seq(b, c))),
  inType("a choice in a choice", choice(a, b, c), choice(a, choice(b, c))),
  inType("a choice of one branch", seq(a, b), seq(a, choice(b))),
  inType("an empty group", seq(a), seq(a, seq())),
  inType(
    "a branch without content",
    choice(a, b, seq()),
    choice(a, b).replace("<xs:choice>", '<xs:choice minOccurs="0">'),
  ),
  inType("the order inside xs:all", all(a, b, c), all(c, a, b)),
  inType("the order inside xs:choice", choice(a, b, c), choice(b, c, a)),
  inType("the order of attributes", seq(a) + n + m, seq(a) + m + n),
  inType(
    "an optional group of an optional element",
    seq(el("a", 'type="xs:string" minOccurs="0"')),
    `<xs:sequence minOccurs="0">${el("a", 'type="xs:string" minOccurs="0"')}</xs:sequence>`,
  ),
  inType(
    "content regrouped",
    seq(a, choice(b, c)),
    choice(seq(a, b), seq(el("d"))).replace(/.*/, seq(a, choice(c, b))),
  ),
  inType(
    "defaults in full",
    seq(a) + n,
    seq(
      el(
        "a",
        'type="xs:string" minOccurs="1" maxOccurs="1" nillable="false" abstract="false"'.replace(
          ' abstract="false"',
          "",
        ),
      ),
    ) + n.replace("/>", ' use="optional"/>'),
  ),
  inType(
    "the prefix of a fixed name",
    seq(el("a", 'type="xs:QName" fixed="a:x"')),
    seq(el("a", 'type="xs:QName" fixed="x" xmlns="urn:a"')),
  ),
  inType(
    "processContents in full",
    seq(a, '<xs:any namespace="##other"/>'),
    seq(a, '<xs:any namespace="##other" processContents="strict" minOccurs="1"/>'),
  ),
  of("elementFormDefault in full", t, t, ""),
  {
    title: "elementFormDefault unqualified in full",
    one: serviceOf(t, ""),
    other: serviceOf(t, 'elementFormDefault="unqualified"'),
  },
  of(
    "the order of an enumeration",
    code("xs:string", facet("enumeration", "A"), facet("enumeration", "B")),
    code("xs:string", facet("enumeration", "B"), facet("enumeration", "A")),
  ),
  of(
    "numbers spelled apart",
    code("xs:decimal", facet("minInclusive", "1.0")),
    code("xs:decimal", facet("minInclusive", "+1.00")),
  ),
  of(
    "whole bounds, exclusive or inclusive",
    code("xs:int", facet("maxExclusive", 10)),
    code("xs:int", facet("maxInclusive", 9)),
  ),
  of(
    "enumerated numbers spelled apart",
    code("xs:decimal", facet("enumeration", "1.0")),
    code("xs:decimal", facet("enumeration", "1")),
  ),
  of(
    "enumerated bytes spelled apart",
    code("xs:hexBinary", facet("enumeration", "0aFF")),
    code("xs:hexBinary", facet("enumeration", "0AFF")),
  ),
  of(
    "enumerated texts spelled apart, where white space is collapsed",
    code("xs:token", facet("enumeration", "a b"), facet("enumeration", "c")),
    code("xs:token", facet("enumeration", " a  b"), facet("enumeration", "c")),
  ),
  of("white space collapsed by a facet", code("xs:token"), code("xs:string", facet("whiteSpace", "collapse"))),
  of(
    "enumerated durations spelled apart",
    code("xs:duration", facet("enumeration", "P1Y"), facet("enumeration", "P2D")),
    code("xs:duration", facet("enumeration", "P12M"), facet("enumeration", "PT48H")),
  ),
  of(
    "enumerated points in time, in other zones",
    code("xs:dateTime", facet("enumeration", "2020-01-01T00:00:00Z"), facet("enumeration", "2020-01-02T24:00:00")),
    code(
      "xs:dateTime",
      facet("enumeration", "2020-01-01T01:00:00.0+01:00"),
      facet("enumeration", "2020-01-03T00:00:00"),
    ),
  ),
  of(
    "enumerated values of a union, spelled apart",
    dates + code("a:Dates", facet("enumeration", "2020-01-01Z")),
    dates + code("a:Dates", facet("enumeration", "2020-01-01+00:00")),
  ),
  of(
    "enumerated lists spelled apart",
    list + code("a:Numbers", facet("enumeration", "1 2")),
    list + code("a:Numbers", facet("enumeration", "01  2")),
  ),
  of(
    "items of a list with other white space, which is in none",
    `${textList("xs:string")}${code("a:Texts", facet("minLength", 1))}`,
    `${textList("xs:token")}${code("a:Texts", facet("minLength", 1))}`,
  ),
  of(
    "a member of a union beside any text, of the same form",
    `<xs:simpleType name="U"><xs:union memberTypes="xs:date xs:string"/></xs:simpleType>${code("a:U")}`,
    `<xs:simpleType name="U"><xs:union memberTypes="xs:string"/></xs:simpleType>${code("a:U")}`,
  ),
  of(
    "durations spelled apart",
    code("xs:duration", facet("maxInclusive", "P1Y")),
    code("xs:duration", facet("maxInclusive", "P12M")),
  ),
  inType(
    "fixed values and defaults spelled apart",
    `${seq(el("a", 'type="xs:decimal" fixed="1.0"'))}<xs:attribute name="n" type="xs:boolean" default="0"/>`,
    `${seq(el("a", 'type="xs:decimal" fixed="1"'))}<xs:attribute name="n" type="xs:boolean" default="false"/>`,
  ),
  inType(
    "fixed texts and times, and defaults, spelled apart",
    `${seq(el("a", 'type="xs:anyURI" fixed="urn:x"'), el("b", 'type="xs:date" fixed="2020-01-01Z"'))}<xs:attribute name="n" type="xs:duration" default="P1Y"/>`,
    `${seq(el("a", 'type="xs:anyURI" fixed=" urn:x "'), el("b", 'type="xs:date" fixed="2020-01-01+00:00"'))}<xs:attribute name="n" type="xs:duration" default="P12M"/>`,
  ),
  of(
    "a fixed value of simple content, spelled apart",
    type("T", seq(el("a", 'type="a:Amount" fixed="1.0"'))) + amount,
    type("T", seq(el("a", 'type="a:Amount" fixed="1"'))) + amount,
  ),
  of(
    "length instead of both its ends",
    code("xs:string", facet("length", 5)),
    code("xs:string", facet("minLength", 5), facet("maxLength", 5)),
  ),
  {
    ...of(
      "facets on two steps",
      code("xs:string", facet("minLength", 1), facet("maxLength", 5)),
      type("T", seq(el("a", 'type="a:Code"'))) +
        simple("Code", "a:Short", facet("minLength", 1)) +
        simple("Short", "xs:string", facet("maxLength", 5)),
    ),
    symbols: true,
  },
  {
    ...of(
      "an enumeration and a union of its parts",
      code("xs:string", facet("enumeration", "A"), facet("enumeration", "B"), facet("enumeration", "C")),
      type("T", seq(el("a", 'type="a:Code"'))) +
        union("Code", "a:First a:Others") +
        simple("First", "xs:string", facet("enumeration", "B")) +
        simple("Others", "xs:string", facet("enumeration", "C") + facet("enumeration", "A")),
    ),
    symbols: true,
  },
  of(
    "the same range by another built-in type",
    code("xs:int", facet("minInclusive", 0), facet("maxInclusive", 9)),
    code("xs:short", facet("minInclusive", 0), facet("maxInclusive", 9)),
  ),
  {
    title: "the order of operations",
    one: {
      "contract.wsdl": wsdlOf(schema, {
        operations: operationPart + second,
        bound: boundOperation("Place") + boundSecond,
      }),
    },
    other: {
      "contract.wsdl": wsdlOf(schema, {
        operations: second + operationPart,
        bound: boundSecond + boundOperation("Place"),
      }),
    },
  },
  {
    title: "the order of ports",
    one: { "contract.wsdl": wsdlOf(schema, { service: servicePart(undefined, port) }) },
    other: {
      "contract.wsdl": wsdlOf(schema, {
        service: `<wsdl:service name="ShopService">${port}${firstPort}</wsdl:service>`,
      }),
    },
  },
  {
    title: "names of messages and parts",
    one: plain,
    other: {
      "contract.wsdl": wsdlOf(schema, {
        messages: messageParts
          .replaceAll('name="body"', 'name="parameters"')
          .replace('name="PlaceIn"', 'name="In"')
          .replace('name="PlaceOut"', 'name="Out"'),
        operations: operationPart.replace("t:PlaceIn", "t:In").replace("t:PlaceOut", "t:Out"),
      }),
    },
  },
  {
    title: "documentation",
    one: plain,
    other: serviceOf(
      t.replace(
        "<xs:sequence>",
        "<xs:annotation><xs:documentation>Words.</xs:documentation></xs:annotation><xs:sequence>",
      ),
    ),
  },
  of(
    "recursion",
    type("T", seq(el("next", 'type="a:T" minOccurs="0"'))),
    type("T", seq(el("next", 'type="a:T" minOccurs="0"'))).replace("<xs:sequence>", "<xs:sequence> "),
  ),
  of(
    "a facet wider than the base's",
    code("xs:short", facet("minInclusive", "1")),
    code("xs:short", facet("minInclusive", "1"), facet("maxInclusive", "99999")),
  ),
  of(
    "the order of a pattern's branches",
    code("xs:string", facet("pattern", "A+|B+")),
    code("xs:string", facet("pattern", "B+|A+")),
  ),
  of(
    "a pattern spelled apart",
    code("xs:string", facet("pattern", "(a|b)[0-9]{2}")),
    code("xs:string", facet("pattern", "[ab][0-9][0-9]")),
  ),
  of("a pattern of any text", code("xs:string"), code("xs:string", facet("pattern", "[\\s\\S]*"))),
  of("a pattern of any text without line ends", code("xs:token"), code("xs:token", facet("pattern", ".*"))),
  of("the spellings of a truth value", code("xs:boolean"), code("xs:boolean", facet("pattern", "true|false|[01]"))),
  of(
    "a length that a pattern has anyway",
    code("xs:string", facet("pattern", "[A-Z]{3}")),
    code("xs:string", facet("pattern", "[A-Z]{3}"), facet("length", 3)),
  ),
  of("digits that the range allows anyway", code("xs:int"), code("xs:int", facet("totalDigits", 10))),
  of(
    "fewer digits than the range allows anyway",
    code("xs:unsignedByte", facet("maxInclusive", 99)),
    code("xs:unsignedByte", facet("maxInclusive", 99), facet("totalDigits", 2)),
  ),
  inType("an attribute without a type", '<xs:attribute name="n"/>', '<xs:attribute name="n" type="xs:string"/>'),
  of("a facet that does not apply", code("xs:int"), code("xs:int", facet("maxLength", "3"))),
];

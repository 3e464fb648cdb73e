import { expect, test } from "@jest/globals";
import { el, facet, seq, simple } from "../testing/schema-notation.js";
import { sampledRoot } from "./testing/sampled-root.js";

const withId = (name: string, type: string, occurs: string): string =>
  el(name, occurs, `<xs:complexType><xs:attribute name="id" type="${type}" use="required"/></xs:complexType>`);

const reference = (type: string): string => el("q", `type="${type}"`);

const once = 'minOccurs="0"';

const often = 'minOccurs="0" maxOccurs="unbounded"';

const constraint = (kind: string, selector: string, ...fields: readonly string[]): string =>
  `<xs:${kind}><xs:selector xpath="${selector}"/>${fields.map((field) => `<xs:field xpath="${field}"/>`).join("")}</xs:${kind.split(" ")[0]}>`;

const key = constraint('key name="k"', ".//p|.//s", "@id");

const keyref = constraint('keyref name="kr" refer="k"', "q", ".");

const few = simple("Few", "xs:string", facet("enumeration", "a") + facet("enumeration", "b"));

/** Contents of an element, constraints on it, and what a maximal sample has in it. */
test.each<[title: string, content: string, constraints: string, want: readonly string[]]>([
  [
    "elements of two names share a key",
    seq(withId("p", "xs:NCName", often), withId("s", "xs:NCName", once)),
    key,
    ['<p id="name"/>', '<p id="name2"/>', '<s id="name3"/>'],
  ],
  [
    "types with different values share a key",
    seq(withId("p", "xs:int", often), withId("s", "xs:short", once)),
    key,
    ['<p id="1"/>', '<p id="0"/>', '<s id="-1"/>'],
  ],
  [
    "one of two fields is enough",
    seq(
      ...["p", "s"].map((name) =>
        el(name, "", `<xs:complexType>${seq(el("a"), el("b", 'type="xs:boolean"'))}</xs:complexType>`),
      ),
    ),
    constraint('unique name="k"', "p|s", "b", "a"),
    ["<p>", "<a>text</a>", "<b>false</b>", "</p>", "<s>", "<a>text</a>", "<b>true</b>", "</s>"],
  ],
  [
    "a fixed value stays",
    seq(el("p", 'type="xs:string" maxOccurs="2"'), el("s", 'type="xs:string" fixed="text"'), el("t")),
    constraint('unique name="k"', "*", "."),
    ["<p>text2</p>", "<p>text3</p>", "<s>text</s>", "<t>text4</t>"],
  ],
  [
    "a reference of another type takes the value of a key",
    seq(withId("p", "xs:token", 'maxOccurs="2"'), reference("xs:NCName")),
    key + keyref,
    ['<p id="text"/>', '<p id="text2"/>', "<q>text</q>"],
  ],
  [
    "a reference takes the key that its type has a value for",
    seq(withId("p", "xs:string", ""), withId("s", "xs:int", ""), reference("xs:short")),
    key + keyref,
    ['<p id="text"/>', '<s id="1"/>', "<q>1</q>"],
  ],
  [
    "too few values: what is required only",
    seq(withId("p", "Few", often), withId("s", "Few", "")),
    key,
    ['<p id="a"/>', '<s id="b"/>'],
  ],
])("%s", async (_title, content, constraints, want) => {
  const root = el("r", "", `<xs:complexType>${content}</xs:complexType>${constraints}`);
  const sample = await sampledRoot(`<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${few}${root}</xs:schema>`);
  const lines = sample("maximal")?.xml.match(/<\S+( id="[^"]*"\/)?>([^<\s]+<\/\w+>)?/g);
  expect(lines?.slice(1, -1)).toEqual(want);
});

const enumerated = Array.from({ length: 50 }, (_, index) => facet("enumeration", `e${index}`)).join("");

/** Types of forty rows that are all required and told apart. */
test.each<[type: string, facets: string]>([
  ["xs:string", ""],
  ["xs:string", enumerated],
  ["xs:string", facet("pattern", "[A-Z]{2}\\d")],
  ["xs:token", facet("maxLength", "2")],
  ["xs:language", ""],
  ["xs:NMTOKENS", ""],
  ["xs:anyURI", ""],
  ["xs:int", ""],
  ["xs:int", facet("minInclusive", "1000")],
  ["xs:negativeInteger", facet("maxInclusive", "-1000")],
  ["xs:decimal", ""],
  ["xs:decimal", facet("totalDigits", "2") + facet("fractionDigits", "0")],
  ["xs:decimal", facet("fractionDigits", "2") + facet("minInclusive", "0.00") + facet("maxInclusive", "1.00")],
  ["xs:double", ""],
  ["xs:duration", ""],
  ["xs:date", ""],
  ["xs:date", facet("maxInclusive", "1990-01-01")],
  ["xs:dateTime", ""],
  ["xs:time", ""],
  ["xs:gYear", ""],
  ["xs:gYearMonth", ""],
  ["xs:gMonthDay", ""],
  ["xs:hexBinary", facet("length", "2")],
  ["xs:base64Binary", facet("length", "2")],
])("forty rows of %s %s", async (base, facets) => {
  const rows = seq(el("p", 'type="T" minOccurs="40" maxOccurs="40"'));
  const root = el("r", "", `<xs:complexType>${rows}</xs:complexType>${constraint('unique name="k"', "p", ".")}`);
  const sample = await sampledRoot(
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${simple("T", base, facets)}${root}</xs:schema>`,
  );
  for (const size of ["minimal", "typical", "maximal"] as const) {
    const texts = sample(size)?.xml.match(/(?<=<p>)[^<]+/g) ?? [];
    expect(texts).toHaveLength(40);
    // 1.0 and 1 are one value.
    expect(new Set(texts.map((text) => (Number.isNaN(Number(text)) ? text : Number(text)))).size).toBe(40);
  }
});

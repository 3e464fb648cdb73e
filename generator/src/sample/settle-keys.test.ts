import { expect, test } from "@jest/globals";
import { el, facet, seq, simple } from "../link/testing/schema-notation.js";
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

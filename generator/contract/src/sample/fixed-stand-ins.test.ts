import { expect, test } from "@jest/globals";
import { complex, el, seq, type } from "../testing/schema-notation.js";
import { sampledRoot } from "./testing/sampled-root.js";

const simple = (base: string): string =>
  `<xs:simpleContent><xs:restriction base="Text"><xs:simpleType><xs:restriction base="${base}"/></xs:simpleType></xs:restriction></xs:simpleContent>`;
const optional = seq(el("a", 'type="xs:int" minOccurs="0"'));

/** Types that may stand for one with mixed content. */
const standIns = {
  Fuller: complex("extension", "Text", seq(el("b", 'type="xs:int"'))),
  Plain: complex("restriction", "Text", optional),
  Number: simple("xs:int"),
  Word: simple("xs:NCName"),
};

test.each<[standIn: keyof typeof standIns, value: string, want: string]>([
  ["Fuller", 'fixed="word"', 'xsi:type="Text">word'],
  ["Plain", 'fixed="word"', 'xsi:type="Text">word'],
  ["Number", 'fixed="word"', 'xsi:type="Text">word'],
  ["Number", 'fixed="5"', 'xsi:type="Number">5'],
  ["Word", 'fixed="word"', 'xsi:type="Word">word'],
  ["Fuller", 'default="word"', 'xsi:type="Fuller">text<a>1</a><b>1</b>'],
])("a maximal sample of a type that %s may replace, %s", async (standIn, value, want) => {
  const mixed = standIn === "Fuller" ? 'mixed="true"' : "";
  const types = type("Text", optional, 'mixed="true"') + type(standIn, standIns[standIn], mixed);
  const body = `${types}${type("R", seq(el("x", `type="Text" ${value}`)))}${el("r", 'type="R"')}`;
  const sample = await sampledRoot(`<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${body}</xs:schema>`);
  expect(sample("maximal")?.xml).toContain(`<x ${want}</x>`);
});

import { describe, expect, test } from "@jest/globals";
import { el, seq, type } from "../../../../contract/dist/testing/schema-notation.js";
import { changeTexts, type Files, findingsBetween, serviceOf } from "../../testing/compare-fixture.js";

const [none, one] = ['type="xs:int"', 'type="xs:int" default="1"'];
const [text, word] = ['type="xs:string"', 'type="xs:string" default="x"'];
const counted = (attributes: string): string =>
  el(
    "a",
    attributes,
    '<xs:complexType><xs:simpleContent><xs:extension base="xs:int"/></xs:simpleContent></xs:complexType>',
  );
const member = (content: string): Files => serviceOf(type("T", seq(content)));

test.each<[title: string, old: string, now: string]>([
  ["is gone", el("a", one), el("a", none)],
  ["is new", el("a", none), el("a", one)],
  ["is gone from the text of a complex type", counted('default="1"'), counted("")],
  ["is another", el("a", one), el("a", one.replace("1", "2"))],
  ["is gone where the empty text is a value", el("a", word), el("a", text)],
])("a default that %s is a warning, whether the type takes the empty text or not", async (_title, old, now) => {
  const findings = await findingsBetween(member(old), member(now), { surfaces: ["soap", "json"] });
  expect(findings.map(({ surface, direction, level, rule }) => `${surface} ${direction} ${level} ${rule}`)).toEqual(
    ["soap request", "soap response", "json request", "json response"].map(
      (where) => `${where} warning default-value-changed`,
    ),
  );
});

describe("a fixed text", () => {
  test.each<[title: string, old: string, now: string, want: readonly string[]]>([
    [
      "of another type is reported as the type",
      'type="xs:date" fixed="2020-01-01"',
      'type="xs:string" fixed="2020-01-01"',
      ["type-widened T/a: xs:date -> xs:string"],
    ],
    [
      "that is another in another type is reported",
      'type="xs:date" fixed="2020-01-01"',
      'type="xs:string" fixed="2020-01-02"',
      ["fixed-value-changed T/a: 2020-01-01 -> 2020-01-02", "type-widened T/a: xs:date -> xs:string"],
    ],
    [
      "whose blanks count from now on is another",
      'type="xs:token" fixed=" x"',
      'type="xs:string" fixed=" x"',
      ["fixed-value-changed T/a:  x", "type-widened T/a: xs:token -> xs:string"],
    ],
  ])("%s", async (_title, old, now, want) => {
    expect(changeTexts(await findingsBetween(member(el("a", old)), member(el("a", now))))).toEqual(want);
  });

  test("leaves no other member of a union on the wire", async () => {
    const contract = (members: string): Files =>
      member(el("a", 'fixed="1"', `<xs:simpleType><xs:union memberTypes="${members}"/></xs:simpleType>`));
    const [both, one] = [contract("xs:date xs:int"), contract("xs:int")];
    const findings = await findingsBetween(both, one, { surfaces: ["soap", "json"] });
    expect(changeTexts(findings)).toEqual([]);
  });
});

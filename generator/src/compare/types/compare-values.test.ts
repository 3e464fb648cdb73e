import { describe, expect, test } from "@jest/globals";
import { el, seq, type } from "../../link/testing/schema-notation.js";
import { changeTexts, type Files, findingsBetween, serviceOf } from "../testing/compare-fixture.js";

const [none, one] = ['type="xs:int"', 'type="xs:int" default="1"'];
const [text, word] = ['type="xs:string"', 'type="xs:string" default="x"'];
const counted = (attributes: string): string =>
  el(
    "a",
    attributes,
    '<xs:complexType><xs:simpleContent><xs:extension base="xs:int"/></xs:simpleContent></xs:complexType>',
  );
const member = (content: string): Files => serviceOf(type("T", seq(content)));

describe("an element that stands for its default where its type takes no empty text", () => {
  test.each<[title: string, old: string, now: string, want: readonly string[]]>([
    [
      "is refused once the default is gone",
      el("a", one),
      el("a", none),
      [
        "oc request error type-narrowed",
        "oc response info type-narrowed",
        "nc request info type-narrowed",
        "nc response error type-narrowed",
      ],
    ],
    [
      "was refused before there was one",
      el("a", none),
      el("a", one),
      [
        "oc request info type-widened",
        "oc response error type-widened",
        "nc request error type-widened",
        "nc response info type-widened",
      ],
    ],
    [
      "is refused as the text of a complex type",
      counted('default="1"'),
      counted(""),
      [
        "oc request error type-narrowed",
        "oc response info type-narrowed",
        "nc request info type-narrowed",
        "nc response error type-narrowed",
      ],
    ],
    [
      "means another value",
      el("a", one),
      el("a", one.replace("1", "2")),
      ["oc request", "oc response", "nc request", "nc response"].map(
        (where) => `${where} warning default-value-changed`,
      ),
    ],
    [
      "is the empty text where the type takes that",
      el("a", word),
      el("a", text),
      ["oc request", "oc response", "nc request", "nc response"].map(
        (where) => `${where} warning default-value-changed`,
      ),
    ],
  ])("%s", async (_title, old, now, want) => {
    const findings = await findingsBetween(member(old), member(now), { surfaces: ["soap"], orders: ["oc", "nc"] });
    const told = findings.filter(({ rule }) => rule !== "version-not-bumped");
    const texts = told.map(({ order, direction, level, rule }) => `${order} ${direction} ${level} ${rule}`);
    expect(texts.sort()).toEqual([...want].sort());
  });

  test("is a warning over JSON, where it is the absent member", async () => {
    const findings = await findingsBetween(member(el("a", one)), member(el("a", none)), { surfaces: ["json"] });
    const told = findings.map(({ direction, level, rule }) => `${direction} ${level} ${rule}`);
    expect(told).toEqual(["request warning default-value-changed", "response warning default-value-changed"]);
  });
});

describe("a fixed text", () => {
  test.each<[title: string, old: string, now: string, want: readonly string[]]>([
    [
      "of another type is told as the type",
      'type="xs:date" fixed="2020-01-01"',
      'type="xs:string" fixed="2020-01-01"',
      ["type-changed T/a: xs:date -> xs:string"],
    ],
    [
      "that is another in another type is told",
      'type="xs:date" fixed="2020-01-01"',
      'type="xs:string" fixed="2020-01-02"',
      ["fixed-value-changed T/a: 2020-01-01 -> 2020-01-02", "type-changed T/a: xs:date -> xs:string"],
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

  test("that alone may stand leaves no other member of a union on the wire", async () => {
    const contract = (members: string): Files =>
      member(el("a", 'fixed="1"', `<xs:simpleType><xs:union memberTypes="${members}"/></xs:simpleType>`));
    const [both, one] = [contract("xs:date xs:int"), contract("xs:int")];
    const findings = await findingsBetween(both, one, { surfaces: ["soap", "json"] });
    expect(changeTexts(findings)).toEqual([]);
  });
});

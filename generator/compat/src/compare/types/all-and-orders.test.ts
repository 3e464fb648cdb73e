import { expect, test } from "@jest/globals";
import { all, choice, el, seq, type } from "../../../../contract/dist/testing/schema-notation.js";
import { findingsBetween, serviceOf } from "../../testing/compare-fixture.js";

const [a, b] = [el("a"), el("b", 'type="xs:int"')];
const repeated = `<xs:choice minOccurs="0" maxOccurs="unbounded">${a}${b}</xs:choice>`;

test.each<[title: string, old: string, now: string, want: readonly string[]]>([
  ["all and both orders", all(a, b), choice(seq(a, b), seq(b, a)), []],
  ["both orders and all", choice(seq(a, b), seq(b, a)), all(a, b), []],
  ["all and one order", all(a, b), seq(a, b), ["request error"]],
  ["one order and all", seq(a, b), all(a, b), []],
  ["all and any number in any order", all(a, b), repeated, ["response error"]],
])("SOAP messages of xs:all: %s", async (_title, old, now, want) => {
  const findings = await findingsBetween(serviceOf(type("T", old)), serviceOf(type("T", now)));
  const soap = findings.filter(({ surface, level }) => surface === "soap" && level === "error");
  expect(soap.map(({ direction, level }) => `${direction} ${level}`)).toEqual(want);
});

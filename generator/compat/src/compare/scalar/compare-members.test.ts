import { expect, test } from "@jest/globals";
import { el, facet, seq, simple, type, union } from "../../../../contract/dist/testing/schema-notation.js";
import { type Files, findingsBetween, serviceOf } from "../../testing/compare-fixture.js";

const named = [
  simple("Digits", "xs:string", facet("pattern", "[0-9]+")),
  simple("Letters", "xs:string", facet("pattern", "[A-Z]+")),
  simple("Sizes", "xs:token", facet("enumeration", "small") + facet("enumeration", "4711")),
  simple("Few", "xs:int", facet("minInclusive", 4000) + facet("maxInclusive", 5000)),
];

const of = (members: string): Files =>
  serviceOf(type("T", seq(el("a", 'type="a:Code"'))) + union("Code", members) + named.join(""));

const onSoap = ["soap"];

/** Members that JSON has as texts of either kind. */
const asTexts = ["soap", "json"];

test.each<[old: string, now: string, want: readonly string[]]>([
  ["xs:int xs:string", "xs:string xs:int", onSoap],
  ["xs:string xs:int", "xs:int xs:string", onSoap],
  ["xs:int a:Digits", "a:Digits xs:int", onSoap],
  ["xs:int a:Letters", "a:Letters xs:int", []],
  ["a:Sizes a:Few", "a:Few a:Sizes", onSoap],
  ["a:Few xs:date a:Digits", "xs:date a:Few a:Digits", []],
  ["xs:int xs:date", "xs:date xs:int", []],
  ["xs:date xs:string", "xs:string xs:date", []],
  ["xs:boolean xs:int xs:date", "xs:int xs:boolean xs:date", onSoap],
  ["xs:long xs:decimal", "xs:decimal xs:long", asTexts],
  ["xs:hexBinary xs:gYear", "xs:gYear xs:hexBinary", asTexts],
  ["xs:int a:Digits xs:date", "a:Digits xs:int", onSoap],
  ["xs:int a:Digits", "xs:int a:Digits xs:date", []],
])("members %s, then %s", async (old, now, want) => {
  const findings = await findingsBetween(of(old), of(now));
  const reported = findings.filter(({ rule, direction }) => rule === "type-changed" && direction === "request");
  expect(reported.map(({ level, surface }) => `${level} ${surface}`)).toEqual(
    want.map((surface) => `warning ${surface}`),
  );
});

import { expect, test } from "@jest/globals";
import { complex, el, seq, type } from "../../../../contract/dist/testing/schema-notation.js";
import { changeTexts, type Files, findingsBetween, serviceOf } from "../../testing/compare-fixture.js";

const [optional, required] = [el("y", 'type="xs:string" minOccurs="0"'), el("y")];

/** A member of type Base, from which Extended is derived, and Restricted from that one. */
const chain = (ofMember: string, ofBase = ""): Files =>
  serviceOf(
    type("T", seq(el("member", `type="a:Base" ${ofMember}`))) +
      type("Base", "", ofBase) +
      type("Extended", complex("extension", "a:Base", seq(optional))) +
      type("Restricted", complex("restriction", "a:Extended", seq(required))),
  );

test.each<[title: string, old: Files, now: Files, want: readonly string[]]>([
  [
    "a member that blocks what only a type further down is made by",
    chain(""),
    chain('block="restriction"'),
    ["alternative-type-removed T/member: + restriction"],
  ],
  ["a type that does", chain(""), chain("", 'block="restriction"'), ["alternative-type-removed Base: + restriction"]],
  [
    "a type that no longer does",
    chain("", 'block="restriction"'),
    chain(""),
    ["alternative-type-added Base: - restriction"],
  ],
  [
    "a member whose type does already",
    chain("", 'block="restriction"'),
    chain('block="restriction"', 'block="restriction"'),
    [],
  ],
  ["a member whose block left nothing further down", chain('block="extension"'), chain('block="#all"'), []],
  ["a type whose block left nothing further down", chain("", 'block="extension"'), chain("", 'block="#all"'), []],
  [
    "a type whose block takes all that is below with it",
    chain(""),
    chain("", 'block="extension"'),
    ["alternative-type-removed Base/Extended: - Extended"],
  ],
])("%s", async (_title, old, now, want) => {
  expect(changeTexts(await findingsBetween(old, now))).toEqual(want);
});

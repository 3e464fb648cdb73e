import { expect, test } from "@jest/globals";
import { contentModel } from "./content-model.js";
import { anyNames, followContent, once, tags } from "./follow-content.js";

/** An optional `Num` of `urn:a`, then any elements of whatever namespace. */
const model = contentModel("urn:a", "T", {
  elements: [["Num"]],
  any: { $any: { namespaces: "any", process: "lax" } },
  states: [{ Num: 1, $any: 1 }, { $any: 1 }],
  final: [0, 1],
});

function issuesOf(names: readonly string[]): readonly string[] {
  const told: string[] = [];
  followContent({ report: (code, detail) => told.push(`${code}: ${detail}`) }, model, names);
  return told;
}

test.each<[title: string, names: readonly string[], want: readonly string[]]>([
  ["a declared element, then others", [...once("Num", 1), ...anyNames([{ name: "{urn:b}x" }])], []],
  ["another of that name, where only a wildcard is", [...once("Num", 1), ...anyNames([{ name: "{urn:a}Num" }])], []],
  [
    "a declared element as one of a wildcard: its type would not be looked at",
    anyNames([{ name: "{urn:a}Num", content: ["none"] }]),
    ["unexpected: {urn:a}Num is not allowed in $any here, as Num is declared"],
  ],
  [
    "likewise in a list",
    tags([{ $any: { name: "{urn:a}Num" } }]),
    ["unexpected: {urn:a}Num is not allowed in $any here, as Num is declared"],
  ],
  [
    "a declared element too many",
    [...once("Num", 1), ...once("Num", 2)],
    ["unexpected: Num is not allowed here; any other element is"],
  ],
])("%s", (_title, names, want) => {
  expect(issuesOf(names)).toEqual(want);
});

/** A choice of `Card` and `Prepaid`, then an optional `Note`. */
const choice = contentModel("urn:a", "Payment", {
  elements: [["Card"], ["Prepaid"], ["Note"]],
  states: [{ Card: 1, Prepaid: 1 }, { Note: 2 }, {}],
  final: [1, 2],
});

test.each<[names: readonly string[], want: string]>([
  [["Card", "Prepaid"], "unexpected: Choose one of Card or Prepaid: Prepaid cannot follow Card."],
  [["Card", "Note", "Prepaid"], "unexpected: Choose one of Card or Prepaid: Prepaid cannot follow Card."],
  [["Card", "Card"], "unexpected: Card is not allowed here; Note is"],
  [["Note"], "unexpected: Note is not allowed here; Card or Prepaid is"],
])("a choice sent as %j", (names, want) => {
  const told: string[] = [];
  followContent({ report: (code, detail) => told.push(`${code}: ${detail}`) }, choice, names);
  expect(told).toEqual([want]);
});

test("an optional element that comes too late", () => {
  const sequence = contentModel("urn:a", "Order", {
    elements: [["First"], ["Second"]],
    states: [{ First: 1, Second: 2 }, { Second: 2 }, {}],
    final: [0, 1, 2],
  });
  const told: string[] = [];
  followContent({ report: (code, detail) => told.push(`${code}: ${detail}`) }, sequence, ["Second", "First"]);
  expect(told).toEqual(["unexpected: First must come before Second"]);
});

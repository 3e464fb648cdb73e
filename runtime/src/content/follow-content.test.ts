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

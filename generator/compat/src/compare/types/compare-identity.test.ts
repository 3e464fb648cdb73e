import { expect, test } from "@jest/globals";
import { el, seq, type } from "../../../../contract/dist/testing/schema-notation.js";
import { changeTexts, findingsBetween, serviceOf } from "../../testing/compare-fixture.js";

const constraint = (kind: string, name: string, selector: string, field: string, refer = ""): string =>
  `<xs:${kind} name="${name}" ${refer}><xs:selector xpath="${selector}"/><xs:field xpath="${field}"/></xs:${kind}>`;
const unique = (selector: string, field: string): string => constraint("unique", "once", selector, field);
/** A key of the lines, and a reference to it. */
const referred = (name: string, field: string): string =>
  constraint("key", name, "a:line", field) + constraint("keyref", "back", "a:line", "a:before", `refer="a:${name}"`);
const member = (constraints: string) =>
  serviceOf(type("T", seq(el("lines", 'type="a:Lines"', constraints))) + type("Lines", seq(el("line"), el("note"))));

test.each<[title: string, old: string, now: string, want: readonly string[]]>([
  ["a new one", "", unique("a:line", "@id"), ["bounds-narrowed T/lines: + unique line (@id)"]],
  ["one that is gone", unique(".//a:line", "."), "", ["bounds-widened T/lines: - unique .//line (.)"]],
  [
    "a unique that is a key",
    unique("a:line", "@id"),
    constraint("key", "once", "a:line", "@id"),
    ["bounds-narrowed T/lines: + key line (@id)", "bounds-widened T/lines: - unique line (@id)"],
  ],
  ["paths in other words", unique("a:line | a:note", "@id"), unique("./child::a:note|a:line", "attribute::id"), []],
  ["other names", referred("one", "@id"), referred("other", "@id"), []],
  [
    "a reference to another key",
    referred("one", "@id"),
    referred("one", "@code"),
    [
      "bounds-narrowed T/lines: + key line (@code)",
      "bounds-narrowed T/lines: + keyref line (before) -> line (@code)",
      "bounds-widened T/lines: - key line (@id)",
      "bounds-widened T/lines: - keyref line (before) -> line (@id)",
    ],
  ],
])("%s", async (_title, old, now, want) => {
  const findings = await findingsBetween(member(old), member(now));
  expect(changeTexts(findings)).toEqual(want);
  expect(findings.every(({ rule, surface }) => surface === "soap" || rule === "contract-version-unchanged")).toBe(true);
});

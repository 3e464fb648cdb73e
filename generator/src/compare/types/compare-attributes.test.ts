import { expect, test } from "@jest/globals";
import { type } from "../../link/testing/schema-notation.js";
import { changeTexts, findingsBetween, serviceOf } from "../testing/compare-fixture.js";

const holder = (attributes: string) => serviceOf(type("T", attributes));
const x = '<xs:attribute name="x" type="xs:int"/>';
const any = (namespace: string): string => `<xs:anyAttribute namespace="${namespace}" processContents="lax"/>`;

/** Under a wildcard an attribute may have any value, and declared only its type's. */
test.each<[title: string, old: string, now: string, want: readonly string[]]>([
  ["an attribute beside none", "", x, ["member-added-optional T/@x: + x"]],
  [
    "an attribute that a wildcard took",
    any("##any"),
    x + any("##any"),
    ["member-added-optional T/@x: + x", "wildcard-narrowed T/@x: + x"],
  ],
  ["an attribute that no wildcard took", any("##other"), x + any("##other"), ["member-added-optional T/@x: + x"]],
  [
    "an attribute that is gone, and a wildcard takes",
    x + any("##local"),
    any("##local"),
    ["member-removed-optional T/@x: - x", "wildcard-widened T/@x: - x"],
  ],
  ["an attribute that stays", x + any("##any"), x + any("##any"), []],
])("%s", async (_title, old, now, want) => {
  expect(changeTexts(await findingsBetween(holder(old), holder(now)))).toEqual(want);
});

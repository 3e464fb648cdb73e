import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";
import { allRules } from "../../../generator/compat/dist/rules/rules.js";
import { checks } from "../../../generator/service-test/dist/checks/catalogue.js";
import { levelChanges } from "./level-changes.js";

/** The ids of rules and checks with their default levels, as they were reviewed. `UPDATE_LEVELS=1` accepts those of today. */
const path = fileURLToPath(new URL("../../src/project/stable-levels.txt", import.meta.url));

const today = [
  ...allRules.map(({ id, written }) => `compare ${id} ${written.join(" | ")}`),
  ...Object.entries(checks).map(([id, { level }]) => `test ${id} ${level}`),
];

if (process.env.UPDATE_LEVELS === "1") writeFileSync(path, `${today.join("\n")}\n`);

test("the ids and default levels of rules and checks are those that were reviewed", () => {
  const reviewed = readFileSync(path, "utf8").trimEnd().split("\n");
  const changes = levelChanges(reviewed, today);
  if (changes.length > 0) throw new Error(changes.join("\n"));
});

test.each<[title: string, reviewed: readonly string[], now: readonly string[], want: readonly string[]]>([
  ["nothing", ["test a error"], ["test a error"], []],
  ["a level", ["test a error"], ["test a warning"], ["test a: the default level is warning, it was error."]],
  ["an id", ["test a error", "test b info"], ["test a error"], ["test b is gone."]],
  ["a new one", ["test a error"], ["test a error", "compare b E | W"], ["compare b is new, with E | W."]],
])("the failure names what changed and what to do: %s", (_title, reviewed, now, want) => {
  const changes = levelChanges(reviewed, now);
  expect(changes.slice(0, want.length)).toEqual(want);
  const advice = changes.slice(want.length).join(" ");
  if (want.length === 0) expect(advice).toBe("");
  else
    expect(advice).toMatch(
      /breaking release.*"Changed".*CHANGELOG\.md.*UPDATE_LEVELS=1 npm test -- project\/stable-levels/s,
    );
});

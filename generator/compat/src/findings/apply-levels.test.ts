import { expect, test } from "@jest/globals";
import { applyLevels, readSettings } from "./settings.js";
import { treeFinding } from "./tree-finding.js";

test.each<[levels: object, want: readonly string[]]>([
  [{}, ["error"]],
  [{ "stubs-stale": "off" }, []],
  [{ "stubs-stale": "info" }, ["info"]],
  [{ "stubs-edited": "off" }, ["error"]],
  [{ "stubs-stale": { level: "off", contract: "shop" } }, []],
  [{ "stubs-stale": { level: "off", contract: "other" } }, ["error"]],
  [{ "stubs-stale": ["off", "warning"] }, ["warning"]],
])("a level setting applies to its rule: %j", (levels, want) => {
  const finding = treeFinding("stubs-stale", "file", "a", { contract: "shop" });
  expect(applyLevels([finding], readSettings({ levels })).map(({ level }) => level)).toEqual(want);
});

import { expect, test } from "@jest/globals";
import { Diagnostics } from "../../../contract/dist/diagnostics/diagnostics.js";
import { functionBase, nameFunctions } from "./plan-names.js";

const own = { "Get-Order": "getOrder", json: "json_", Delete: "delete_" };

test.each([
  ["nothing", {}, own, []],
  ["a name", { "Get-Order": "fetchOrder" }, { ...own, "Get-Order": "fetchOrder" }, []],
  ["one in the place of an own one that was taken", { json: "readJson" }, { ...own, json: "readJson" }, []],
  ["its own", { "Get-Order": "getOrder" }, own, []],
  [
    "two that change places",
    { "Get-Order": "delete_", Delete: "getOrder" },
    { ...own, "Get-Order": "delete_", Delete: "getOrder" },
    [],
  ],
  ["one for no operation", { Get: "fetch" }, own, ["chosen-name-unknown"]],
  ["no identifier", { Delete: "delete-it" }, { ...own, Delete: "delete-it" }, ["chosen-name-taken"]],
  ["a reserved word", { Delete: "delete" }, { ...own, Delete: "delete" }, ["chosen-name-taken"]],
  ["one that the file has", { Delete: "json" }, { ...own, Delete: "json" }, ["chosen-name-taken"]],
  ["one that another operation has", { Delete: "getOrder" }, { ...own, Delete: "getOrder" }, ["chosen-name-taken"]],
] as const)("what is chosen for functions: %s", (_what, chosen, names, codes) => {
  const diagnostics = new Diagnostics();
  const naming = { operations: Object.keys(own), taken: new Set(["json"]), chosen: { ...chosen }, diagnostics };
  expect(Object.fromEntries(nameFunctions(naming))).toEqual(names);
  expect(diagnostics.sorted([]).map(({ code }) => code)).toEqual(codes);
});

test.each([
  ["GetOrder", "getOrder", "getOrder"],
  ["GetOrder_", "getOrder_", "getOrder_"],
  ["Delete", "delete_", "delete"],
  ["Delete_", "delete_", "delete_"],
])("what belongs to %s, whose function is %s, begins with %s", (operation, functionName, want) => {
  expect(functionBase(operation, functionName)).toBe(want);
});

import { expect, test } from "@jest/globals";
import type { TypeModel, TypeUse } from "./contract-model.js";
import { typeGroups } from "./type-groups.js";

const at = { uri: "a.xsd", line: 1, column: 1 };

/** A union, which leads to as many types as are wanted. */
function type(id: string, inner: readonly string[]): TypeModel {
  const members = inner.map((one): TypeUse => ({ kind: "declared", id: one }));
  return {
    id,
    name: id,
    namespace: "",
    typeName: id,
    base: undefined,
    documentation: undefined,
    at,
    kind: "scalar",
    definition: { kind: "union", members },
  };
}

test.each<[string, Readonly<Record<string, readonly string[]>>, readonly (readonly string[])[]]>([
  ["nothing", {}, []],
  ["types by themselves", { a: [], b: [] }, [["a"], ["b"]]],
  ["a chain, the last first", { a: ["b"], b: ["c"], c: [] }, [["c"], ["b"], ["a"]]],
  ["one that leads to itself", { a: ["a"] }, [["a"]]],
  ["a ring, and what leads to it and away", { a: ["b"], b: ["c"], c: ["d", "b"], d: [] }, [["d"], ["b", "c"], ["a"]]],
  [
    "two rings",
    { a: ["b"], b: ["a", "c"], c: ["e"], e: ["c"] },
    [
      ["c", "e"],
      ["a", "b"],
    ],
  ],
  ["a ring with two ways round", { a: ["b", "c"], b: ["d"], c: ["d"], d: ["a"] }, [["a", "b", "c", "d"]]],
  ["what is not there", { a: ["x"] }, [["a"]]],
])("%s", (_title, contract, want) => {
  const types = Object.entries(contract).map(([id, inner]) => type(id, inner));
  expect(typeGroups(types).map((group) => group.map(({ id }) => id).sort())).toEqual(want);
});

test("a chain of 20,000 types", () => {
  const types = Array.from({ length: 20_000 }, (_, index) => type(`t${index}`, [`t${index + 1}`]));
  expect(typeGroups(types)).toHaveLength(20_000);
});

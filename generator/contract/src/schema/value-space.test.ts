import { expect, test } from "@jest/globals";
import { builtinSpaces, unionValueSpace, type ValueSpace } from "./value-space.js";

/** Digits, and a count of how often somebody asked. */
function digits(): { readonly space: ValueSpace; readonly asked: () => number } {
  let count = 0;
  const space: ValueSpace = {
    problem: (text) => {
      count += 1;
      return /^\d+$/.test(text) ? undefined : "no digits";
    },
    restricted: ({ enumeration }) => ({
      ...space,
      problem: (text) => space.problem(text) ?? (enumeration?.includes(text) === false ? "not enumerated" : undefined),
    }),
    listed: () => space,
    literal: (text) => text,
  };
  return { space, asked: () => count };
}

test.each([
  ["patterns", { pattern: [/^[0-9]$/] }],
  ["enumerations", { enumeration: ["1", "2"] }],
])("unions of restricted unions, each with %s, ask their innermost member as often as one does", (_title, facets) => {
  const asked = [1, 5].map((levels) => {
    const leaf = digits();
    let space: ValueSpace | undefined = leaf.space;
    for (let level = 0; level < levels; level++) space = space && unionValueSpace([space]).restricted(facets);
    expect([space?.problem("2"), space?.problem("33")]).toEqual([undefined, expect.any(String)]);
    return leaf.asked();
  });
  expect(asked[1]).toBeLessThan(10 * (asked[0] ?? 0));
});

test.each([
  ["a", '"a" is not a valid xs:int'],
  ["12", "12 is not a valid value: it must be at most 10"],
])("says why %s is no value of a restriction of xs:int", (text, problem) => {
  const space = builtinSpaces.get("int")?.restricted({ maxInclusive: "10" });
  expect(space?.problem(text)).toBe(problem);
});

import { expect, test } from "@jest/globals";
import { contentModel } from "./content-model.js";

test.each<[state: number, name: string, want: number | undefined]>([
  [0, "a", 1],
  [0, "constructor", undefined],
  [1, "constructor", 2],
  [1, "a", undefined],
  [3, "a", undefined],
])("from state %d, %s leads to %s", (state, name, want) => {
  const model = contentModel("urn:a", "T", {
    elements: [["a"], ["constructor"]],
    states: [{ a: 1 }, { constructor: 2 }, {}],
    final: [2],
  });
  for (const _again of [1, 2]) expect(model.step(state, { namespace: "urn:a", name })?.state).toBe(want);
});

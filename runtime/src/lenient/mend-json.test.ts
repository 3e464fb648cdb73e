import { expect, test } from "@jest/globals";
import { changeJson } from "./mend-json.js";

test("items keep the place at which they were found while others are unwrapped and left out", () => {
  const message = { value: [{ data: [1, 2] }, "out", { data: [3, 4] }, "kept", [5]] };
  changeJson(message, [
    { kind: "unwrap", path: [0], value: [1, 2], issues: [] },
    { kind: "leave-out", path: [1], issues: [] },
    { kind: "unwrap", path: [2], value: [3, 4], issues: [] },
  ]);
  expect(message.value).toEqual([1, 2, 3, 4, "kept", [5]]);
});

test("a million unwrapped items do not exhaust the stack", () => {
  const items = Array.from({ length: 1_000_000 }, (_, index) => index);
  const message = { value: [{ data: items }, "last"] };
  changeJson(message, [{ kind: "unwrap", path: [0], value: items, issues: [] }]);
  expect(message.value).toHaveLength(items.length + 1);
  expect(message.value.at(-1)).toBe("last");
});

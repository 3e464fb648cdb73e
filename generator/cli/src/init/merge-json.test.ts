import { describe, expect, test } from "@jest/globals";
import { MergedJson } from "./merge-json.js";

describe("MergedJson", () => {
  test.each<[string, string, readonly string[], string]>([
    ["sorted members", '{"a": {"b": 1, "d": 2}}', ["a", "c"], '{"a": {"b": 1, "c": 0, "d": 2}}'],
    ["members in another order", '{"a": {"d": 1, "b": 2}}', ["a", "c"], '{"a": {"d": 1, "b": 2, "c": 0}}'],
    ["an empty object", '{"a": {}, "b": 1}', ["a", "c"], '{"a": {"c": 0}, "b": 1}'],
    ["a missing object", '{"name": "shop", "main": 1}', ["a", "c"], '{"name": "shop", "main": 1, "a": {"c": 0}}'],
  ])("adds a member to %s", (_name, before, path, after) => {
    const json = new MergedJson(before);
    json.add(path, 0);
    expect(JSON.stringify(JSON.parse(json.text))).toBe(JSON.stringify(JSON.parse(after)));
  });
});

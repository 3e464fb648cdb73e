import { expect, test } from "@jest/globals";
import type { BuiltinName } from "../simple-types/builtin-name.js";
import { builtinSchema } from "./json-schema.js";

test.each<[BuiltinName, readonly string[], readonly string[]]>([
  ["positiveInteger", ["1", "007", "100"], ["0", "00", "-1"]],
  ["negativeInteger", ["-1", "-010"], ["-0", "0", "1"]],
])("the pattern of %s leaves zero out", (name, valid, invalid) => {
  const pattern = new RegExp(builtinSchema({ name }).pattern ?? "", "u");
  expect(valid.filter((text) => !pattern.test(text))).toEqual([]);
  expect(invalid.filter((text) => pattern.test(text))).toEqual([]);
});

import { expect, test } from "@jest/globals";
import { parseSnapshot, printSnapshot } from "./snapshot-file.js";

const snapshot = { service: "ShopService", operations: {}, types: {} };
const long = `urn:${"a".repeat(60)}`;

test.each<[title: string, namespaces: readonly string[] | undefined, line: string]>([
  ["none", [], '  "namespaces": [],\n'],
  ["some", ["urn:$&", 'urn:"'], '  "namespaces": ["urn:$&", "urn:\\""],\n'],
  ["long ones", [long, `${long}b`], `  "namespaces": [\n    "${long}",\n    "${long}b"\n  ],\n`],
  ["those of an old snapshot", undefined, ""],
])("namespaces stand on a line that takes them: %s", (_title, namespaces, line) => {
  const whole = namespaces === undefined ? snapshot : { service: "ShopService", namespaces, operations: {}, types: {} };
  const text = printSnapshot(whole);
  expect(text).toBe(`{\n  "service": "ShopService",\n${line}  "operations": {},\n  "types": {}\n}\n`);
  expect(parseSnapshot(text)).toEqual(whole);
});

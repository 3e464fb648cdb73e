import { expect, test } from "@jest/globals";
import { readJsonFacts } from "./read-json-facts.js";

const operation = (name: string, path = "") => ({
  "x-stubwright-operation": name,
  "x-stubwright-path": path || undefined,
});

test.each<[string, unknown, readonly (readonly [method: string, path: string, operation: string])[] | undefined]>([
  ["an operation", { "/a": { get: operation("A") } }, [["GET", "/a", "A"]]],
  [
    "one for any method",
    { "/a": { "x-stubwright-any-method": true, get: operation("A"), put: operation("A") } },
    [["*", "/a", "A"]],
  ],
  [
    "one at a path whose parameters are called otherwise",
    { "/a/{A}": { get: operation("A"), put: operation("B", "/a/{B}") } },
    [
      ["GET", "/a/{A}", "A"],
      ["PUT", "/a/{B}", "B"],
    ],
  ],
  ["what is no operation of a WSDL", { "/a": { get: {}, parameters: [] } }, []],
  ["no paths", undefined, undefined],
])("a committed OpenAPI document has routes: %s", (_title, paths, want) => {
  const facts = readJsonFacts(JSON.stringify({ paths }));
  expect(facts?.operations.map((one) => [one.method, one.path, one.operation])).toEqual(want);
});

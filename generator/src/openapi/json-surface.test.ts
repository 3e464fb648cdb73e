import { expect, test } from "@jest/globals";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import type { ContractModel } from "../model/contract-model.js";
import type { ContractRoute } from "./contract-route.js";
import { type JsonSurface, readJsonSurface } from "./json-surface.js";

// Only the names of the operations are looked at.
const model = { operations: [{ name: "Step" }, { name: "Move" }] } as unknown as ContractModel;
const step = { "x-stubwright-operation": "Step", operationId: "Step" };
const move = { "x-stubwright-operation": "Move", operationId: "Move" };
const both = { "/json/reply/Step": { post: step }, "/json/reply/Move": { post: move } };

function read(paths: Readonly<Record<string, Record<string, unknown>>>, diagnostics: Diagnostics): JsonSurface {
  return readJsonSurface({ paths }, model, diagnostics);
}

test.each<[string, Record<string, Record<string, unknown>>, readonly ContractRoute[], readonly string[]]>([
  ["what agrees", both, [], []],
  [
    "a route",
    { ...both, "/step": { get: { ...step, operationId: "Step_get" } } },
    [{ operation: "Step", method: "GET", path: "/step" }],
    [],
  ],
  [
    "a route on an operation's own path",
    { ...both, "/json/reply/Step": { post: step, get: { ...step, operationId: "Step_get" } } },
    [{ operation: "Step", method: "GET", path: "/json/reply/Step" }],
    [],
  ],
  [
    "an id that stands twice",
    { ...both, "/step": { get: step } },
    [{ operation: "Step", method: "GET", path: "/step" }],
    ["the operationId Step stands twice"],
  ],
])("%s", (_name, paths, routes, want) => {
  const diagnostics = new Diagnostics();
  expect(read(paths, diagnostics)).toEqual({ routes });
  expect(diagnostics.sorted([]).map((one) => [one.code, one.arguments])).toEqual(
    want.map((reason) => ["openapi-disagrees", { reason }]),
  );
});

test.each<[string, Record<string, Record<string, unknown>>, string]>([
  ["an operation without its path", { "/json/reply/Step": { post: step } }, "Move has no path /json/reply/Move"],
  [
    "an operation of nobody",
    { ...both, "/other": { put: { "x-stubwright-operation": "Other", operationId: "Other" } } },
    "PUT /other is paired with no operation of the WSDL",
  ],
])("%s is a defect", (_name, paths, message) => {
  expect(() => read(paths, new Diagnostics())).toThrow(message);
});

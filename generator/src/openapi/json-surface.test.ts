import { expect, test } from "@jest/globals";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import type { ContractModel } from "../model/contract-model.js";
import { readJsonSurface } from "./json-surface.js";

// Only the names of the operations are looked at.
const model = { operations: [{ name: "Step" }, { name: "Move" }] } as unknown as ContractModel;
const step = { "x-stubwright-operation": "Step", operationId: "Step" };
const move = { "x-stubwright-operation": "Move", operationId: "Move" };
const both = { "/json/reply/Step": { post: step }, "/json/reply/Move": { post: move } };

test.each<[string, Record<string, Record<string, unknown>>, readonly string[]]>([
  ["what agrees", both, []],
  ["a route", { ...both, "/step": { get: { ...step, operationId: "Step_get" } } }, []],
  ["an operation without its path", { "/json/reply/Step": { post: step } }, ["Move has no path /json/reply/Move"]],
  [
    "an operation of nobody",
    { ...both, "/other": { put: { "x-stubwright-operation": "Other", operationId: "Other" } } },
    ["PUT /other is paired with no operation of the WSDL"],
  ],
  ["an id that stands twice", { ...both, "/step": { get: step } }, ["the operationId Step stands twice"]],
])("%s", (_name, paths, want) => {
  const diagnostics = new Diagnostics();
  readJsonSurface({ paths }, model, diagnostics);
  expect(diagnostics.sorted([]).map((one) => [one.code, one.arguments])).toEqual(
    want.map((reason) => ["openapi-disagrees", { reason }]),
  );
});

import { expect, test } from "@jest/globals";
import type { ContractRoute } from "../../../contract/dist/json/contract-route.js";
import type { ContractModel } from "../../../contract/dist/model/contract-model.js";
import { routesOfDocument } from "./routes-of-document.js";

// Only the names of the operations are looked at.
const model = { operations: [{ name: "Step" }, { name: "Move" }] } as unknown as ContractModel;
const step = { "x-stubwright-operation": "Step", operationId: "Step" };
const move = { "x-stubwright-operation": "Move", operationId: "Move" };
const both = { "/json/reply/Step": { post: step }, "/json/reply/Move": { post: move } };

test.each<[string, Record<string, Record<string, unknown>>, readonly ContractRoute[]]>([
  ["what agrees", both, []],
  [
    "a route",
    { ...both, "/step": { get: { ...step, operationId: "Step_get" } } },
    [{ operation: "Step", method: "GET", path: "/step" }],
  ],
  [
    "a route on an operation's own path",
    { ...both, "/json/reply/Step": { post: step, get: { ...step, operationId: "Step_get" } } },
    [{ operation: "Step", method: "GET", path: "/json/reply/Step" }],
  ],
  [
    "a route that stands at a path whose parameters are called otherwise",
    {
      ...both,
      "/step/{A}": {
        get: { ...step, operationId: "Step_get" },
        put: { ...move, operationId: "Move_put", "x-stubwright-path": "/step/{B}" },
      },
    },
    [
      { operation: "Step", method: "GET", path: "/step/{A}" },
      { operation: "Move", method: "PUT", path: "/step/{B}" },
    ],
  ],
  [
    "paths that take any method, each one route",
    {
      ...both,
      "/step": {
        "x-stubwright-any-method": true,
        get: { ...step, operationId: "Step_get" },
        post: { ...step, operationId: "Step_post" },
      },
      "/walk": { "x-stubwright-any-method": true, get: { ...step, operationId: "Step_get2" } },
    },
    [
      { operation: "Step", method: "*", path: "/step" },
      { operation: "Step", method: "*", path: "/walk" },
    ],
  ],
])("%s", (_name, paths, routes) => {
  expect(routesOfDocument({ paths }, model)).toEqual(routes);
});

test.each<[string, Record<string, Record<string, unknown>>, string]>([
  ["an operation without its path", { "/json/reply/Step": { post: step } }, "Move has no path /json/reply/Move"],
  ["an id that stands twice", { ...both, "/step": { get: step } }, "The document has the operationId Step twice"],
  [
    "an operation of nobody",
    { ...both, "/other": { put: { "x-stubwright-operation": "Other", operationId: "Other" } } },
    "PUT /other has no operation of the WSDL",
  ],
])("%s is a defect", (_name, paths, message) => {
  expect(() => routesOfDocument({ paths }, model)).toThrow(message);
});

import { createRequire } from "node:module";
import { parentPort } from "node:worker_threads";
import type { OpenApiDocument } from "../openapi/derive-openapi.js";
import { type OpenApiTypescript, openApiTypes } from "./openapi-types.js";

// Loaded by `require`, because `import` would first search the whole compiler for its exports. Only the used modules are
// loaded, because the package's entry point loads a linter.
const require = createRequire(import.meta.url);
const library: OpenApiTypescript = {
  transformSchema: require("openapi-typescript/dist/transform/index.cjs"),
  ...require("openapi-typescript/dist/lib/ts.cjs"),
  ...require("openapi-typescript/dist/lib/utils.cjs"),
  ts: require("typescript"),
};

parentPort?.on("message", (document: OpenApiDocument) => parentPort?.postMessage(openApiTypes(document, library)));

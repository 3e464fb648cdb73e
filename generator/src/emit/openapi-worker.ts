import { createRequire } from "node:module";
import { parentPort } from "node:worker_threads";
import type { OpenApiDocument } from "../openapi/derive-openapi.js";
import { openApiTexts } from "./openapi-printer.js";
import type { OpenApiTypescript } from "./openapi-types.js";

// Loaded by `require`, in half the time: `import` looks through the whole compiler for its exports first.
const library: OpenApiTypescript = createRequire(import.meta.url)("openapi-typescript");

parentPort?.on("message", (document: OpenApiDocument) => parentPort?.postMessage(openApiTexts(document, library)));

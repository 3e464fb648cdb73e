import type { OpenApiDocument } from "./derive-openapi.js";
import { printYaml } from "./print-yaml.js";

/** The document as YAML, the same on every machine. */
export function printOpenApi(document: OpenApiDocument): string {
  return printYaml(document);
}

import { stringify } from "yaml";
import type { OpenApiDocument } from "./derive-openapi.js";

/** The document as YAML, the same on every machine. */
export function printOpenApi(document: OpenApiDocument): string {
  return stringify(document, { lineWidth: 120, aliasDuplicateObjects: false });
}

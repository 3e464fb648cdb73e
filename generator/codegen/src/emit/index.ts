export type { GeneratedFile } from "../print/source-file.js";
export { keptOpenApiPrinter, stopKeptPrinter } from "./openapi-printer.js";
export { type TypeDeclarations, typeDeclarations } from "./type-declarations.js";

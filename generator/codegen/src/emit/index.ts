export type { GeneratedFile } from "./generated-file.js";
export { keptOpenApiPrinter, stopKeptPrinter } from "./start-openapi-printer.js";

import type { OpenApiDocument } from "../openapi/derive-openapi.js";
import { code, templateLiteral } from "../print/code.js";
import { SourceFile } from "../print/source-file.js";

/** Stands for the address while the document is printed; no document has it. */
const mark = "\u0000";

/** openapi-document.ts: the OpenAPI document as the running service serves it, loaded when somebody asks. */
export function emitOpenApiDocument(document: OpenApiDocument): SourceFile {
  const out = new SourceFile("./openapi-document.js");
  const served = { ...document, servers: [{ url: mark }] };
  const texts = JSON.stringify(served).split(JSON.stringify(mark).slice(1, -1));
  const pieces = texts.flatMap((text, index) => (index === 0 ? [text] : [code`address`, text]));
  out.doc("The OpenAPI document in JSON. `address` is the base URL of the service, already escaped for JSON.");
  out.line`export function openApi(address: string): string {`;
  out.verbatim(code`  return ${templateLiteral(pieces)};`);
  out.line`}`;
  return out;
}

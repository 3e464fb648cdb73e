import type { ServedDocument } from "@stubwright/contract/read";
import type { OpenApiDocument } from "../openapi/derive-openapi.js";
import { type Code, code, propertyName, templateLiteral, word } from "../print/code.js";
import { SourceFile } from "../print/source-file.js";

/**
 * Prints contract.ts: the WSDL and its schemas as the running service serves them. The service loads the module on the
 * first request.
 */
export function emitContract(documents: readonly ServedDocument[]): SourceFile {
  const out = new SourceFile("./contract.js");
  const [entry, ...others] = documents;
  if (entry === undefined) throw new Error("A contract has an entry document.");
  out.doc("The WSDL. `address` is the URL of the service, already escaped for XML.");
  const parameter = word(usesAddress(entry) ? "address" : "_address");
  out.line`export function wsdl(${parameter}: string): string {`;
  out.verbatim(code`  return ${template(entry)};`);
  out.line`}`;
  out.line``;
  out.doc("The documents that the WSDL imports, keyed by the name in `?xsd=<name>`.");
  const type = code`Readonly<Record<string, (address: string) => string>>`;
  if (others.length === 0) {
    out.line`export const importedDocuments: ${type} = {};`;
    return out;
  }
  out.line`export const importedDocuments: ${type} = {`;
  for (const document of others) {
    const parameter = usesAddress(document) ? code`address` : code``;
    out.verbatim(code`  ${propertyName(document.name)}: (${parameter}) =>\n    ${template(document)},`);
  }
  out.line`};`;
  return out;
}

function usesAddress(document: ServedDocument): boolean {
  return document.pieces.some((piece) => piece.kind === "address");
}

/** A template literal of a document, on one line: people read the document itself, not this copy. */
function template({ pieces }: ServedDocument): Code {
  return templateLiteral(pieces.map((piece) => (piece.kind === "address" ? code`address` : piece.text)));
}

/** Marks the address while the document is printed. No document contains this character. */
const mark = "\u0000";

/**
 * Prints openapi-document.ts: the OpenAPI document as the running service serves it. The service loads the module on
 * the first request.
 */
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

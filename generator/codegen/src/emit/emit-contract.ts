import type { ServedDocument } from "@stubwright/contract/read";
import { type Code, code, propertyName, templateLiteral, word } from "../print/code.js";
import { SourceFile } from "../print/source-file.js";

/** contract.ts: the WSDL and its schemas as the running service serves them, loaded when somebody asks. */
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

/** A template literal whose text is the document's own: a line of code for each document, as the documents themselves are what people read. */
function template({ pieces }: ServedDocument): Code {
  return templateLiteral(pieces.map((piece) => (piece.kind === "address" ? code`address` : piece.text)));
}

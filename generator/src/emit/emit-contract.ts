import { code, word } from "../print/code.js";
import { SourceFile } from "../print/source-file.js";
import type { ServedDocument } from "../source/served-document.js";

/** contract.ts: the WSDL and its schemas as the running service serves them, loaded when somebody asks. */
export function emitContract(documents: readonly ServedDocument[]): SourceFile {
  const out = new SourceFile("./contract.js");
  const [entry, ...others] = documents;
  if (entry === undefined) throw new Error("A contract has an entry document.");
  out.doc("The WSDL. `address` is where the service is reached, escaped for XML.");
  const parameter = word(usesAddress(entry) ? "address" : "_address");
  out.line`export function wsdl(${parameter}: string): string {`;
  out.line`  return ${template(entry)};`;
  out.line`}`;
  out.line``;
  out.doc("The documents that it imports, by the name that `?xsd=<name>` asks for.");
  out.line`export const documents: Readonly<Record<string, (address: string) => string>> = {`;
  for (const document of others) {
    const name = { kind: "code" as const, parts: [JSON.stringify(document.name)] };
    const parameter = usesAddress(document) ? word("address") : code`()`;
    out.line`  ${name}: ${usesAddress(document) ? code`(${parameter})` : parameter} => ${template(document)},`;
  }
  out.line`};`;
  return out;
}

function usesAddress(document: ServedDocument): boolean {
  return document.pieces.some((piece) => piece.kind === "address");
}

/** A template literal whose text is the document's own, line by line. */
function template(document: ServedDocument): { readonly kind: "code"; readonly parts: readonly string[] } {
  const text = document.pieces
    .map((piece) => {
      if (piece.kind === "address") return `$\{address}`;
      return piece.text.replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll("${", "\\${");
    })
    .join("");
  return { kind: "code", parts: [`\`${text}\``] };
}

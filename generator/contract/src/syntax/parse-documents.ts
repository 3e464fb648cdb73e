import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { markNamespace } from "../marks/contract-marks.js";
import { namespaces } from "../read/namespaces.js";
import type { SourceDocument, XmlElement } from "../read/xml-tree.js";
import { checkMarks } from "./check-marks.js";
import { parseSchema } from "./parse-schema.js";
import { parseWsdl } from "./parse-wsdl.js";
import type { SchemaSyntax } from "./schema-syntax.js";
import type { DefinitionsSyntax } from "./wsdl-syntax.js";

/** The syntax trees of all documents of a contract. */
export interface ParsedContract {
  readonly documents: readonly ParsedDocument[];
  /** The names of operations that were left out because they are unusable. */
  readonly leftOut?: readonly string[];
}

/** A parsed document. */
export type ParsedDocument = { readonly uri: string; readonly location: string } & (
  | { readonly kind: "wsdl"; readonly definitions: DefinitionsSyntax }
  | { readonly kind: "schema"; readonly schema: SchemaSyntax }
);

/** Parses every document. Documents that are neither WSDL nor XSD are reported and left out. */
export function parseDocuments(documents: readonly SourceDocument[], diagnostics: Diagnostics): ParsedContract {
  if (documents.some(({ root }) => root?.namespace === namespaces.wsdl)) diagnostics.tolerate();
  return { documents: documents.flatMap((document) => parseDocument(document, diagnostics)) };
}

function parseDocument(
  { root, uri, location, text }: SourceDocument,
  diagnostics: Diagnostics,
): readonly ParsedDocument[] {
  if (root === undefined) return [];
  if (text.includes(markNamespace)) checkMarks(root, diagnostics);
  if (isElement(root, "schema")) {
    return [{ kind: "schema", uri, location, schema: parseSchema(root, location, diagnostics) }];
  }
  if (isElement(root, "definitions")) {
    return [{ kind: "wsdl", uri, location, definitions: parseWsdl(root, location, diagnostics) }];
  }
  diagnostics.report("document-not-a-contract", root.at, {
    found: `the document element is ${displayName(root)}`,
    help: rightNamespace(root.local),
  });
  return [];
}

/** Whether a document is WSDL or XSD. */
export function isContractDocument({ root }: SourceDocument): boolean {
  return root !== undefined && (isElement(root, "schema") || isElement(root, "definitions"));
}

function isElement({ namespace, local }: XmlElement, name: "schema" | "definitions"): boolean {
  return local === name && namespace === (name === "schema" ? namespaces.schema : namespaces.wsdl);
}

/** The name of an element as `{namespace}local`, or as `local` if it is in no namespace. */
function displayName({ namespace, local }: XmlElement): string {
  return namespace === "" ? local : `{${namespace}}${local}`;
}

/** The namespace that a document element of this name should have. */
function rightNamespace(local: string): string {
  if (local === "definitions") return `; that of WSDL is in the namespace ${namespaces.wsdl}`;
  return local === "schema" ? `; that of XSD is in the namespace ${namespaces.schema}` : "";
}

import type { Plan, PlannedDocument, PlannedDocumentSchema, PlannedNamedContent } from "../plan/plan.js";
import {
  brokenObject,
  type Code,
  code,
  codecEntry,
  join,
  literal,
  moduleSymbol,
  typeSymbol,
  valueSymbol,
  word,
} from "../print/code.js";
import { SourceFile } from "../print/source-file.js";
import { rootCode } from "./emit-message-codec.js";
import { carriedType } from "./operation-signature.js";
import { xmlFunctions } from "./xml-value.js";

const xml = moduleSymbol("xml", "./xml.js");

/**
 * Prints documents.ts: codecs for whole documents of each global element. Undefined if there are no global elements.
 */
export function emitDocuments(plan: Plan): SourceFile | undefined {
  if (plan.documents.length === 0) return undefined;
  const out = new SourceFile("./documents.js");
  out.doc("The codec types of the global elements, keyed by `{namespace}local`.");
  out.line`export type Documents = {`;
  for (const document of plan.documents) {
    out.line`  ${literal(document.name)}: ${typeSymbol("DocumentCodec", codecEntry)}<${carriedType(document)}>;`;
  }
  out.line`};`;
  out.line``;
  emitSchema(out, plan.documentSchema);
  out.doc("The codec of each global element, keyed by `{namespace}local`.");
  out.line`export const documents: Documents = {`;
  for (const document of plan.documents) emitDocument(out, document, plan.documentSchema);
  out.line`};`;
  return out;
}

/** Emits the schema that documents refer to by name: global attributes in wildcards, and types in xsi:type. */
function emitSchema(out: SourceFile, schema: PlannedDocumentSchema): void {
  const tables = [
    { key: code`attributes`, rows: schema.attributes.map(([name, scalar]) => code`${literal(name)}: ${scalar}`) },
    { key: code`types`, rows: schema.types.map(([name, decode]) => code`${literal(name)}: ${xml}.${word(decode)}`) },
    { key: code`simpleTypes`, rows: schema.simpleTypes.map(([name, entry]) => code`${literal(name)}: ${entry}`) },
    {
      key: code`contents`,
      rows: schema.contents.map(([name, content]) => code`${literal(name)}: ${contentCode(content)}`),
    },
  ];
  const members = tables.flatMap(({ key, rows }) => (rows.length > 0 ? [code`${key}: ${brokenObject(rows)}`] : []));
  if (schema.extended.length > 0) members.push(code`extended: [${join(schema.extended.map(literal), ", ")}]`);
  const argument = brokenObject([code`documents: () => documents`, ...members]);
  out.line`const schema = ${valueSymbol("documentSchema", codecEntry)}(${argument});`;
  out.line``;
}

function contentCode({ scalar, base, derivations, decode }: PlannedNamedContent): Code {
  const ways = join(derivations.map(literal), ", ");
  return code`{ type: ${scalar}, bases: [${literal(base)}], ways: [${ways}], decode: ${xml}.${word(decode)} }`;
}

function emitDocument(out: SourceFile, document: PlannedDocument, schema: PlannedDocumentSchema): void {
  const make = valueSymbol(document.nillable ? "nillableDocumentCodec" : "documentCodec", codecEntry);
  // The document's codec passes the declaration to the reader itself.
  const { decode, encode } = xmlFunctions({ ...document, declaration: undefined });
  const terms = [code`decode: ${decode}`, code`encode: ${encode}`, code`schema`];
  if (document.declaration !== undefined) {
    terms.push(code`declaration: ${valueSymbol(document.declaration, "./content.js")}`);
  }
  if (schema.hasIds) terms.push(code`watch: ${valueSymbol("documentIds", codecEntry)}`);
  out.line`  ${literal(document.name)}: ${make}(${rootCode(document)}, { ${join(terms, ", ")} }),`;
}

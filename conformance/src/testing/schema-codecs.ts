import { DecodeError, type DocumentCodec } from "@stubwright/runtime/codec";
import { type GenerateResult, generate } from "stubwright";
import { writeModules } from "./generated-modules.js";

/** The XML codecs of a contract, by the name of the root element: `{namespace}local`. */
export type Documents = Readonly<Record<string, DocumentCodec<unknown>>>;

/**
 * Generates the XML codecs of a schema into a folder below `dist` and loads them. Undefined if
 * the diagnostics contain an error.
 */
export async function generateDocuments(
  entry: string,
  folder: string,
): Promise<{ readonly documents: Documents | undefined; readonly diagnostics: GenerateResult["diagnostics"] }> {
  const { files, diagnostics } = await generate({ entry, name: "suite", cwd: folder, documents: true });
  if (files.length === 0) return { documents: undefined, diagnostics };
  const codecs = files.flatMap(({ path, text }) =>
    /^(xml|values|namespaces|content|documents)\.ts$/.test(path) ? [[path, text] as const] : [],
  );
  const module = writeModules(folder, codecs);
  if (!codecs.some(([path]) => path === "documents.ts")) return { documents: {}, diagnostics };
  const { documents }: { documents: Documents } = await import(module("documents"));
  return { documents, diagnostics };
}

const xsdNamespace = "http://www.w3.org/2001/XMLSchema";

/** Declarations of all prefixes in test documents: `t` and `o` for two test namespaces, `xs` and `xsi` for XSD. */
export const documentPrefixes: string = `xmlns:t="urn:t" xmlns:o="urn:o" xmlns:xs="${xsdNamespace}" xmlns:xsi="${xsdNamespace}-instance"`;

/** Attributes of a schema with the target namespace `urn:t` and qualified local elements. */
export const targetAttributes: string = 'xmlns:t="urn:t" targetNamespace="urn:t" elementFormDefault="qualified"';

/** Returns an `xs:schema` with these attributes. */
export function schemaDocument(body: string, attributes: string): string {
  return `<xs:schema xmlns:xs="${xsdNamespace}" ${attributes}>${body}</xs:schema>`;
}

/** Returns whether a codec accepts a document. Throws any error other than `DecodeError`, because that is a defect. */
export function accepts(codec: DocumentCodec<unknown>, text: string): boolean {
  try {
    codec.decode(text);
    return true;
  } catch (error) {
    if (error instanceof DecodeError) return false;
    throw error;
  }
}

/** Returns a value as text, with members in the order of their names, so that two values can be compared. */
export function plainText(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === "bigint") return `${inner}n`;
    if (inner === null || typeof inner !== "object" || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)));
  });
}

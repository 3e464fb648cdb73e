import type { Diagnostics } from "@stubwright/contract/diagnostics";
import type { SourceDocument } from "@stubwright/contract/read";
import {
  attributeRanges,
  ContractReader,
  documentReferences,
  isBuiltInLocation,
  loadDocuments,
  resolveLocation,
} from "@stubwright/contract/read";
import { applyEdits } from "../implement/text-edit.js";
import { copiedName } from "./copied-name.js";

/** Where a contract is copied from. */
interface CopyRequest {
  /** Path or URL of the WSDL. */
  readonly entry: string;
  /** What a relative path starts from. */
  readonly cwd: string;
  readonly allowNetwork: boolean;
}

/** One document of the copy. */
interface CopiedDocument {
  /** Relative to the copy's folder, `/` separated. */
  readonly path: string;
  readonly content: Uint8Array | string;
}

/** A contract to be written to a folder of its own; the entry document comes first. */
export interface CopiedContract {
  readonly copies: readonly CopiedDocument[];
  readonly documents: readonly SourceDocument[];
}

/**
 * Reads a contract with all that it imports. Documents beside or below the entry keep their paths and every octet; where one
 * is from elsewhere, all go into one folder and their locations are rewritten.
 */
export async function copyContract(request: CopyRequest, diagnostics: Diagnostics): Promise<CopiedContract> {
  const octets = new Map<string, Uint8Array>();
  const reader = new ContractReader();
  const read = async (location: string): Promise<Uint8Array> => {
    const content = await reader.read(location);
    octets.set(location, content);
    return content;
  };
  const { allowNetwork, cwd, entry } = request;
  const loaded = await loadDocuments(entry, { cwd, allowNetwork, read }, diagnostics);
  const documents = loaded.filter(({ location }) => !isBuiltInLocation(location));
  if (documents.every(({ uri }) => isBeside(uri))) {
    const copies = documents.map(({ location, uri }) => ({ path: uri, content: octets.get(location) ?? "" }));
    return { copies, documents };
  }
  const names = fileNames(documents);
  const copies = documents.map((document) => {
    const path = names.get(document.location) ?? document.uri;
    return { path, content: withLocations(document, names) };
  });
  return { copies, documents };
}

/** Whether a document's URI is a plain relative path that does not lead out of the entry's folder. */
function isBeside(uri: string): boolean {
  return !/[?*:|"<>\\]|^\//.test(uri) && !uri.split("/").includes("..");
}

/** A file name for each location, each different also where a system ignores case. */
function fileNames(documents: readonly SourceDocument[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const document of documents) {
    const own = copiedName(document);
    let name = own;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = own.replace(/(?=\.\w+$)/, `-${count}`);
    taken.add(name.toLowerCase());
    names.set(document.location, name);
  }
  return names;
}

/** A document's text as UTF-8, each location that leads to another document naming its copy. */
function withLocations(document: SourceDocument, names: ReadonlyMap<string, string>): string {
  const { location: base, root } = document;
  const text = document.text.replace(/^(<\?xml[^>]*?\sencoding\s*=\s*)(["'])[^"']*\2/, "$1$2utf-8$2");
  const moved = text.length - document.text.length;
  const rangeAt = attributeRanges(document.text);
  const edits = (root === undefined ? [] : documentReferences(root)).flatMap((reference) => {
    const target = names.get(resolveLocation(base, reference.location) ?? "");
    if (target === undefined) return [];
    const { start, end } = rangeAt(reference.at);
    return [{ start: start + moved, end: end + moved, text: target }];
  });
  return applyEdits(text, edits);
}

import type { Diagnostics } from "@stubwright/contract/diagnostics";
import type { SourceDocument } from "@stubwright/contract/read";
import {
  attributeOf,
  attributeRanges,
  ContractReader,
  digestOf,
  documentReferences,
  isBuiltInLocation,
  isNetworkLocation,
  loadBytes,
  loadDocuments,
  resolveLocation,
} from "@stubwright/contract/read";
import { applyEdits } from "../implement/text-edit.js";

/** The contract to copy. */
interface CopyRequest {
  /** Path or URL of the WSDL. */
  readonly entry: string;
  /** The folder in which a relative `entry` starts. */
  readonly cwd: string;
  /** Whether documents may be fetched from any host. */
  readonly allowNetwork: boolean;
  /** The hosts that documents may be fetched from beside that of the entry: `xml.example`, or with a port. */
  readonly hosts: readonly string[];
}

/** One document of the copy. */
interface CopiedDocument {
  /** The path inside the copy's folder, with `/` on every system. */
  readonly path: string;
  readonly content: Uint8Array | string;
}

/** A contract in memory, ready to be written to a folder. The entry document is first in both lists. */
export interface CopiedContract {
  readonly copies: readonly CopiedDocument[];
  readonly documents: readonly SourceDocument[];
}

/**
 * Reads a contract with all its imports. If all documents are beside or below the entry, they keep their paths and bytes.
 * Otherwise all documents go into one folder, and the locations in their imports are rewritten.
 */
export async function copyContract(request: CopyRequest, diagnostics: Diagnostics): Promise<CopiedContract> {
  const bytes = new Map<string, Uint8Array>();
  const mayFetch = fetching(request);
  const reader = new ContractReader({}, (location) => loadBytes(location, { mayLead: mayFetch }));
  const read = async (location: string): Promise<Uint8Array> => {
    const content = await reader.read(location);
    bytes.set(location, content);
    return content;
  };
  const { allowNetwork, cwd, entry } = request;
  const loaded = await loadDocuments(entry, { cwd, allowNetwork, mayRead: mayFetch, read }, diagnostics);
  const documents = loaded.filter(({ location }) => !isBuiltInLocation(location));
  if (documents.every(({ uri }) => isBeside(uri))) {
    const copies = documents.map(({ location, uri }) => ({ path: uri, content: bytes.get(location) ?? "" }));
    return { copies, documents };
  }
  const names = fileNames(documents);
  const copies = documents.map((document) => {
    const path = names.get(document.location) ?? document.uri;
    return { path, content: withLocations(document, names) };
  });
  return { copies, documents };
}

/** Whether a URL is on a host that documents may come from. */
function fetching({ allowNetwork, entry, hosts }: CopyRequest): (location: string) => boolean {
  const own = isNetworkLocation(entry) ? [new URL(entry).host] : [];
  const allowed = new Set([...own, ...hosts.map((host) => host.toLowerCase())]);
  return (location) => {
    const { host, hostname } = new URL(location);
    return allowNetwork || allowed.has(host) || allowed.has(hostname);
  };
}

/** Returns whether a URI is a plain relative path inside the entry's folder. */
function isBeside(uri: string): boolean {
  return !/[?*:|"<>\\]|^\//.test(uri) && !uri.split("/").includes("..");
}

/** Chooses a file name for each location. Names differ by more than case, because some file systems ignore case. */
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

/** Returns a document's text as UTF-8, with the locations of its imports replaced by the names of the copies. */
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

/** Query parameters that name a document. Other parameters may mean a client or a version. */
const naming = /^(?:single)?(?:wsdl|xsd)$/i;

/** The longest file name in characters. A character has up to 4 bytes in UTF-8, and file systems allow 255 bytes. */
const longestName = 56;

/**
 * Derives a file name from a document's location: `http://host/soap11?xsd=types.xsd` becomes `types.xsd`. A WSDL at
 * `http://host/soap11?wsdl` gets its own name, because the path says how the service is called, not what it is.
 */
export function copiedName({ location, root }: Pick<SourceDocument, "location" | "root">): string {
  const end = root?.local === "definitions" ? ".wsdl" : ".xsd";
  const url = new URL(location);
  const asked = [...url.searchParams].find(([parameter, value]) => naming.test(parameter) && value !== "")?.[1];
  const inPath = url.pathname.split("/").findLast((part) => part !== "");
  const isAsked = [...url.searchParams.keys()].some((parameter) => naming.test(parameter));
  const derived = isAsked ? (ownName(root) ?? inPath) : (inPath ?? ownName(root));
  const last = asked ?? derived ?? url.hostname;
  const plain = decode(last).split(/[\\/]/).at(-1) ?? last;
  const name = plain.replace(/\.(?:wsdl|xsd|xml|asmx|svc|php)$/i, "").replace(/[^\p{L}\p{N}._-]+/gu, "-");
  const digest = digestOf(location + end).slice(0, 8);
  const shown = name.replace(/^[.-]+/, "") || `document-${digest}`;
  return (shown.length > longestName ? `${shown.slice(0, longestName)}-${digest}` : shown) + end;
}

/** The name of a WSDL's first service, or else of the WSDL. */
function ownName(root: SourceDocument["root"]): string | undefined {
  if (root?.local !== "definitions") return undefined;
  const service = root.children.find(({ local }) => local === "service");
  return [service, root]
    .map((element) => element && attributeOf(element, "name")?.value)
    .find((name) => name !== undefined && name !== "");
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

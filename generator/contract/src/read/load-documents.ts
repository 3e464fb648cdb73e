import { stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { builtInDocuments } from "./built-in-documents.js";
import { unreadReason } from "./contract-reader.js";
import { decodeText } from "./decode-text.js";
import { type DocumentReference, describedNamespaces, documentReferences } from "./document-references.js";
import { loadBytes, OtherHostError } from "./load-bytes.js";
import { builtinNamespaces, wellKnownNamespaces } from "./namespaces.js";
import { DocumentChangedError } from "./network-lock.js";
import { readXml } from "./read-xml.js";
import {
  documentUri,
  entryLocation,
  filesMeant,
  isNetworkLocation,
  isReadableLocation,
  resolveLocation,
} from "./resolve-location.js";
import type { SourceDocument } from "./xml-tree.js";

/** The conditions for finding and reading documents. */
export interface LoadOptions {
  /** The folder from which a relative entry path starts. */
  readonly cwd: string;
  /** Whether `http:` and `https:` locations may be fetched. The entry always may. Default: false. */
  readonly allowNetwork?: boolean;
  /** Whether a network location may be read without the network, because a copy of it is kept. */
  readonly mayRead?: (location: string) => boolean;
  /** Reads the bytes of an absolute URL, in place of the disk and the network. */
  readonly read?: (location: string) => Promise<Uint8Array>;
}

/** An absolute URL and the reference that leads to it. */
interface LocatedReference {
  readonly location: string;
  readonly reference: DocumentReference;
}

/** A location to read. No reference leads to the entry. */
type LoadTask = LocatedReference | { readonly location: string; readonly reference: undefined };

/**
 * Reads the entry document and everything that it imports, includes or redefines, each location once. The entry comes
 * first, then the other documents in order of discovery, then the built-in documents that are needed. A document that
 * cannot be read is reported at the attribute that names it.
 */
export async function loadDocuments(
  entry: string | URL,
  options: LoadOptions,
  diagnostics: Diagnostics,
): Promise<readonly SourceDocument[]> {
  const first = entryLocation(entry, options.cwd);
  const documents: SourceDocument[] = [];
  const seen = new Set([first]);
  const skipped: LocatedReference[] = [];
  const tasks: LoadTask[] = [{ location: first, reference: undefined }];
  for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
    const uri = documentUri(task.location, first);
    const document = await loadDocument(task, uri, { ...options, entry: String(entry), loaded: seen }, diagnostics);
    if (document === undefined) continue;
    documents.push(document);
    for (const next of referencesOf(document, task.reference, diagnostics)) {
      if (seen.has(next.location)) continue;
      if (!mayBeRead(next.location, options)) {
        skipped.push(next);
        continue;
      }
      seen.add(next.location);
      tasks.push(next);
    }
  }
  const builtIn = builtInDocuments(documents, diagnostics);
  reportSkipped(skipped, { documents, builtIn }, diagnostics);
  return [...documents, ...builtIn];
}

/**
 * The references of a document that lead to something to load. `includer` is the reference that led to the document.
 */
function referencesOf(
  { root, location: base }: SourceDocument,
  includer: DocumentReference | undefined,
  diagnostics: Diagnostics,
): readonly LocatedReference[] {
  return (root === undefined ? [] : documentReferences(root)).flatMap((written) => {
    const reference = inPlace(written, includer);
    const location = targetOf(reference, base, diagnostics);
    if (location === undefined) return [];
    if (!isFromWebToFile(base, location)) return [{ location, reference }];
    reportOutside(reference, diagnostics);
    return [];
  });
}

/**
 * Whether a document from the web refers to a file. Such files are not read: they would be copied and served to others,
 * although the author of the document has no right to see them.
 */
function isFromWebToFile(base: string, location: string): boolean {
  return isNetworkLocation(base) && !isNetworkLocation(location);
}

function reportOutside({ at, location }: DocumentReference, diagnostics: Diagnostics): void {
  const reason = "a document from the web leads to no file here";
  diagnostics.report("document-not-found", at, { document: location, reason });
}

function mayBeRead(location: string, { allowNetwork, mayRead }: LoadOptions): boolean {
  return !isNetworkLocation(location) || allowNetwork === true || mayRead?.(location) === true;
}

/** A reference with the namespace of its schema. A schema without a namespace has that of the including schema. */
function inPlace(reference: DocumentReference, includer: DocumentReference | undefined): DocumentReference {
  const isWithout = reference.namespace === undefined && isInclusion(reference) && isInclusion(includer);
  return isWithout ? { ...reference, namespace: includer?.namespace } : reference;
}

function isInclusion(reference: DocumentReference | undefined): boolean {
  return reference?.kind === "include" || reference?.kind === "redefine";
}

/**
 * Reports documents on the network that were not fetched. Documents that a built-in document replaces have been
 * reported. A document that only a hint names is reported only if its namespace is needed.
 */
function reportSkipped(
  skipped: readonly LocatedReference[],
  { documents, builtIn }: Readonly<Record<"documents" | "builtIn", readonly SourceDocument[]>>,
  diagnostics: Diagnostics,
): void {
  const described = namespacesOf(documents);
  const known = namespacesOf(builtIn);
  for (const { location, reference } of skipped) {
    const { kind, namespace, isHint, at } = reference;
    if (kind === "import" && namespace !== undefined && known.has(namespace)) continue;
    if (kind === "import" && namespace !== undefined && described.has(namespace)) {
      diagnostics.report("document-not-fetched", at, { location, namespace });
      continue;
    }
    const args = { location, host: new URL(location).host };
    if (isHint) diagnostics.defer("document-on-network", { at, namespace: namespace ?? "" }, args);
    else diagnostics.report("document-on-network", at, args);
  }
}

function namespacesOf(documents: readonly SourceDocument[]): ReadonlySet<string> {
  return new Set(documents.flatMap(({ root }) => (root === undefined ? [] : describedNamespaces(root))));
}

function isOfKnownNamespace({ kind, namespace }: DocumentReference): boolean {
  return kind === "import" && wellKnownNamespaces.has(namespace ?? "");
}

/** The location to load for a reference; undefined if there is nothing to load. */
function targetOf(reference: DocumentReference, base: string, diagnostics: Diagnostics): string | undefined {
  const { kind, namespace, isHint, location: written, at } = reference;
  const location = resolveLocation(base, written);
  const isFile = location?.startsWith("file:") === true;
  if (isOfKnownNamespace(reference) && (!isFile || builtinNamespaces.has(namespace ?? ""))) return undefined;
  if (location !== undefined && isReadableLocation(location)) return location;
  if (kind === "import") diagnostics.report("document-location-ignored", at, { location: written });
  else if (location === undefined) diagnostics.report("document-bad-location", at, { location: written });
  else {
    const args = { document: written, reason: "it is neither a file nor on the web" };
    if (isHint) diagnostics.defer("document-not-found", { at, namespace: namespace ?? "" }, args);
    else diagnostics.report("document-not-found", at, args);
  }
  return undefined;
}

/** Reads the first existing file that a location may mean, except files that are loaded already. */
async function readMeant(
  location: string,
  read: (location: string) => Promise<Uint8Array>,
  loaded: ReadonlySet<string>,
): Promise<Uint8Array> {
  const [first = location, ...others] = filesMeant(location).filter((one) => one === location || !loaded.has(one));
  try {
    return await read(first);
  } catch (problem) {
    for (const other of others) {
      const bytes = await read(other).catch(() => undefined);
      if (bytes !== undefined) return bytes;
    }
    throw problem;
  }
}

async function loadDocument(
  task: LoadTask,
  uri: string,
  options: LoadOptions & { readonly entry: string; readonly loaded: ReadonlySet<string> },
  diagnostics: Diagnostics,
): Promise<SourceDocument | undefined> {
  const { location, reference } = task;
  let bytes: Uint8Array;
  try {
    const read = options.read ?? loadBytes;
    bytes = await readMeant(location, endingOnly(read, reference === undefined), options.loaded);
  } catch (problem) {
    reportUnread(task, reference === undefined ? options.entry : uri, problem, diagnostics);
    return undefined;
  }
  const decoded = decodeText(bytes);
  if (decoded.kind !== "text") {
    const code = decoded.kind === "bad-bytes" ? "document-bad-bytes" : "document-unknown-encoding";
    diagnostics.report(code, reference?.at ?? { uri, line: 1, column: 1 }, {
      document: uri,
      encoding: decoded.encoding,
    });
    return undefined;
  }
  return { uri, location, text: decoded.text, root: readXml(uri, decoded.text, diagnostics) };
}

/**
 * Reports a document that could not be read. A document that only a hint names is reported only if its namespace is
 * needed and not known otherwise.
 */
function reportUnread(
  { location, reference }: LoadTask,
  document: string,
  problem: unknown,
  diagnostics: Diagnostics,
): void {
  const at = reference?.at;
  if (problem instanceof DocumentChangedError) {
    const { expected, found } = problem;
    diagnostics.report("document-changed", at, { location, expected, found });
    return;
  }
  const args = { document, reason: unreadReason(problem) };
  // A redirect to another host is always reported, because the user has to decide about it.
  const isCertain = reference?.isHint !== true || problem instanceof OtherHostError;
  if (isCertain) diagnostics.report("document-not-found", at, args);
  else if (!isOfKnownNamespace(reference))
    diagnostics.defer("document-not-found", { at, namespace: reference.namespace ?? "" }, args);
}

/** Reads no device, pipe or socket that a document names, because some never end. The entry may be a pipe. */
function endingOnly(read: (location: string) => Promise<Uint8Array>, isEntry: boolean): typeof read {
  return async (location) => {
    const file = isNetworkLocation(location) ? undefined : await stat(fileURLToPath(location)).catch(() => undefined);
    const mayBePipe = isEntry && file?.isCharacterDevice() === false && !file.isBlockDevice();
    if (file === undefined || file.isFile() || file.isDirectory() || mayBePipe) return read(location);
    throw new Error("it is not a regular file");
  };
}

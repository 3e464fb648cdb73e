import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { isNativeError } from "node:util/types";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { type LoadBytes, loadBytes } from "./load-bytes.js";
import { digestOf } from "./network-lock.js";
import type { SourceDocument } from "./xml-tree.js";

/** Reads the documents of a contract, remembers their digests, and replaces namespaces. */
export class ContractReader {
  /** SHA-256 of the document at each location, before any namespace is replaced. */
  readonly digests: Map<string, string> = new Map();
  readonly #load: LoadBytes;
  /** Every location that was asked for, whether it exists or not. */
  readonly locations: Set<string> = new Set();
  readonly #namespaces: readonly (readonly [pattern: RegExp, replacement: string])[];

  /** `load` reads from elsewhere than the disk and the network. */
  constructor(namespaces: Readonly<Record<string, string>> = {}, load: LoadBytes = loadBytes) {
    this.#load = load;
    this.#namespaces = Object.entries(namespaces).map(([from, to]) => [wholeUri(from), to]);
  }

  /** Every location that does not exist or could not be read. */
  get missing(): readonly string[] {
    return [...this.locations].filter((location) => !this.digests.has(location));
  }

  /** The bytes at an absolute `file:` or `http(s):` URL. */
  readonly read = async (location: string): Promise<Uint8Array> => {
    this.locations.add(location);
    const bytes = await this.#load(location);
    this.digests.set(location, digestOf(bytes));
    if (this.#namespaces.length === 0) return bytes;
    // Latin-1 maps every byte to one character and back, so the document's own encoding does not matter here.
    let text = Buffer.from(bytes).toString("latin1");
    for (const [pattern, to] of this.#namespaces) text = text.replace(pattern, () => to);
    return Buffer.from(text, "latin1");
  };
}

/** Matches a namespace as a whole URI, or at the start of a URI that continues with `/`, such as a SOAP action. */
function wholeUri(uri: string): RegExp {
  const escaped = uri.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<=["'\\s])${escaped}(?=["'\\s/])`, "g");
}

/** Why something could not be read, in words. */
export function unreadReason(problem: unknown): string {
  if (!isNativeError(problem)) return String(problem);
  const code = "code" in problem ? problem.code : undefined;
  if (code === "ENOENT") return "there is no such file";
  if (code === "EISDIR") return "it is a folder";
  if (code === "EACCES") return "it may not be read";
  return problem.message;
}

/**
 * Reads a UTF-8 document other than XML, such as the routes file; undefined if none is asked for or it cannot be read.
 */
export async function readTextDocument(
  path: string | undefined,
  cwd: string,
  reader: ContractReader,
  diagnostics: Diagnostics,
): Promise<SourceDocument | undefined> {
  if (path === undefined) return undefined;
  const location = pathToFileURL(resolve(cwd, path)).href;
  let bytes: Uint8Array;
  try {
    bytes = await reader.read(location);
  } catch (problem) {
    diagnostics.report("document-not-found", undefined, { document: path, reason: unreadReason(problem) });
    return undefined;
  }
  try {
    return { uri: path, location, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), root: undefined };
  } catch {
    diagnostics.report("document-bad-bytes", undefined, { document: path, encoding: "utf-8" });
    return undefined;
  }
}

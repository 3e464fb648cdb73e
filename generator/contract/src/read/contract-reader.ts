import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { isNativeError } from "node:util/types";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { type LoadOctets, loadOctets } from "./load-bytes.js";
import { digestOf } from "./network-lock.js";
import type { SourceDocument } from "./xml-tree.js";

/** Reads a contract's documents, remembers their digests, and puts other namespaces in the place of their own. */
export class ContractReader {
  /** SHA-256 of what stands at each location, before any namespace is replaced. */
  readonly digests: Map<string, string> = new Map();
  readonly #load: LoadOctets;
  /** Every location that was asked for, there or not. */
  readonly locations: Set<string> = new Set();
  readonly #namespaces: readonly (readonly [pattern: RegExp, replacement: string])[];

  /** `load` reads somewhere else than from the disk and the network. */
  constructor(namespaces: Readonly<Record<string, string>> = {}, load: LoadOctets = loadOctets) {
    this.#load = load;
    this.#namespaces = Object.entries(namespaces).map(([from, to]) => [wholeUri(from), to]);
  }

  /** Every location that was asked for in vain, or that might not be read. */
  get missing(): readonly string[] {
    return [...this.locations].filter((location) => !this.digests.has(location));
  }

  /** The octets at an absolute `file:` or `http(s):` URL. */
  readonly read = async (location: string): Promise<Uint8Array> => {
    this.locations.add(location);
    const octets = await this.#load(location);
    this.digests.set(location, digestOf(octets));
    if (this.#namespaces.length === 0) return octets;
    // Latin-1 maps every octet to one character and back, so the document's own encoding does not matter here.
    let text = Buffer.from(octets).toString("latin1");
    for (const [pattern, to] of this.#namespaces) text = text.replace(pattern, () => to);
    return Buffer.from(text, "latin1");
  };
}

/** A namespace where it stands as a whole URI, or is the start of one that goes on with `/` (a SOAP action). */
function wholeUri(uri: string): RegExp {
  const escaped = uri.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<=["'\\s])${escaped}(?=["'\\s/])`, "g");
}

/** Why something could not be read, as people say it. */
export function unreadReason(problem: unknown): string {
  if (!isNativeError(problem)) return String(problem);
  const code = "code" in problem ? problem.code : undefined;
  if (code === "ENOENT") return "there is no such file";
  if (code === "EISDIR") return "it is a folder";
  if (code === "EACCES") return "it may not be read";
  return problem.message;
}

/** A UTF-8 document that is no XML, such as the routes file; undefined where none is asked for or it cannot be read. */
export async function readTextDocument(
  path: string | undefined,
  cwd: string,
  reader: ContractReader,
  diagnostics: Diagnostics,
): Promise<SourceDocument | undefined> {
  if (path === undefined) return undefined;
  const location = pathToFileURL(resolve(cwd, path)).href;
  let octets: Uint8Array;
  try {
    octets = await reader.read(location);
  } catch (problem) {
    diagnostics.report("document-not-found", undefined, { document: path, reason: unreadReason(problem) });
    return undefined;
  }
  try {
    return { uri: path, location, text: new TextDecoder("utf-8", { fatal: true }).decode(octets), root: undefined };
  } catch {
    diagnostics.report("document-bad-octets", undefined, { document: path, encoding: "utf-8" });
    return undefined;
  }
}

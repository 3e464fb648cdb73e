import { resolveLocation } from "@stubwright/contract/read";
import type { SourceFile, SourceFiles } from "./source-files.js";

/** A document of a contract, with the namespace that its names without namespace have there. */
export interface ContractFile {
  readonly file: SourceFile;
  /** The namespace of the including schema, if the document has none of its own (XSD 1.0 Part 1, 4.2.1). */
  readonly takenNamespace: string;
}

/** A document to visit. */
interface Visit {
  readonly url: string;
  readonly takenNamespace: string;
}

/** The documents of a contract by URL: the entry and everything that it imports from files, directly or not. */
export function contractFiles(entry: string, files: SourceFiles): ReadonlyMap<string, ContractFile> {
  const found = new Map<string, ContractFile>();
  const waiting: Visit[] = [{ url: entry, takenNamespace: "" }];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const file = found.has(next.url) ? undefined : files.get(next.url);
    if (file === undefined) continue;
    const takenNamespace = file.index.targetNamespace === "" ? next.takenNamespace : "";
    found.set(next.url, { file, takenNamespace });
    waiting.push(...linkedDocuments(file, next.takenNamespace));
  }
  return found;
}

function linkedDocuments({ url, index }: SourceFile, takenNamespace: string): readonly Visit[] {
  return index.links.flatMap(({ location, namespace, isInclude }) => {
    const linked = resolveLocation(url, location);
    if (linked === undefined) return [];
    const passed = namespace === "" ? takenNamespace : namespace;
    return { url: linked, takenNamespace: isInclude ? passed : "" };
  });
}

import { Diagnostics } from "../diagnostics/diagnostics.js";
import { type ReadContractResult, readContract } from "../load/load-model.js";

/** The result of reading a contract of small documents. */
export interface FixtureResult extends ReadContractResult {
  readonly diagnostics: Diagnostics;
  /** `file:line code` of every diagnostic, in document order. */
  readonly findings: readonly string[];
}

/**
 * Reads documents by name without the disk. The first one is the entry. All operations count, or those in the options.
 */
export async function readFixture(
  files: Readonly<Record<string, string>>,
  operations?: readonly string[],
): Promise<FixtureResult> {
  const diagnostics = new Diagnostics();
  const [entry = ""] = Object.keys(files);
  const read = async (location: string): Promise<Uint8Array> => {
    const text = files[decodeURIComponent(location.slice("file:///fixture/".length))];
    if (text === undefined) throw Object.assign(new Error("absent"), { code: "ENOENT" });
    return new TextEncoder().encode(text);
  };
  const result = await readContract(entry, { cwd: "/fixture", read, operations }, diagnostics);
  const findings = diagnostics
    .sorted(result.documents)
    .map(({ code, at }) => (at === undefined ? code : `${at.uri}:${at.line} ${code}`));
  return { ...result, diagnostics, findings };
}

/** A schema document of namespace `urn:a` (prefix `a`, also the default) around some components. */
export function schemaOf(components: string, attributes = ""): string {
  const namespaces = 'xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:a" xmlns:a="urn:a"';
  return `<xs:schema ${namespaces} targetNamespace="urn:a" ${attributes}>${components}</xs:schema>`;
}

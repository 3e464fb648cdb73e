import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { digestOf, isNetworkLocation } from "@stubwright/contract/read";
import type { ContractOptions } from "../options/contract-options.js";
import type { GeneratedFile } from "../print/source-file.js";
import { absentDigest, type Manifest, optionsDigest, outputText, readManifest } from "./manifest.js";

/**
 * Whether inputs and outputs are still those of the run that wrote the manifest. If so, the output is current, and
 * nothing has to be generated to know it. If not, only a comparison with newly generated files can tell.
 */
export async function digestsMatch(
  options: ContractOptions,
  out: string,
  { allowNetwork = false }: { readonly allowNetwork?: boolean } = {},
): Promise<boolean> {
  const manifest = await readManifest(out);
  if (manifest === undefined || manifest.options !== optionsDigest(options)) return false;
  // With `strict`, a contract that lacks operations must fail each time, so it is always read.
  if (options.strict === true && manifest.leftOut === true) return false;
  const files = Object.entries({ ...manifest.inputs, ...manifest.outputs });
  if (allowNetwork && files.some(([path, expected]) => expected === absentDigest && isNetworkLocation(path)))
    return false;
  const checks = files.map(async ([path, expected]) => (await fileDigest(join(out, path))) === expected);
  if ((await Promise.all(checks)).includes(false)) return false;
  return (await foreignFiles(out, new Set(Object.keys(manifest.outputs)))).length === 0;
}

/** The names of source files in the output folder that the generator did not write. */
async function foreignFiles(out: string, known: ReadonlySet<string>): Promise<readonly string[]> {
  const entries = await readdir(out, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && /\.[cm]?tsx?$/.test(entry.name) && !known.has(entry.name))
    .map((entry) => entry.name)
    .sort();
}

async function fileDigest(path: string): Promise<string> {
  return readFile(path).then(digestOf, () => absentDigest);
}

/** One file of the output folder that differs from what the contract generates. */
export interface OutputFinding {
  /**
   * `stale`: the contract changed since. `edited`: somebody changed the file. `missing`: no such file. `orphaned`: the
   * generator does not write it.
   */
  readonly kind: "stale" | "edited" | "missing" | "orphaned";
  readonly path: string;
  /** Whether only the line endings differ, as after a checkout on Windows. */
  readonly lineEnds?: boolean;
}

/** Compares the output folder with the files that were just generated in memory. */
export async function compareFiles(out: string, files: readonly GeneratedFile[]): Promise<readonly OutputFinding[]> {
  const manifest = await readManifest(out);
  const findings: OutputFinding[] = [];
  for (const file of files) {
    const text = await outputText(join(out, file.path));
    if (text !== file.text) findings.push({ ...difference(text, file, manifest), path: file.path });
  }
  const known = new Set(files.map((file) => file.path));
  const old = Object.keys(manifest?.outputs ?? {}).filter((path) => !known.has(path));
  for (const path of old)
    if ((await outputText(join(out, path))) !== undefined) findings.push({ kind: "orphaned", path });
  for (const path of await foreignFiles(out, new Set([...known, ...old]))) findings.push({ kind: "orphaned", path });
  return findings;
}

/** Finds out why a file differs from its generated text. */
function difference(
  text: string | undefined,
  file: GeneratedFile,
  manifest: Manifest | undefined,
): Omit<OutputFinding, "path"> {
  if (text === undefined) return { kind: "missing" };
  if (text.replaceAll("\r\n", "\n") === file.text) return { kind: "edited", lineEnds: true };
  const written = manifest?.outputs[file.path];
  return { kind: written !== undefined && digestOf(text) !== written ? "edited" : "stale" };
}

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { digestOf, isNetworkLocation } from "@stubwright/contract/read";
import type { ContractOptions } from "../options/contract-options.js";
import { absentDigest } from "./manifest.js";
import { optionsDigest } from "./options-digest.js";
import { readManifest } from "./read-output.js";

/**
 * Whether inputs and outputs are still those of the run that wrote the manifest: then nothing needs to be generated to
 * know that the output is current. False says only that one has to look closer, as at what may be fetched now.
 */
export async function digestsMatch(
  options: ContractOptions,
  out: string,
  { allowNetwork = false }: { readonly allowNetwork?: boolean } = {},
): Promise<boolean> {
  const manifest = await readManifest(out);
  if (manifest === undefined || manifest.options !== optionsDigest(options)) return false;
  if (options.strict === true && manifest.leftOut === true) return false;
  const files = Object.entries({ ...manifest.inputs, ...manifest.outputs });
  if (allowNetwork && files.some(([path, expected]) => expected === absentDigest && isNetworkLocation(path)))
    return false;
  const checks = files.map(async ([path, expected]) => (await fileDigest(join(out, path))) === expected);
  if ((await Promise.all(checks)).includes(false)) return false;
  return (await foreignFiles(out, new Set(Object.keys(manifest.outputs)))).length === 0;
}

/** Source files in the output folder that the generator does not write. */
export async function foreignFiles(out: string, known: ReadonlySet<string>): Promise<readonly string[]> {
  const entries = await readdir(out, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && /\.[cm]?tsx?$/.test(entry.name) && !known.has(entry.name))
    .map((entry) => entry.name)
    .sort();
}

async function fileDigest(path: string): Promise<string> {
  return readFile(path).then(digestOf, () => absentDigest);
}

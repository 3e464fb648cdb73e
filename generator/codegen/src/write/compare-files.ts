import { join } from "node:path";
import { digestOf } from "@stubwright/contract/read";
import type { GeneratedFile } from "../emit/generated-file.js";
import { foreignFiles } from "./check-digests.js";
import type { Manifest } from "./manifest.js";
import { outputText, readManifest } from "./read-output.js";

/** One file of the output that is not what the contract makes. */
export interface OutputFinding {
  /** `stale`: the contract has changed since; `edited`: somebody changed the file; `missing`, `orphaned`: not there, not ours. */
  readonly kind: "stale" | "edited" | "missing" | "orphaned";
  readonly path: string;
  /** Nothing but its line ends was changed, as git does on Windows. */
  readonly lineEnds?: boolean;
}

/** Compares the output folder with what was just generated in memory. */
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

/** How a file that is not as it should be came to differ. */
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

import { join } from "node:path";
import { UsageError } from "@stubwright/contract/diagnostics";
import type { GeneratedFile } from "../emit/generated-file.js";
import { outputText, readManifest } from "./read-output.js";

/** What every generated module begins with. */
const header = /^\/\/ Generated from .* by stubwright\./;

/**
 * Refuses to replace files of the output folder that somebody wrote by hand: that no run of ours has written, by its manifest or by
 * the file's own first line. Throws `UsageError`, which names them.
 */
export async function refuseForeign(out: string, files: readonly GeneratedFile[]): Promise<void> {
  const manifest = await readManifest(out);
  const foreign: string[] = [];
  for (const { path, text } of files) {
    // The OpenAPI document may lie elsewhere, where the config says.
    if (/[/\\]/.test(path) || path.startsWith("stubwright.")) continue;
    if (manifest !== undefined && Object.hasOwn(manifest.outputs, path)) continue;
    const old = await outputText(join(out, path));
    if (old !== undefined && old !== text && !header.test(old)) foreign.push(path);
  }
  if (foreign.length === 0) return;
  const [are, them] = foreign.length === 1 ? ["is", "it"] : ["are", "them"];
  throw new UsageError(
    `${foreign.join(", ")} in ${out} ${are} not generated, and would be overwritten. Choose another "out", move ${them}, or overwrite ${them} with --force.`,
  );
}

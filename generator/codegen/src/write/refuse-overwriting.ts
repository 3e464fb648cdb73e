import { join, resolve } from "node:path";
import { UsageError } from "@stubwright/contract/diagnostics";
import type { GeneratedFile } from "../print/source-file.js";
import { outputText, readManifest } from "./manifest.js";

/**
 * Throws `UsageError` if an output file would replace an input (`inputs` are absolute paths) or another output file.
 * Both can happen because the config chooses the paths of the OpenAPI and AsyncAPI documents.
 */
export function refuseOverwriting(out: string, files: readonly GeneratedFile[], inputs: readonly string[]): void {
  const taken = new Set(inputs.map((path) => resolve(path)));
  for (const file of files) {
    const path = resolve(out, file.path);
    if (taken.has(path))
      throw new UsageError(
        `${path} would be overwritten: the contract's "openapi" and "asyncapi", and the files of its emitters, need paths of their own.`,
      );
    taken.add(path);
  }
}

/** The first line of every generated module. */
const header = /^\/\/ Generated from .* by stubwright\./;

/**
 * Throws `UsageError`, which names the files, if output would replace files that somebody wrote by hand: neither the
 * manifest nor the first line of such a file says that an earlier run wrote it.
 */
export async function refuseForeign(out: string, files: readonly GeneratedFile[]): Promise<void> {
  const manifest = await readManifest(out);
  const foreign: string[] = [];
  for (const { path, text } of files) {
    // Only the OpenAPI and AsyncAPI documents lie elsewhere, at paths that the config chooses.
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

import { rm } from "node:fs/promises";
import { join } from "node:path";
import { digestOf } from "@stubwright/contract/read";
import type { GeneratedFile } from "../emit/generated-file.js";
import { manifestName } from "./manifest.js";
import { outputText, readManifest } from "./read-output.js";
import { replaceFile } from "./write-file.js";

/** What a run changed in the output folder, paths as in the files. */
interface WriteReport {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
}

/**
 * Brings the output folder up to date: only changed files are touched, each replaced as a whole, and what an earlier run
 * wrote and this one does not is removed: elsewhere than in the folder, if it is as it was written. The manifest is written last.
 */
export async function writeFiles(out: string, files: readonly GeneratedFile[]): Promise<WriteReport> {
  const written: string[] = [];
  const ordered = [...files].sort(
    (left, right) => Number(left.path === manifestName) - Number(right.path === manifestName),
  );
  const removed = await removeOld(out, files);
  for (const file of ordered) {
    const path = join(out, file.path);
    if ((await outputText(path)) === file.text) continue;
    await replaceFile(path, file.text);
    written.push(file.path);
  }
  return { written, removed, unchanged: files.length - written.length };
}

async function removeOld(out: string, files: readonly GeneratedFile[]): Promise<readonly string[]> {
  const manifest = await readManifest(out);
  const current = new Set(files.map((file) => file.path));
  const removed: string[] = [];
  for (const [path, digest] of Object.entries(manifest?.outputs ?? {})) {
    if (current.has(path) || (!isInFolder(path) && !(await isAsWritten(join(out, path), digest)))) continue;
    await rm(join(out, path), { force: true });
    removed.push(path);
  }
  return removed;
}

/** Only an OpenAPI document lies elsewhere, and whoever wrote the manifest may have named any file there. */
function isInFolder(path: string): boolean {
  return !/[/\\]/.test(path);
}

async function isAsWritten(path: string, digest: string): Promise<boolean> {
  const text = await outputText(path);
  return text !== undefined && digestOf(text) === digest;
}

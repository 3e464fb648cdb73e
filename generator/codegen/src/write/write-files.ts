import { chmod, mkdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isNativeError } from "node:util/types";
import { digestOf } from "@stubwright/contract/read";
import type { GeneratedFile } from "../print/source-file.js";
import { manifestName, outputText, readManifest } from "./manifest.js";

/** The changes of a run in the output folder, with paths as in `GeneratedFile`. */
interface WriteReport {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
}

/**
 * Brings the output folder up to date. Only changed files are written, each as a whole. A file that an earlier run
 * wrote and this one does not is removed; outside of the folder, only if nobody changed it. The manifest is written
 * last, so that an interrupted run does not look finished.
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

/**
 * Whether a path lies in the output folder. Only OpenAPI and AsyncAPI documents lie elsewhere, and an edited manifest could name
 * any file.
 */
function isInFolder(path: string): boolean {
  return !/[/\\]/.test(path);
}

async function isAsWritten(path: string, digest: string): Promise<boolean> {
  const text = await outputText(path);
  return text !== undefined && digestOf(text) === digest;
}

/** Writes a file, and creates its folders. An error names the file, which Node's error does not if the disk is full. */
export async function writeWithFolders(path: string, content: string | Uint8Array, mode?: number): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content, { mode });
  } catch (error) {
    if (isNativeError(error) && !("path" in error)) error.message += ` '${path}'`;
    throw error;
  }
}

/**
 * Replaces a file as a whole: writes a new file beside it and renames that. If anything fails, the old file is
 * unchanged and the new one is removed. A symbolic link stays a link, and the file keeps its permissions. A target that
 * is not a file, such as a device, is written to directly. The new file's name contains the process id, so that two
 * processes do not mix their texts.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const target = await realpath(path).catch(() => path);
  const old = await stat(target).catch(() => undefined);
  if (old?.isFile() === false) return writeWithFolders(target, text);
  const beside = `${target}.${process.pid}.stubwright`;
  try {
    await writeWithFolders(beside, text, old?.mode);
    // The mode of a new file is reduced by the process's umask, so it is set again.
    if (old !== undefined) await chmod(beside, old.mode);
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined);
    throw error;
  }
}

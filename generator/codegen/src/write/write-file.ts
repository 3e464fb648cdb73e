import { chmod, mkdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { isNativeError } from "node:util/types";

/** Writes a file and the folders to it; where that fails, the error names the file: Node's does not where a disk is full. */
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
 * Writes a file beside the old one and puts it in its place; where that fails, the old one is as it was and nothing of the
 * new one stays. Links to a file stay links, and who may read, write or execute it may do so still. What is no file, as a
 * device, is written to. The name of the new one has the process in it: two that write the same file at once each put a whole one there.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const target = await realpath(path).catch(() => path);
  const old = await stat(target).catch(() => undefined);
  if (old?.isFile() === false) return writeWithFolders(target, text);
  const beside = `${target}.${process.pid}.stubwright`;
  try {
    await writeWithFolders(beside, text, old?.mode);
    // A mode that a file is made with is cut by the process's own.
    if (old !== undefined) await chmod(beside, old.mode);
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined);
    throw error;
  }
}

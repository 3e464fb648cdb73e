import { existsSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { UsageError } from "@stubwright/contract/diagnostics";

/** A file that a project should have. The path starts in the project's folder, with `/`. */
export interface WantedFile {
  readonly path: string;
  readonly content: string | Uint8Array;
  /** What changes in a file that is there: only such files may be there and differ. */
  readonly merged?: readonly string[];
}

/** A file to write, and what it was before. */
export interface FileChange {
  readonly path: string;
  readonly content: Buffer;
  /** Undefined for a new file. */
  readonly before: Buffer | undefined;
  readonly merged: readonly string[];
}

/**
 * Finds out which files differ from what is there. Throws a `UsageError` that names all files that would be overwritten, except those
 * of `overwrite`.
 */
export function changesOf(
  folder: string,
  files: readonly WantedFile[],
  overwrite: readonly string[],
): readonly FileChange[] {
  const changes = files.flatMap(({ path, content, merged }): (FileChange & { readonly isMerged: boolean })[] => {
    const full = join(folder, path);
    const before = existsSync(full) ? readFileSync(full) : undefined;
    const wanted = Buffer.from(content);
    if (before?.equals(wanted) === true) return [];
    return [{ path, content: wanted, before, merged: merged ?? [], isMerged: merged !== undefined }];
  });
  const lost = changes.filter(
    ({ before, isMerged, path }) => before !== undefined && !isMerged && !overwrite.includes(path),
  );
  if (lost.length === 0) return changes;
  const [first] = lost;
  throw new UsageError(
    `These files are there, and differ from what init would write; nothing was written:\n${lost.map(({ path }) => `  ${path}`).join("\n")}\nMove them away, or let init overwrite each by its name: --overwrite ${first?.path}`,
  );
}

/**
 * Writes files, and returns whether they stay. If a write fails, or `isStopped` says so at the end, everything is put back as it was
 * before, and new folders are removed.
 */
export async function writeChanges(
  folder: string,
  changes: readonly FileChange[],
  isStopped: () => boolean,
): Promise<boolean> {
  const done: FileChange[] = [];
  const made: string[] = [];
  let finished = false;
  try {
    for (const change of changes) {
      const path = join(folder, change.path);
      const first = await mkdir(dirname(path), { recursive: true });
      if (first !== undefined) made.push(first);
      done.push(change);
      await writeFile(path, change.content);
    }
    finished = !isStopped();
    return finished;
  } finally {
    if (!finished) await putBack(folder, done, made);
  }
}

async function putBack(folder: string, done: readonly FileChange[], made: readonly string[]): Promise<void> {
  for (const { path, before } of done) {
    if (before === undefined) await rm(join(folder, path), { force: true });
    else await writeFile(join(folder, path), before);
  }
  for (const one of made) await rm(one, { recursive: true, force: true });
}

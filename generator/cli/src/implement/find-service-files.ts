import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** The most files to search. Without a limit, a huge folder would delay `generate`. */
const mostFiles = 3000;
const shownFiles = 3;

/**
 * Finds up to three hand-written TypeScript files below a folder that seem to implement a service. The search looks at text
 * only, because a compiler would take seconds, and the result is only advice.
 */
export async function findServiceFiles(folder: string, service: string, out: string): Promise<readonly string[]> {
  const pattern = new RegExp(
    `\\b(?:implements|satisfies)\\b[^{;=]*\\b${service}\\b|(?:\\)|\\b(?:const|let)\\s+\\w+)\\s*:\\s*(?:[\\w.]+<)*${service}\\b`,
  );
  const found: string[] = [];
  let count = 0;
  for await (const path of typeScriptFiles(folder, out)) {
    count += 1;
    if (count > mostFiles || found.length === shownFiles) break;
    if (pattern.test(await readFile(path, "utf8").catch(() => ""))) found.push(path);
  }
  return found;
}

/** Yields the hand-written TypeScript files below a folder, except those below `out`. A folder's own files precede those of its subfolders. */
async function* typeScriptFiles(folder: string, out: string): AsyncGenerator<string> {
  const folders = [folder];
  for (const next of folders) {
    const entries = await readdir(next, { withFileTypes: true }).catch(() => []);
    for (const entry of entries.sort((left, right) => (left.name < right.name ? -1 : 1))) {
      const path = join(next, entry.name);
      if (entry.isDirectory() && isOwn(entry.name) && relative(out, path) !== "") folders.push(path);
      if (entry.isFile() && /(?<!\.d|\.test|\.spec)\.[cm]?tsx?$/.test(entry.name)) yield path;
    }
  }
}

function isOwn(folderName: string): boolean {
  return !folderName.startsWith(".") && !["node_modules", "dist", "build", "coverage"].includes(folderName);
}

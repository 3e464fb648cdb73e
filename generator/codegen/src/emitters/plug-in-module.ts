import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { UsageError } from "@stubwright/contract/diagnostics";
import { digestOf } from "@stubwright/contract/read";
import { init, parse } from "es-module-lexer";
import { resolve as resolveSpecifier } from "import-meta-resolve";
import { absentDigest } from "../write/manifest.js";

/** A plug-in's module, and the files that decide what it does. */
export interface PlugInModule {
  readonly url: string;
  /** Digests by the absolute paths of the module and of the modules that it imports by relative paths. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Finds the module of a plug-in: a path from the config's folder, or the name of a package that is installed there.
 * Throws `UsageError` if there is none.
 */
export async function findPlugIn(module: string, cwd: string): Promise<PlugInModule> {
  const url = moduleUrl(module, cwd);
  const files = new Map<string, string>();
  await collectFiles(fileURLToPath(url), files);
  if (files.get(fileURLToPath(url)) === absentDigest)
    throw new UsageError(`The emitter ${module} is not found: there is no ${fileURLToPath(url)}.`);
  return { url, files };
}

function moduleUrl(module: string, cwd: string): string {
  try {
    const url = resolveSpecifier(module, pathToFileURL(join(cwd, "stubwright.config.json")).href);
    if (url.startsWith("file:")) return url;
  } catch {
    // Reported below.
  }
  throw new UsageError(
    `The emitter ${module} is not found from ${cwd}. Name a file by a path that starts with "./", or install the package.`,
  );
}

/** Collects a module and its relative imports. A file that cannot be read or parsed is reported when it is imported. */
async function collectFiles(path: string, files: Map<string, string>): Promise<void> {
  if (files.has(path)) return;
  const content = await readFile(path).catch(() => undefined);
  files.set(path, content === undefined ? absentDigest : digestOf(content));
  for (const specifier of await relativeImports(content?.toString("utf8") ?? ""))
    await collectFiles(fileURLToPath(new URL(specifier, pathToFileURL(path))), files);
}

async function relativeImports(text: string): Promise<readonly string[]> {
  await init;
  try {
    const [imports] = parse(text);
    return imports.flatMap(({ n: specifier }) =>
      specifier !== undefined && /^\.\.?\//.test(specifier) ? specifier : [],
    );
  } catch {
    return [];
  }
}

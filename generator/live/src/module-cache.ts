import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";

/** How many contracts the cache keeps; beyond that, those that were made longest ago go. */
const mostKept = 64;

/** The folder in which the operating system lets programs keep what they can make again. */
function cacheFolder(): string {
  const home = homedir();
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  if (process.platform === "win32") return join(LOCALAPPDATA ?? tmpdir(), "stubwright", "live");
  if (process.platform === "darwin") return join(home, "Library", "Caches", "stubwright", "live");
  return join(XDG_CACHE_HOME || join(home, ".cache"), "stubwright", "live");
}

/** The modules that were kept under a digest; undefined if none were, or if they cannot be read. */
export async function readCached(digest: string): Promise<ReadonlyMap<string, string> | undefined> {
  try {
    const kept: unknown = JSON.parse(await readFile(join(cacheFolder(), `${digest}.json`), "utf8"));
    if (typeof kept !== "object" || kept === null) return undefined;
    const texts = Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string");
    return new Map(texts);
  } catch {
    return undefined;
  }
}

/** Keeps modules under a digest. A cache that cannot be written is no problem: the modules are made again next time. */
export async function writeCached(digest: string, modules: ReadonlyMap<string, string>): Promise<void> {
  const folder = cacheFolder();
  const path = join(folder, `${digest}.json`);
  const unfinished = `${path}.${process.pid}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, JSON.stringify(Object.fromEntries(modules)));
    await rename(unfinished, path);
    await removeOldest(folder);
  } catch {
    await rm(unfinished, { force: true }).catch(() => {});
  }
}

async function removeOldest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json"));
  if (names.length <= mostKept) return;
  const aged = await Promise.all(names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })));
  const oldest = aged.toSorted((one, other) => one.time - other.time).slice(0, names.length - mostKept);
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
}

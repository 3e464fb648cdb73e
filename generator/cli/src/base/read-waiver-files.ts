import { readdir, readFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { readWaivers, type Waiver } from "@stubwright/compat/findings";
import { UsageError } from "@stubwright/contract/diagnostics";
import { isNetworkLocation, unreadReason } from "@stubwright/contract/read";

/** Where waivers lie: beside the entries, and the files that are named. */
interface WaiverPlaces {
  readonly cwd: string;
  readonly entries: readonly string[];
  readonly files: readonly string[];
}

/** Every waiver of the files named `*.waivers.yaml` beside the entries and of those that are named. */
export async function readWaiverFiles({ cwd, entries, files }: WaiverPlaces): Promise<readonly Waiver[]> {
  const folders = entries.filter((entry) => !isNetworkLocation(entry)).map((entry) => dirname(resolve(cwd, entry)));
  const found = await Promise.all([...new Set(folders)].map(waiverFilesIn));
  const paths = new Set([...found.flat(), ...files.map((file) => resolve(cwd, file))]);
  const waivers: Waiver[] = [];
  for (const path of paths) {
    const text = await readFile(path, "utf8").catch((problem: unknown) => {
      throw new UsageError(`${relative(cwd, path)} cannot be read: ${unreadReason(problem)}.`);
    });
    waivers.push(...readWaivers(text, relative(cwd, path)));
  }
  return waivers;
}

async function waiverFilesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names
    .filter((name) => /\.waivers\.ya?ml$/.test(name))
    .sort()
    .map((name) => join(folder, name));
}

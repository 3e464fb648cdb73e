import { readdir, readFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { readWaivers, type Waiver } from "@stubwright/compat/findings";
import { UsageError } from "@stubwright/contract/diagnostics";
import { isNetworkLocation, unreadReason } from "@stubwright/contract/read";

/** Where to look for waivers: beside the entries, and in named files. */
interface WaiverPlaces {
  readonly cwd: string;
  readonly entries: readonly string[];
  readonly files: readonly string[];
}

/** Reads the waivers of all `*.waivers.yaml` files beside the entries, and of the named files. Throws `UsageError`. */
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

/** Today in UTC, such as `2027-03-01`. Sunset dates and the expiry of waivers are compared with it. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

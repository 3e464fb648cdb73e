import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The program that installs a project's packages. */
export type PackageManager = "npm" | "pnpm" | "yarn" | "bun";

const lockFiles: readonly (readonly [file: string, manager: PackageManager])[] = [
  ["pnpm-lock.yaml", "pnpm"],
  ["yarn.lock", "yarn"],
  ["bun.lock", "bun"],
  ["bun.lockb", "bun"],
  ["package-lock.json", "npm"],
  ["npm-shrinkwrap.json", "npm"],
];

/**
 * Finds out who installs the packages of a folder: whom `packageManager` in package.json names, or else whose lock file is there; in
 * the folder itself, or else in the nearest one above, as in a workspace. Default: npm.
 */
export function packageManagerOf(folder: string): PackageManager {
  for (let at = folder; ; at = dirname(at)) {
    const found = namedIn(join(at, "package.json")) ?? lockFiles.find(([file]) => existsSync(join(at, file)))?.[1];
    if (found !== undefined) return found;
    if (dirname(at) === at) return "npm";
  }
}

function namedIn(path: string): PackageManager | undefined {
  if (!existsSync(path)) return undefined;
  const named = /"packageManager"\s*:\s*"(\w+)@/.exec(readFileSync(path, "utf8"))?.[1];
  return lockFiles.find(([, manager]) => manager === named)?.[1];
}

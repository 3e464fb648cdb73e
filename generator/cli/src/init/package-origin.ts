import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Returns the folder or archive from which a package was installed. Undefined for a package from a registry. */
export function packageOrigin(path: string): string | undefined {
  const installed = /^(.*?)[\\/](node_modules[\\/].*)$/.exec(path);
  return installed === null ? path : archiveOf(installed[1] ?? "", (installed[2] ?? "").replaceAll("\\", "/"));
}

/** Looks up a package's archive in `node_modules/.package-lock.json`, npm's list of installed packages. */
function archiveOf(project: string, name: string): string | undefined {
  const list = join(project, "node_modules/.package-lock.json");
  if (!existsSync(list)) return undefined;
  const { packages }: { packages?: Record<string, { resolved?: string }> } = JSON.parse(readFileSync(list, "utf8"));
  const archive = /^file:(.+)$/.exec(packages?.[name]?.resolved ?? "")?.[1];
  return archive && resolve(project, archive);
}

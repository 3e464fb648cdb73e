import { existsSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError } from "@stubwright/contract/diagnostics";
import { packageOrigin } from "./package-origin.js";

/** The dependencies of a new project, as package.json specifies them. */
export interface PackageVersions {
  readonly runtime: string;
  readonly console: string;
  readonly stubwright: string;
  readonly typescript: string;
  readonly nodeTypes: string;
  /** The packages that `stubwright` depends on, if the project has archives of its own: then no registry has these versions. */
  readonly parts: Readonly<Record<string, string>>;
  /** The paths of the archives that the project gets copies of, in its folder `packages`. */
  readonly archives: readonly string[];
}

/** The folder of a new project that holds its archives. */
export const archiveFolder = "packages";

/**
 * Returns the versions that fit this generator: those that a registry has, from this one up. With `archives`, a folder of archives
 * made by `npm pack`, the project stands on copies of these archives. Throws a `UsageError` if an archive is missing there.
 */
export function packageVersions(archives?: string): PackageVersions {
  const { dependencies, version } = ownManifest();
  const tools = { typescript: dependencies.typescript ?? "~5.9.3", nodeTypes: "^20.19.0" };
  const published = `^${version}`;
  if (archives === undefined)
    return { ...tools, runtime: published, console: published, stubwright: published, parts: {}, archives: [] };
  const names = Object.keys(dependencies).filter((name) => name.startsWith("@stubwright/"));
  const paths = new Map(["stubwright", ...names].map((name) => [name, archivePath(archives, name, version)]));
  const missing = [...paths.values()].filter((path) => !existsSync(path));
  if (missing.length > 0) throw new UsageError(missingText(archives, missing));
  const {
    stubwright = "",
    "@stubwright/runtime": runtime = "",
    "@stubwright/console": console = "",
    ...parts
  } = Object.fromEntries([...paths].map(([name, path]) => [name, `file:${archiveFolder}/${basename(path)}`]));
  return { ...tools, runtime, console, stubwright, parts, archives: [...paths.values()] };
}

/** The path of a package's archive, named as `npm pack` names it. */
function archivePath(folder: string, name: string, version: string): string {
  return join(folder, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`);
}

function missingText(folder: string, missing: readonly string[]): string {
  const names = missing.map((path) => basename(path));
  const shown = names.length > 3 ? `${names.slice(0, 2).join(", ")} and ${names.length - 2} more` : names.join(", ");
  return `${folder} does not have ${shown}. To make the archives in a clone of Stubwright's repository: npm run archives`;
}

function ownManifest(): { readonly version: string; readonly dependencies: Readonly<Record<string, string>> } {
  const value: unknown = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  const facts: object = typeof value === "object" && value !== null ? value : {};
  const version = "version" in facts && typeof facts.version === "string" ? facts.version : "0.0.0";
  const dependencies = "dependencies" in facts && facts.dependencies instanceof Object ? facts.dependencies : {};
  return {
    version,
    dependencies: Object.fromEntries(Object.entries(dependencies).map(([name, one]) => [name, String(one)])),
  };
}

/** What to tell people whose `stubwright` does not come from a registry. Undefined if it does, as far as one can see. */
export function unpublishedNote(): string | undefined {
  const own = packageOrigin(dirname(realpathSync(fileURLToPath(new URL("../../package.json", import.meta.url)))));
  return (
    own &&
    `This stubwright ${ownManifest().version} comes from ${own.endsWith(".tgz") ? "an archive" : "a clone of its repository"}. If no registry has this version, name a folder of archives: --packages <folder>`
  );
}

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of this repository. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** An entry point of a package, as the conditions of `exports` name its files. A text is a file without conditions. */
export type Entry = string | Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** What package.json says that a release depends on. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly repository?: { readonly url: string; readonly directory: string };
  readonly main?: string;
  readonly types?: string;
  readonly exports?: Readonly<Record<string, Entry>>;
  readonly typesVersions?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A package that a release publishes. `folder` starts at the root: `generator/cli`. */
export interface PublishedPackage {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Lists the packages that a release publishes, sorted by folder: those that are called `stubwright` or `@stubwright/…` and are not private. */
export function publishedPackages(): readonly PublishedPackage[] {
  return ["", "generator", "integrations"]
    .flatMap((folder) => packagesIn(folder))
    .filter(({ manifest }) => /^(?:@stubwright\/|stubwright$)/.test(manifest.name) && manifest.private !== true)
    .sort((left, right) => left.folder.localeCompare(right.folder));
}

function packagesIn(parent: string): readonly PublishedPackage[] {
  return readdirSync(join(root, parent))
    .map((name) => join(parent, name))
    .flatMap((folder) => {
      const manifest = readManifest(folder);
      return manifest === undefined ? [] : [{ folder, manifest }];
    });
}

function readManifest(folder: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  } catch {
    return undefined;
  }
}

/** A package's archive, with the paths of the files in it. */
export interface Archive {
  readonly name: string;
  readonly path: string;
  readonly files: readonly string[];
}

/** Packs packages into a folder. They must have been built: no script runs. */
export function packPackages(packages: readonly PublishedPackage[], destination: string): readonly Archive[] {
  const workspaces = packages.map(({ folder }) => `--workspace=${folder}`);
  const pack = ["pack", "--json", "--ignore-scripts", `--pack-destination=${destination}`, ...workspaces];
  const output = execFileSync("npm", pack, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  const packed: { name: string; filename: string; files: { path: string }[] }[] = JSON.parse(output);
  return packed.map(({ name, filename, files }) => ({
    name,
    path: join(destination, filename.replace("@", "").replace("/", "-")),
    files: files.map(({ path }) => path),
  }));
}

import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/** A copy of a workspace without its judges and benches, built as it was, to be edited without touching the original. */
export interface ScratchWorkspace {
  readonly path: string;
  remove(): void;
}

const left = new Set(["node_modules", ".git", "data", "coverage", "conformance", "bench"]);

/** Copies the workspace at `root`; its own packages are linked to the copies, all others to the original's. */
export function copyWorkspace(root: string): ScratchWorkspace {
  const path = mkdtempSync(join(tmpdir(), "workspace-"));
  const filter = (source: string): boolean => !left.has(basename(source));
  cpSync(root, path, { recursive: true, preserveTimestamps: true, filter });
  linkPackages(join(root, "node_modules"), join(path, "node_modules"));
  dropReferences(path);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const source = join(from, name);
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), join(to, name));
    else if (name.startsWith("@")) linkPackages(source, join(to, name));
    else symlinkSync(source, join(to, name));
  }
}

/** Takes the projects that were not copied out of what `tsc -b` builds. */
function dropReferences(path: string): void {
  const file = join(path, "tsconfig.json");
  const config: { references: { path: string }[] } = JSON.parse(readFileSync(file, "utf8"));
  const references = config.references.filter((reference) => existsSync(join(path, reference.path)));
  writeFileSync(file, JSON.stringify({ ...config, references }));
}

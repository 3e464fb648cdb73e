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

/** A copy of the workspace with its build output, without conformance tests, the matrix and benches. A test may change the copy. */
export interface ScratchWorkspace {
  readonly path: string;
  remove(): void;
}

const left = new Set(["node_modules", ".git", "data", "coverage", "conformance", "matrix", "bench"]);

/** Copies the workspace at `root`. Workspace packages link to the copies, other packages to the original `node_modules`. */
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

/** Removes projects that were not copied from the references of tsconfig.json, so that `tsc -b` works. */
function dropReferences(path: string): void {
  const file = join(path, "tsconfig.json");
  const config: { references: { path: string }[] } = JSON.parse(readFileSync(file, "utf8"));
  const references = config.references.filter((reference) => existsSync(join(path, reference.path)));
  writeFileSync(file, JSON.stringify({ ...config, references }));
}

import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CompilerOptions } from "ts-morph";
import { ModuleKind, ModuleResolutionKind, Project, ScriptTarget } from "./ts-morph.js";

/**
 * A compiler over one hand-written file and what it imports, with the options of the tsconfig.json above it. Packages that
 * contracts make (`packages` has their output folders by name) are read from there, so that a build that is older than the
 * last `generate` does not matter.
 */
export function openProject(file: string, packages: ReadonlyMap<string, string>): Project {
  const config = configAbove(dirname(file));
  const own: Record<string, string[]> = {};
  for (const [name, out] of packages) {
    own[name] = [join(out, "types.ts")];
    own[`${name}/*`] = [join(out, "*.ts")];
  }
  const always: CompilerOptions = { noEmit: true, composite: false, types: [] };
  if (config === undefined) {
    return new Project({
      compilerOptions: {
        ...always,
        strict: true,
        target: ScriptTarget.ES2022,
        module: ModuleKind.NodeNext,
        moduleResolution: ModuleResolutionKind.NodeNext,
        paths: own,
      },
    });
  }
  const project = new Project({
    tsConfigFilePath: config,
    skipAddingFilesFromTsConfig: true,
    compilerOptions: always,
  });
  const paths = project.getCompilerOptions().paths ?? {};
  project.compilerOptions.set({ paths: { ...paths, ...own } });
  return project;
}

function configAbove(folder: string): string | undefined {
  const path = join(folder, "tsconfig.json");
  if (existsSync(path)) return path;
  const parent = dirname(folder);
  return parent === folder ? undefined : configAbove(parent);
}

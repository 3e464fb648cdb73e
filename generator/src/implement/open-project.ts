import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CompilerOptions } from "ts-morph";
import type { ContractOptions } from "../config/contract-options.js";
import { ModuleKind, ModuleResolutionKind, Project, ScriptTarget } from "./ts-morph.js";

/**
 * A compiler over one hand-written file and what it imports, with the options of the tsconfig.json above it. A contract's
 * package is read from its output folder, so that a build of it that is older than the last `generate` does not matter.
 */
export function openProject(file: string, contract: ContractOptions, out: string): Project {
  const config = configAbove(dirname(file));
  const name = contract.package?.name;
  const own = name === undefined ? {} : { [name]: [join(out, "types.ts")], [`${name}/*`]: [join(out, "*.ts")] };
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

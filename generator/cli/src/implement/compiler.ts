import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { CompilerOptions, Project as Program, Node as SyntaxNode } from "ts-morph";

/**
 * Opens a compiler for one hand-written file and its imports, with the options of the nearest tsconfig.json above the file.
 * `packages` maps the names of generated packages to their output folders. The compiler reads these packages' sources, so an
 * outdated build of a package does no harm.
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

// `require` instead of `import`: for a CommonJS package, `import` first scans the whole text for exports. For the TypeScript
// compiler inside of ts-morph, the scan takes as long as loading it.
const library: typeof import("ts-morph") = createRequire(import.meta.url)("ts-morph");

/** The values of the package ts-morph that this folder uses. */
export const { ModuleKind, ModuleResolutionKind, Node, Project, ScriptTarget, ts } = library;

/** The types of the same names. */
export type Node = SyntaxNode;
export type Project = Program;

/** A syntax error of a TypeScript file. Line and column start at 1. */
interface SyntaxProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** The compiler's diagnostics of a file. Undefined if the compiler overflows the stack, because it calls itself for each nested bracket. */
function diagnosticsOf(path: string, text: string): ReturnType<typeof ts.transpileModule>["diagnostics"] {
  try {
    return ts.transpileModule(text, { fileName: path, reportDiagnostics: true }).diagnostics ?? [];
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The first syntax error of a file. Undefined if the file parses. */
export function syntaxError(path: string, text: string): SyntaxProblem | undefined {
  const diagnostics = diagnosticsOf(path, text);
  if (diagnostics === undefined)
    return { line: 1, column: 1, message: "The code is nested too deeply for the compiler." };
  const [first] = diagnostics.filter(({ file }) => file !== undefined);
  if (first?.file === undefined) return undefined;
  const { line, character } = first.file.getLineAndCharacterOfPosition(first.start ?? 0);
  return { line: line + 1, column: character + 1, message: ts.flattenDiagnosticMessageText(first.messageText, " ") };
}

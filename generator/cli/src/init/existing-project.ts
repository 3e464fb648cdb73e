import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { ContractOptions } from "@stubwright/codegen/options";
import { UsageError } from "@stubwright/contract/diagnostics";
import ts from "typescript";
import { parse as parseYaml } from "yaml";
import { type PackageManager, packageManagerOf } from "./package-manager.js";

/** A project that a contract can be added to. */
export interface ExistingProject {
  readonly path: string;
  /** The text of package.json. */
  readonly manifest: string;
  readonly manager: PackageManager;
  /** The folder of the sources, with `/` at its end; "" if it is the project's own folder. */
  readonly sources: string;
  /** How generated modules must import each other, so that the compiler and the bundler find them. */
  readonly importExtension: ContractOptions["importExtension"];
}

/** The facts of package.json that matter here. */
interface Manifest {
  readonly type?: string;
  readonly workspaces?: readonly string[] | { readonly packages?: readonly string[] };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Reads a project. Throws a `UsageError` if it is none, or if its compiler could not read generated code; `shown` names it there. */
export function readExistingProject(path: string, shown: string): ExistingProject {
  const manifestPath = join(path, "package.json");
  if (!existsSync(manifestPath))
    throw new UsageError(`${shown} has no package.json. To start a project: stubwright init <entry> <folder>`);
  const manifest = readFileSync(manifestPath, "utf8");
  const facts = parseManifest(manifest, join(shown, "package.json"));
  const members = workspaceMembers(path, facts);
  const config = readCompilerConfig(path);
  if (members.length > 0 && (config === undefined || config.fileNames.length === 0))
    throw new UsageError(
      `${shown} is the root of a workspace, and has no code of its own. Name one of its packages: --into ${join(shown, members[0] ?? "")}${members.length > 1 ? ` (or ${members.slice(1).join(", ")})` : ""}`,
    );
  if (config === undefined)
    throw new UsageError(
      `${shown} has no tsconfig.json, and generated code is TypeScript. To make one:\n${firstSteps(facts)}`,
    );
  const problem = compilerProblem(config.options, facts);
  if (problem !== undefined) throw new UsageError(`tsconfig.json of ${shown} ${problem}`);
  return {
    path,
    manifest,
    manager: packageManagerOf(path),
    sources: sourceFolder(path, config.options),
    importExtension: extensionFor(config.options),
  };
}

function parseManifest(text: string, shown: string): Manifest {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new UsageError(`${shown} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The folders of a workspace's packages, with `/`. Empty if the folder is no root of a workspace. */
function workspaceMembers(path: string, { workspaces = [] }: Manifest): readonly string[] {
  const list = join(path, "pnpm-workspace.yaml");
  const ofPnpm: unknown = existsSync(list) ? parseYaml(readFileSync(list, "utf8"))?.packages : undefined;
  const named = "packages" in workspaces ? (workspaces.packages ?? []) : workspaces;
  const patterns = [...(Array.isArray(named) ? named : []), ...(Array.isArray(ofPnpm) ? ofPnpm : [])].map(String);
  if (patterns.length === 0) return [];
  const manifests = patterns
    .filter((one) => !one.startsWith("!"))
    .map((one) => `${one.replace(/\/$/, "")}/package.json`);
  const excluded = ["**/node_modules", ...patterns.filter((one) => one.startsWith("!")).map((one) => one.slice(1))];
  return ts.sys
    .readDirectory(path, [".json"], excluded, manifests)
    .map((file) => relative(path, dirname(file)).replaceAll(sep, "/"))
    .filter((folder) => folder !== "")
    .sort();
}

/**
 * Reads the nearest tsconfig.json. If it has no files, but leads to other configs, as in projects of Vite, the first of those that
 * has files counts.
 */
function readCompilerConfig(path: string): ts.ParsedCommandLine | undefined {
  const found = ts.findConfigFile(path, ts.sys.fileExists);
  const config = found === undefined ? undefined : parseConfig(found);
  if (config === undefined || config.fileNames.length > 0) return config;
  const others = (config.projectReferences ?? []).map((one) => parseConfig(ts.resolveProjectReferencePath(one)));
  return others.find((one) => one !== undefined && one.fileNames.length > 0) ?? config;
}

function parseConfig(path: string): ts.ParsedCommandLine | undefined {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  return ts.getParsedCommandLineOfConfigFile(path, {}, host);
}

/** The commands that make a TypeScript project. Without TypeScript, npx would fetch another package, called tsc. */
function firstSteps({ dependencies, devDependencies, type }: Manifest): string {
  const hasTypeScript = { ...dependencies, ...devDependencies }.typescript !== undefined;
  return [
    ...(hasTypeScript ? [] : ["  npm install --save-dev typescript"]),
    // TypeScript's own choice would refuse generated code in a package of CommonJS.
    `  npx tsc --init${type === "module" ? "" : " --verbatimModuleSyntax false"}`,
  ].join("\n");
}

/** Why generated code would not compile: the end of a sentence about tsconfig.json. */
function compilerProblem(options: ts.CompilerOptions, facts: Manifest): string | undefined {
  const { module, moduleResolution, target } = options;
  const isNode = module !== undefined && module >= ts.ModuleKind.Node16 && module <= ts.ModuleKind.NodeNext;
  // TypeScript 6 has defaults that suit.
  const isOld = !/^\D*(?:[6-9]|\d\d)/.test({ ...facts.dependencies, ...facts.devDependencies }.typescript ?? "5");
  const resolution = moduleResolution ?? (isOld && !isNode && module !== ts.ModuleKind.Preserve ? old : undefined);
  if (resolution === ts.ModuleResolutionKind.Classic || resolution === old)
    return 'does not know the "exports" of packages. Set "moduleResolution" to "node16", "nodenext" or "bundler".';
  const compiled = target ?? (isNode || !isOld ? ts.ScriptTarget.ES2022 : ts.ScriptTarget.ES5);
  if (compiled < ts.ScriptTarget.ES2020)
    return 'compiles to a JavaScript without bigint. Set "target" to "ES2020" or later.';
  const isCommonJs = module === ts.ModuleKind.CommonJS || (isNode && facts.type !== "module");
  if (options.verbatimModuleSyntax === true && isCommonJs)
    return 'forbids "import" in CommonJS modules, which generated code has. Unset "verbatimModuleSyntax", or set "type": "module" in package.json.';
  return undefined;
}

/** What TypeScript 5 calls node10. */
const old = ts.ModuleResolutionKind.Node10;

function sourceFolder(path: string, { rootDir }: ts.CompilerOptions): string {
  const root = rootDir === undefined ? undefined : relative(path, rootDir).replaceAll(sep, "/");
  if (root !== undefined && root !== "" && !root.startsWith("..")) return `${root}/`;
  const src = join(path, "src");
  return existsSync(src) && statSync(src).isDirectory() ? "src/" : "";
}

function extensionFor(options: ts.CompilerOptions): ContractOptions["importExtension"] {
  if (options.allowImportingTsExtensions === true || options.rewriteRelativeImportExtensions === true) return "ts";
  const isBundled = options.moduleResolution === ts.ModuleResolutionKind.Bundler && options.noEmit === true;
  return isBundled ? "none" : undefined;
}

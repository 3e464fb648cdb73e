import { dirname, relative } from "node:path";
import type { ContractOptions } from "@stubwright/codegen/options";
import type { SourceFile } from "ts-morph";

/** Import specifiers of one contract's generated code in a hand-written file. */
export interface GeneratedModules {
  /** Returns whether an import leads to generated code. */
  readonly includes: (specifier: string) => boolean;
  /** Translates a specifier of server.ts: `./types.js` becomes `@game-play/api`, for example. Package names stay. */
  readonly specifier: (module: string) => string;
}

/** Derives the specifiers from the file's existing imports, or else from the package's name or the relative path of `out`. */
export function generatedModules(file: SourceFile, contract: ContractOptions, out: string): GeneratedModules {
  const known = new Map<string, string>();
  for (const declaration of file.getImportDeclarations()) {
    const target = declaration.getModuleSpecifierSourceFile()?.getFilePath();
    if (target !== undefined && dirname(target) === out.replaceAll("\\", "/"))
      known.set(declaration.getModuleSpecifierValue(), moduleName(target));
  }
  const ownPackage = contract.package?.name;
  const isOwn = (specifier: string): boolean =>
    ownPackage !== undefined && (specifier === ownPackage || specifier.startsWith(`${ownPackage}/`));
  const others = [...known].filter(([specifier]) => !isOwn(specifier));
  const base = baseOf(others) ?? (ownPackage === undefined ? relativeBase(file, out, contract) : undefined);
  const includes = (specifier: string): boolean => known.has(specifier) || isOwn(specifier);
  const specifier = (module: string): string => {
    if (!module.startsWith("./")) return module;
    const name = moduleName(module);
    const existing = [...known].find(([, one]) => one === name)?.[0];
    if (existing !== undefined) return existing;
    if (base !== undefined) return base.before + name + base.after;
    return name === "types" ? `${ownPackage}` : `${ownPackage}/${name}`;
  };
  return { includes, specifier };
}

function moduleName(path: string): string {
  return (path.split("/").at(-1) ?? "").replace(/\.d\.ts$|\.[cm]?[jt]s$/, "");
}

interface SpecifierBase {
  readonly before: string;
  readonly after: string;
}

/** The texts before and after the module's name in an existing import, such as `../generated/` and `.js`. */
function baseOf(known: readonly (readonly [specifier: string, module: string])[]): SpecifierBase | undefined {
  for (const [specifier, name] of known) {
    const end = /(\.[cm]?[jt]s)?$/.exec(specifier)?.[0] ?? "";
    const start = specifier.slice(0, specifier.length - end.length);
    if (start.endsWith(`/${name}`)) return { before: start.slice(0, start.length - name.length), after: end };
  }
  return undefined;
}

function relativeBase(file: SourceFile, out: string, { importExtension = "js" }: ContractOptions): SpecifierBase {
  const path = relative(dirname(file.getFilePath()), out).replaceAll("\\", "/");
  return {
    before: path.startsWith(".") ? `${path}/` : `./${path}/`,
    after: importExtension === "none" ? "" : `.${importExtension}`,
  };
}

import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The dependencies of a new project, as package.json specifies them. */
export interface PackageVersions {
  readonly runtime: string;
  readonly stubwright: string;
  readonly typescript: string;
  readonly nodeTypes: string;
  /** The packages that `stubwright` depends on, if they were installed from archives: then no registry has these versions. */
  readonly parts: Readonly<Record<string, string>>;
}

/** Returns the versions that fit this generator. A generator from a checkout or an archive refers to that checkout or archive. */
export function packageVersions(folder: string): PackageVersions {
  const own = new URL("../../package.json", import.meta.url);
  const runtime = import.meta.resolve("@stubwright/runtime/package.json");
  const { dependencies, version } = readPackageJson(own);
  return {
    runtime: specifierOf(runtime, folder) ?? dependencies["@stubwright/runtime"] ?? version,
    stubwright: specifierOf(own.href, folder) ?? version,
    typescript: dependencies.typescript ?? "~5.9.3",
    nodeTypes: "^20.19.0",
    parts: Object.fromEntries(
      Object.keys(dependencies)
        .filter((name) => name.startsWith("@stubwright/") && name !== "@stubwright/runtime")
        .flatMap((name) => {
          const archive = specifierOf(import.meta.resolve(`${name}/package.json`), folder);
          return archive?.endsWith(".tgz") ? [[name, archive]] : [];
        }),
    ),
  };
}

function specifierOf(manifest: string, folder: string): string | undefined {
  const origin = packageOrigin(dirname(realpathSync(fileURLToPath(manifest))));
  return origin && `file:${relative(folder, origin).replaceAll("\\", "/")}`;
}

function readPackageJson(location: URL): {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
} {
  const value: unknown = JSON.parse(readFileSync(location, "utf8"));
  const facts: object = typeof value === "object" && value !== null ? value : {};
  const version = "version" in facts && typeof facts.version === "string" ? facts.version : "0.0.0";
  const dependencies = "dependencies" in facts && facts.dependencies instanceof Object ? facts.dependencies : {};
  return {
    version,
    dependencies: Object.fromEntries(Object.entries(dependencies).map(([name, one]) => [name, String(one)])),
  };
}

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

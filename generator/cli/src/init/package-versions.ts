import { readFileSync, realpathSync } from "node:fs";
import { dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { packageOrigin } from "./package-origin.js";

/** What a new project depends on, as package.json asks for it. */
export interface PackageVersions {
  readonly runtime: string;
  readonly stubwright: string;
  readonly typescript: string;
  readonly nodeTypes: string;
  /** The packages that `stubwright` consists of, if they came as archives: no registry has those that go with it. */
  readonly parts: Readonly<Record<string, string>>;
}

/** The versions that this generator goes with. Its own packages are those of its checkout or archives, where it has them. */
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

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The generator's packages, each with the workspace packages that it may import. */
const packages: Readonly<Record<string, readonly string[]>> = {
  contract: ["runtime"],
  codegen: ["contract", "runtime"],
  compat: ["contract", "runtime"],
  "language-server": ["codegen", "contract"],
  live: ["codegen", "contract", "runtime"],
  mock: ["contract", "live", "runtime"],
  "service-test": ["contract", "live", "runtime"],
  cli: ["codegen", "compat", "console", "contract", "language-server", "live", "mock", "runtime", "service-test"],
};

interface ImportLine {
  readonly from: string;
  readonly to: string;
  /** Whether nothing is left of it where the module runs. */
  readonly typeOnly: boolean;
}

/** Lists a folder's published modules: no tests, no fixtures. */
function shippedModules(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)testing\/|\.(test|matrix)\.tsx?$/.test(name))
    .sort();
}

/** Lists all static and dynamic imports of a folder's published modules, with relative paths resolved. */
function importsBelow(folder: string): readonly ImportLine[] {
  return shippedModules(folder).flatMap((file) => {
    const text = readFileSync(join(root, folder, file), "utf8");
    const found = [...text.matchAll(/^(?:import|export) [^"]*?from "([^"]+)";|\bimport\("([^"]+)"\)/gms)];
    return found.map((match) => {
      const to = match[1] ?? match[2] ?? "";
      const typeOnly = /^(?:import|export) type /.test(match[0]);
      return { from: file, to: to.startsWith(".") ? posix.join(posix.dirname(file), to) : to, typeOnly };
    });
  });
}

/** The name of an installed package: `@a/b/c` -> `@a/b`. */
function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

describe("the generator's packages", () => {
  test.each(Object.entries(packages))(
    "%s depends on the packages that it may import, and imports only its dependencies",
    (name, seen) => {
      const folder = `generator/${name}`;
      const { dependencies = {}, peerDependencies = {} } = JSON.parse(
        readFileSync(join(root, folder, "package.json"), "utf8"),
      );
      const declared = { ...dependencies, ...peerDependencies };
      const { references = [] } = JSON.parse(readFileSync(join(root, folder, "tsconfig.json"), "utf8"));
      const house = Object.keys(dependencies).filter((one) => one.startsWith("@stubwright/"));
      expect(house.map((one) => one.slice("@stubwright/".length)).sort()).toEqual(seen);
      expect(references.map(({ path }: { path: string }) => posix.basename(path)).sort()).toEqual(seen);

      const lines = importsBelow(`${folder}/src`).filter(({ to }) => /^[^.]/.test(to) && !to.endsWith(".js"));
      const foreign = lines.filter(({ to }) => !to.startsWith("node:") && !(packageOf(to) in declared));
      expect(lines.length).toBeGreaterThan(0);
      expect(foreign).toEqual([]);
    },
  );

  test.each(Object.keys(packages))("%s imports no files of other packages by path", (name) => {
    const outside = importsBelow(`generator/${name}/src`).filter(({ to }) => to.startsWith(".."));
    expect(outside).toEqual([]);
  });
});

describe("the integrations", () => {
  // The extension of VS Code talks to the command, and to no package of ours.
  const packages = readdirSync(join(root, "integrations")).filter((name) => name !== "vscode");

  test.each(packages)("%s sees the runtime and its own dependencies", (name) => {
    const folder = `integrations/${name}`;
    const {
      dependencies = {},
      peerDependencies = {},
      devDependencies = {},
    } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
    expect(Object.keys(dependencies).filter((one) => one.startsWith("@stubwright/"))).toEqual(["@stubwright/runtime"]);
    // A page is bundled when it is built, so its libraries need not be installed with the package.
    const declared = {
      ...dependencies,
      ...peerDependencies,
      ...(existsSync(join(root, folder, "src/page")) ? devDependencies : {}),
    };
    const lines = importsBelow(`${folder}/src`).filter(({ to }) => /^[^.]/.test(to) && !to.endsWith(".js"));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(({ to }) => !to.startsWith("node:") && !(packageOf(to) in declared))).toEqual([]);
    expect(importsBelow(`${folder}/src`).filter(({ to }) => to.startsWith(".."))).toEqual([]);
  });
});

describe("the runtime", () => {
  test("has only entry points at the top", () => {
    const loose = shippedModules("runtime/src").filter((file) => !file.includes("/"));
    const { exports } = JSON.parse(readFileSync(join(root, "runtime/package.json"), "utf8"));
    const entries = Object.values<{ default?: string } | string>(exports).flatMap((entry) =>
      typeof entry === "string" ? [] : [entry.default?.replace(/^\.\/dist\/(.*)\.js$/, "$1.ts")],
    );
    expect(loose).toEqual([...entries].filter((file) => file?.includes("/") === false).sort());
  });

  test("imports no package, and Node only in node/", () => {
    const foreign = importsBelow("runtime/src").filter(({ from, to }) => {
      if (to.endsWith(".js")) return false;
      return !(to.startsWith("node:") && /^node(\/|\.ts)/.test(from));
    });
    expect(foreign).toEqual([]);
  });

  test("has a server core that knows no host", () => {
    const hosts = importsBelow("runtime/src").filter(
      ({ from, to }) => /^server\//.test(from) && /^(node|fetch)\//.test(to),
    );
    expect(hosts).toEqual([]);
  });

  test.each(["index.ts", "codec.ts", "server.ts", "queue.ts"])(
    "%s loads nothing of Node, on whatever host",
    (entry) => {
      const lines = importsBelow("runtime/src").filter(({ typeOnly }) => !typeOnly);
      const loaded = new Set([entry]);
      for (const file of loaded) {
        for (const { from, to } of lines) if (from === file) loaded.add(to.replace(/\.js$/, ".ts"));
      }
      expect(loaded.size).toBeGreaterThan(10);
      expect([...loaded].filter((file) => file.startsWith("node:"))).toEqual([]);
    },
  );
});

/** The packages whose folders have an order, each with the heading of its table in docs/architecture.md. */
const orderedFolders = [
  ["generator/contract", "\n## `generator/contract`"],
  ["generator/codegen", "\n## `generator/codegen`"],
  ["generator/compat", "\n## `generator/compat`"],
  ["generator/service-test", "\n## `generator/live`"],
  ["generator/language-server", "\n## `generator/language-server`"],
  ["generator/cli", "\n## `generator/cli`"],
  ["runtime", "\n## The runtime"],
] as const;

test.each(orderedFolders)(
  "a folder of %s imports only from those above it in docs/architecture.md",
  (name, heading) => {
    const page = readFileSync(join(root, "docs/architecture.md"), "utf8");
    const start = page.indexOf(heading);
    const section = page.slice(start, page.indexOf("\n## ", start + 1));
    const order = [...section.matchAll(/^\| `([\w-]+)\/?` +\|/gm)].map((match) => match[1] ?? "");
    const lines = importsBelow(`${name}/src`);
    const folders = new Set(shippedModules(`${name}/src`).flatMap(folderOf));
    expect([...order].sort()).toEqual([...folders].sort());

    const upward = lines.filter(
      ({ from, to }) => order.indexOf(folderOf(from)[0] ?? "") < order.indexOf(folderOf(to)[0] ?? ""),
    );
    expect(upward.filter(({ from }) => folderOf(from).length > 0)).toEqual([]);
  },
);

/** The folder of a file; none for a file at the top, or for a package. */
function folderOf(path: string): readonly string[] {
  return /^[^@:]+\/.*\.(js|tsx?)$/.test(path) ? [path.slice(0, path.indexOf("/"))] : [];
}

test('docs/architecture.md names only existing files and folders under "Where to start"', () => {
  const page = readFileSync(join(root, "docs/architecture.md"), "utf8");
  const section = page.slice(page.indexOf("\n## Where to start"));
  const paths = [...section.matchAll(/`([\w.-]+\/[\w./-]+|[\w-]+\.ts)`/g)].map((match) => match[1] ?? "");
  let folder = "";
  const missing = paths.filter((path) => {
    const places = path.includes("/") ? [path, `generator/${path}`] : [`${folder}/${path}`];
    const found = places.find((place) => existsSync(join(root, place)));
    if (found?.endsWith(".ts")) folder = posix.dirname(found);
    return found === undefined;
  });
  expect(paths.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/**
 * Every folder of the generator with those that it may import beside itself, which all stand before it: that is what makes
 * imports go one way. "." are the files at the top. `docs/architecture.md` has the same order for people.
 */
const folders: Readonly<Record<string, readonly string[]>> = {
  collection: [],
  diagnostics: [],
  pattern: [],
  config: [],
  scalar: ["pattern", "config"],
  source: ["diagnostics", "pattern"],
  parse: ["diagnostics", "scalar", "source"],
  link: ["collection", "diagnostics", "pattern", "scalar", "source", "parse"],
  model: ["collection", "diagnostics", "config", "scalar", "source", "link"],
  sample: ["collection", "diagnostics", "pattern", "scalar", "source", "model"],
  openapi: ["collection", "diagnostics", "pattern", "scalar", "source", "model", "sample"],
  print: ["collection", "diagnostics"],
  arbitrary: ["scalar", "model", "sample", "print"],
  plan: ["collection", "diagnostics", "pattern", "scalar", "source", "model", "sample", "openapi", "print"],
  emit: ["config", "source", "model", "sample", "openapi", "arbitrary", "print", "plan"],
  write: ["config", "source", "emit"],
  summary: ["model", "plan", "print"],
  compare: ["collection", "diagnostics", "pattern", "config", "scalar", "source", "link", "model", "openapi"],
  report: ["collection", "diagnostics", "config", "compare"],
  base: ["collection", "diagnostics", "config", "source", "link", "model", "openapi", "compare"],
  implement: ["collection", "config", "summary"],
  init: ["diagnostics", "config", "source", "model", "sample", "implement"],
  watch: [],
  ".": [
    ...["diagnostics", "config", "scalar", "source", "parse", "link", "model", "sample", "openapi", "arbitrary"],
    ...["plan", "emit", "write", "summary"],
  ],
  cli: [
    ...["diagnostics", "config", "scalar", "source", "model", "sample", "emit", "write", "summary", "compare"],
    ...["report", "base", "implement", "init", "watch", "."],
  ],
};

interface ImportLine {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

function importsBelow(folder: string): readonly ImportLine[] {
  const base = join(root, folder);
  const files = readdirSync(base, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  return files.flatMap((file) => {
    const text = readFileSync(join(base, file), "utf8");
    return [...text.matchAll(/^(?:import|export) (type )?[^"]*?from "(\.[^"]+)";|import\("(\.[^"]+)"\)/gms)].map(
      (match) => ({
        from: file,
        to: posix.normalize(posix.join(posix.dirname(file), match[2] ?? match[3] ?? "")),
        typeOnly: match[1] !== undefined,
      }),
    );
  });
}

function folderOf(path: string): string {
  return path.includes("/") ? path.slice(0, path.indexOf("/")) : ".";
}

/** What a table allows against its own order. */
function backward(table: Readonly<Record<string, readonly string[]>>): readonly object[] {
  const order = Object.keys(table);
  return Object.entries(table).flatMap(([folder, allowed]) =>
    allowed.filter((other) => !order.slice(0, order.indexOf(folder)).includes(other)).map((to) => ({ folder, to })),
  );
}

describe("imports of the generator go one way", () => {
  const lines = importsBelow("generator/src").filter((line) => !/\/testing\/|\.test\.ts$/.test(line.from));

  test.each(Object.entries(folders))("%s", (folder, allowed) => {
    const own = lines.filter((line) => folderOf(line.from) === folder);
    expect(existsSync(join(root, "generator/src", folder))).toBe(true);
    // One that imports nothing has no lines to look at.
    if (allowed.length > 0) expect(own.length).toBeGreaterThan(0);
    expect(own.filter((line) => ![folder, ...allowed].includes(folderOf(line.to)))).toEqual([]);
  });

  test("a folder may import from those before it only", () => {
    expect(backward(folders)).toEqual([]);
  });

  test("only names are imported from the folders inside a stage", () => {
    const inside = lines.filter(({ to }) => /^(?:link|model)\/(?!names\/)[^/]+\//.test(to));
    expect(inside.length).toBeGreaterThan(0);
    expect(inside.filter(({ from, to }) => folderOf(from) !== folderOf(to))).toEqual([]);
  });

  test("every folder is in the table", () => {
    const found = readdirSync(join(root, "generator/src"), { withFileTypes: true });
    const names = found.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    expect(["."].concat(names).sort()).toEqual(Object.keys(folders).sort());
  });

  test("docs/architecture.md tells of the folders in the same order", () => {
    const page = readFileSync(join(root, "docs/architecture.md"), "utf8");
    const [section = ""] = page.split("\n## The generator is a pipeline")[1]?.split("\n## ") ?? [];
    const rows = [...section.matchAll(/^\| ((?:`[a-z]+`(?:, )?)+) /gm)].flatMap((row) => row[1]?.split(", ") ?? []);
    expect(rows.map((name) => name.replaceAll("`", ""))).toEqual(Object.keys(folders).filter((name) => name !== "."));
  });
});

test("docs/architecture.md says where to start by files and folders that are there", () => {
  const page = readFileSync(join(root, "docs/architecture.md"), "utf8");
  const section = page.slice(page.indexOf("\n## Where to start"));
  const paths = [...section.matchAll(/`([\w.-]+\/[\w./-]+|[\w-]+\.ts)`/g)].map((match) => match[1] ?? "");
  let folder = "";
  const missing = paths.filter((path) => {
    const places = path.includes("/") ? [path, `generator/src/${path}`] : [`${folder}/${path}`];
    const found = places.find((place) => existsSync(join(root, place)));
    if (found?.endsWith(".ts")) folder = posix.dirname(found);
    return found === undefined;
  });
  expect(paths.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

/** Likewise for the runtime. "." are the files at the top but the entry points: what generated code says of a contract. */
const runtimeFolders: Readonly<Record<string, readonly string[]>> = {
  errors: [],
  scalars: ["errors"],
  json: ["errors", "scalars"],
  xml: ["errors", "scalars"],
  template: ["scalars", "xml"],
  mime: ["errors", "scalars", "xml"],
  ".": ["errors", "scalars", "json", "xml"],
  soap: ["errors", "scalars", "xml"],
  encoded: ["xml", "soap"],
  server: ["errors", "scalars", "json", "xml", "template", "mime", "soap"],
  client: ["errors", "scalars", "json", "xml", "mime", "soap"],
  node: ["client"],
};
const entryPoints = ["index.ts", "codec.ts", "server.ts", "node.ts"];

describe("imports of the runtime go one way, but for the types at the top, which every folder may use", () => {
  const lines = importsBelow("runtime/src").filter(
    ({ from }) => !/(^|\/)testing\/|\.test\.ts$/.test(from) && !entryPoints.includes(from),
  );

  test.each(Object.entries(runtimeFolders))("%s", (folder, allowed) => {
    const own = lines.filter(({ from }) => folderOf(from) === folder);
    expect(own.length).toBeGreaterThan(0);
    const isAllowed = (to: string): boolean => [folder, ".", ...allowed].includes(folderOf(to));
    // A service that is called in process is a server without a network.
    const isInProcess = ({ from, to }: ImportLine): boolean =>
      from.startsWith("client/in-process-") && /^server\//.test(to);
    expect(own.filter((line) => !isAllowed(line.to) && !isInProcess(line))).toEqual([]);
  });

  test("a folder may import from those before it only", () => {
    expect(backward(runtimeFolders)).toEqual([]);
  });

  test("every folder is in the table", () => {
    const found = readdirSync(join(root, "runtime/src"), { withFileTypes: true });
    const names = found.filter((entry) => entry.isDirectory() && entry.name !== "testing").map((entry) => entry.name);
    expect(["."].concat(names).sort()).toEqual(Object.keys(runtimeFolders).sort());
  });
});

describe("the runtime's core stands alone", () => {
  test("nothing outside server/ and node/ imports Node or a package", () => {
    const base = join(root, "runtime/src");
    const files = readdirSync(base, { recursive: true, encoding: "utf8" }).filter(
      (name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !/(^|\/)testing\//.test(name),
    );
    const foreign = files.flatMap((file) => {
      const text = readFileSync(join(base, file), "utf8");
      const packages = [...text.matchAll(/from "([^."][^"]*)"/g)].map((match) => match[1] ?? "");
      return packages
        .filter((name) => !(name.startsWith("node:") && /^(server|node)(\/|\.ts)/.test(file)))
        .map((name) => `${file}: ${name}`);
    });
    expect(foreign).toEqual([]);
  });
});

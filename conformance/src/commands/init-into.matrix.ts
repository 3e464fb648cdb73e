import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "@jest/globals";
import { type Outcome, runProgram, runStubwright } from "./run-program.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "stubwright-into-"));
const wsdl = join(root, "contracts/game-play/game-play.wsdl");
const { version } = JSON.parse(readFileSync(join(root, "generator/cli/package.json"), "utf8"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Files = Readonly<Record<string, string>>;

/** Makes a project of these files, in a new folder below the test's own. */
function makeProject(name: string, files: Files): string {
  const path = join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), text);
  }
  return path;
}

const init = (name: string, ...options: readonly string[]): Promise<Outcome> =>
  runStubwright(folder, "init", wsdl, "--into", name, ...options);

/** All files of a project with their texts. */
function filesOf(path: string): Files {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = files.map((one) => join(one.parentPath, one.name)).filter((one) => !one.includes("node_modules"));
  return Object.fromEntries(paths.sort().map((one) => [one.slice(path.length + 1), readFileSync(one, "utf8")]));
}

const strict = { strict: true, target: "es2022", skipLibCheck: true, types: ["node"] };
const tsconfig = (options: object): string =>
  JSON.stringify({ compilerOptions: { ...strict, ...options }, include: ["src"] });
const nodenext = tsconfig({ module: "nodenext", outDir: "dist", rootDir: "src" });

/** Installs by a link, compiles, and runs a program of the project. */
async function compileAndRun(path: string, program: string): Promise<string> {
  symlinkSync(join(root, "node_modules"), join(path, "node_modules"));
  const tsc = await runProgram(path, process.execPath, join(root, "node_modules/typescript/bin/tsc"));
  expect(tsc).toMatchObject({ status: 0, out: "" });
  return (await runProgram(path, process.execPath, program)).out;
}

const serve = `import { createServer } from "node:http";
import { createGamePlayListener } from "./generated/game-play/server.js";
import { createGamePlayService } from "./game-play-service.js";
const server = createServer(createGamePlayListener(createGamePlayService()));
server.listen(0, "127.0.0.1", async () => {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const reply = await fetch(\`http://127.0.0.1:\${port}/json/reply/StepRequest\`, { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } });
  console.log(reply.status, (await fetch(\`http://127.0.0.1:\${port}/soap11?wsdl\`)).status);
  server.close();
});
`;

describe("a service for", () => {
  test.each([
    [
      "ESM",
      '{\n    "name": "shop",\n    "type": "module",\n    "scripts": { "test": "jest" },\n    "version": "1.0.0"\n}\n',
    ],
    ["CommonJS", '{ "name": "shop" }'],
  ])("a project in %s compiles, and answers", async (name, manifest) => {
    const path = makeProject(name, { "package.json": manifest, "tsconfig.json": nodenext, "src/main.ts": serve });
    const { error, out, status } = await init(name);
    expect({ error, status }).toEqual({ error: "", status: 0 });
    expect(out).toContain("start from src/game-play-service.ts");
    expect(await compileAndRun(path, "dist/main.js")).toBe("501 200\n");
    expect(await runStubwright(path, "check")).toMatchObject({ status: 0, out: "game-play: current\n" });
  });
});

describe("a client for", () => {
  const call = (end: string): string => `import { connectGamePlay } from "./game-play-client${end}";
connectGamePlay("http://127.0.0.1:9").popBalloonRequest({ PopBalloonId: 3 }).catch((error) => console.log(error.kind));
`;

  test("CommonJS, without a source folder", async () => {
    const path = makeProject("plain", {
      "package.json": "{}",
      "tsconfig.json": JSON.stringify({ compilerOptions: { ...strict, module: "node16" } }),
      "main.ts": call(""),
    });
    expect(await init("plain", "--client")).toMatchObject({ status: 0, error: "" });
    expect(await compileAndRun(path, "main.js")).toBe("transport\n");
  });

  test.each([
    ["a bundler", { noEmit: true }, "", ""],
    ["a bundler that reads .ts", { noEmit: true, allowImportingTsExtensions: true }, ".ts", ".ts"],
    ["a bundler after a compiler", { outDir: "dist" }, "", ".js"],
  ])("%s", async (name, options, end, want) => {
    const config = tsconfig({ module: "esnext", moduleResolution: "bundler", verbatimModuleSyntax: true, ...options });
    // Projects of Vite have such a config, which only leads to others.
    const solution = JSON.stringify({ files: [], references: [{ path: "./tsconfig.app.json" }] });
    const path = makeProject(name, {
      "package.json": '{ "type": "module" }',
      "tsconfig.json": solution,
      "tsconfig.app.json": config,
      "src/main.ts": call(end),
    });
    expect(await init(name, "--client")).toMatchObject({ status: 0, error: "" });
    expect(filesOf(path)["src/game-play-client.ts"]).toContain(`"./generated/game-play/client${want}"`);
    symlinkSync(join(root, "node_modules"), join(path, "node_modules"));
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    expect(await runProgram(path, process.execPath, tsc, "-p", "tsconfig.app.json")).toMatchObject({
      status: 0,
      out: "",
    });
  });
});

describe("what is there", () => {
  const manifest = `{
\t"name": "shop",
\t"dependencies": { "express": "^5.0.0", "zod": "^4.0.0" },

\t"scripts": {
\t\t"build": "tsc"
\t},
\t"devDependencies": {
\t\t"stubwright": "workspace:*",
\t\t"typescript": "~5.8.0"
\t}
}
`;
  const files = { "package.json": manifest, "tsconfig.json": nodenext, "src/main.ts": "export {};\n" };

  test("keeps its layout and its versions", async () => {
    const path = makeProject("kept", { ...files, ".gitattributes": "*.png binary" });
    expect(await init("kept")).toMatchObject({ status: 0 });
    const now = filesOf(path);
    expect(now["package.json"]).toBe(`{
\t"name": "shop",
\t"dependencies": {
\t\t"@stubwright/runtime": "^${version}",
\t\t"express": "^5.0.0",
\t\t"zod": "^4.0.0"
\t},

\t"scripts": {
\t\t"build": "tsc",
\t\t"contracts:check": "stubwright check",
\t\t"contracts:generate": "stubwright generate"
\t},
\t"devDependencies": {
\t\t"@types/node": "^20.19.0",
\t\t"stubwright": "workspace:*",
\t\t"typescript": "~5.8.0"
\t}
}
`);
    expect(now[".gitattributes"]).toBe(
      "*.png binary\ncontracts/game-play/** -text\nsrc/generated/game-play/** -text linguist-generated\n",
    );
    expect(now["tsconfig.json"]).toBe(nodenext);
  });

  test("is listed by --dry-run, which writes nothing", async () => {
    const path = makeProject("dry", files);
    const { out, status } = await init("dry", "--dry-run");
    expect(status).toBe(0);
    expect(filesOf(path)).toEqual(files);
    expect(out).toBe(`  adds        src/generated/game-play/ (16 generated files)
  adds        contracts/game-play/arrays.xsd
  adds        contracts/game-play/game-play.wsdl
  adds        contracts/game-play/game-play.xsd
  adds        contracts/game-play/openapi.yaml
  adds        contracts/game-play/serialization.xsd
  adds        src/game-play-service.ts
  adds        stubwright.config.json
  changes     package.json: dependencies @stubwright/runtime ^${version}, devDependencies @types/node ^20.19.0, scripts contracts:check, scripts contracts:generate
  adds        .gitattributes
Nothing was written (--dry-run).

This stubwright ${version} comes from a clone of its repository. If no registry has this version, name a folder of archives: --packages <folder>
`);
    expect(await init("dry")).toMatchObject({ status: 0 });
    const listed = /^ {2}adds {8}(\S+)$/gm;
    const added = [...out.matchAll(listed)].map(([, name]) => name);
    expect(Object.keys(filesOf(path)).filter((name) => !name.includes("/generated/") && !(name in files))).toEqual(
      added.sort(),
    );
  });

  test("is not overwritten, unless it is named", async () => {
    const own = { ...files, "src/game-play-service.ts": "// mine\n", "contracts/game-play/arrays.xsd": "<mine/>" };
    const path = makeProject("taken", own);
    const refused = await init("taken");
    expect(refused).toMatchObject({ status: 2, out: "" });
    expect(refused.error).toContain(
      "nothing was written:\n  contracts/game-play/arrays.xsd\n  src/game-play-service.ts\nMove them away, or let init overwrite each by its name: --overwrite contracts/game-play/arrays.xsd",
    );
    expect(filesOf(path)).toEqual(own);
    const named = Object.keys(own)
      .slice(-2)
      .flatMap((name) => ["--overwrite", name]);
    const { out, status } = await init("taken", ...named);
    expect([status, out.match(/overwrites {2}.*/g)]).toEqual([
      0,
      ["overwrites  contracts/game-play/arrays.xsd", "overwrites  src/game-play-service.ts"],
    ]);
    expect(filesOf(path)["src/game-play-service.ts"]).toContain("popBalloonRequest");
  });

  test("gets a second contract beside the first, but none twice", async () => {
    const path = makeProject("twice", files);
    expect(await init("twice")).toMatchObject({ status: 0 });
    const again = await init("twice");
    expect(again.status).toBe(2);
    expect(again.error).toContain(
      "has a contract with the name game-play and the entry contracts/game-play/game-play.wsdl",
    );
    const before = filesOf(path);
    expect(await init("twice", "--client", "--name", "other")).toMatchObject({ status: 0, error: "" });
    const now = filesOf(path);
    expect(JSON.parse(now["stubwright.config.json"] ?? "").contracts.map(({ out }: { out: string }) => out)).toEqual([
      "src/generated/game-play",
      "src/generated/other",
    ]);
    expect(now["package.json"]).toBe(before["package.json"]);
    expect(await runStubwright(path, "check")).toMatchObject({
      status: 0,
      out: "game-play: current\nother: current\n",
    });
  });

  test("gets archives for versions that no registry has", async () => {
    const path = makeProject("packed", { ...files, "package.json": '{ "type": "module" }' });
    const { dependencies } = JSON.parse(readFileSync(join(root, "generator/cli/package.json"), "utf8"));
    const names = ["stubwright", ...Object.keys(dependencies).filter((name) => name.startsWith("@stubwright/"))];
    const archive = (name: string): string => `${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
    makeProject("archives", Object.fromEntries(names.map((name) => [archive(name), name])));
    expect(await init("packed", "--packages", "archives")).toMatchObject({ status: 0, error: "" });
    const manifest = JSON.parse(readFileSync(join(path, "package.json"), "utf8"));
    const versions: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };
    for (const name of names) {
      expect(versions[name]).toBe(`file:packages/${archive(name)}`);
      expect(readFileSync(join(path, "packages", archive(name)), "utf8")).toBe(name);
    }
  });

  test("is put back if the disk is full", async () => {
    const path = makeProject("full", files);
    const preload = `import fs from "node:fs/promises";
      import { syncBuiltinESMExports } from "node:module";
      const { writeFile } = fs;
      fs.writeFile = async (path, ...rest) => {
        if (!String(path).endsWith("full/package.json") || globalThis.failed) return writeFile(path, ...rest);
        globalThis.failed = true;
        await writeFile(path, "{");
        throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
      };
      syncBuiltinESMExports();`;
    const command = join(root, "generator/cli/bin/stubwright.js");
    const args = [
      "--import",
      `data:text/javascript,${encodeURIComponent(preload)}`,
      command,
      "init",
      wsdl,
      "--into",
      "full",
    ];
    const { error, status } = await runProgram(folder, process.execPath, ...args);
    expect([status, error]).toEqual([2, expect.stringContaining("ENOSPC")]);
    expect(filesOf(path)).toEqual(files);
    expect(existsSync(join(path, "contracts"))).toBe(false);
  });
});

describe("the command to install", () => {
  const files = { "package.json": "{}", "tsconfig.json": nodenext, "src/main.ts": "export {};\n" };

  test.each([
    ["npm", { "package-lock.json": "" }],
    ["pnpm", { "pnpm-lock.yaml": "" }],
    ["yarn", { "yarn.lock": "" }],
    ["bun", { "bun.lock": "" }],
    ["pnpm", { "package.json": '{ "packageManager": "pnpm@10.1.0" }', "package-lock.json": "" }],
    ["npm", {}],
  ])("%s, by %j", async (manager, more) => {
    const name = `lock-${Object.keys(more).join("-")}`;
    makeProject(name, { ...files, ...more });
    const { out } = await init(name, "--client");
    expect(out).toContain(`\nNext:\n  cd ${name}\n  ${manager} install\n`);
  });

  test.each<[string, Files]>([
    ["npm", { "package.json": '{ "workspaces": ["packages/*", "!packages/old"] }', "package-lock.json": "" }],
    ["yarn", { "package.json": '{ "workspaces": { "packages": ["packages/*"] } }', "yarn.lock": "" }],
    ["pnpm", { "package.json": "{}", "pnpm-workspace.yaml": "packages:\n  - packages/*\n", "pnpm-lock.yaml": "" }],
  ])("%s in a workspace, whose root asks for a package", async (manager, top) => {
    const name = `workspace-${manager}`;
    const members = Object.entries(files).flatMap(([file, text]) => [
      [`${name}/packages/a/${file}`, text],
      [`${name}/packages/b/${file}`, text],
    ]);
    makeProject(name, top);
    makeProject("", Object.fromEntries(members));
    const refused = await init(name);
    expect(refused.status).toBe(2);
    expect(refused.error).toContain(
      `${name} is the root of a workspace, and has no code of its own. Name one of its packages: --into ${name}/packages/a (or packages/b)`,
    );
    const { out, status } = await init(`${name}/packages/b`, "--client");
    expect(status).toBe(0);
    expect(out).toContain(`\nNext:\n  cd ${name}/packages/b\n  ${manager} install\n`);
    expect(filesOf(join(folder, name, "packages/a"))).toEqual(files);
  });
});

describe("a project that cannot take a contract stays as it is", () => {
  const esm = '{ "type": "module" }';
  const config = (options: object): string => JSON.stringify({ compilerOptions: options, files: ["main.ts"] });
  test.each<[string, Files, string]>([
    ["no package.json", { "main.ts": "" }, "has no package.json. To start a project: stubwright init <entry> <folder>"],
    ["a broken package.json", { "package.json": "{" }, "package.json is not JSON"],
    [
      "no tsconfig.json",
      { "package.json": "{}" },
      "has no tsconfig.json, and generated code is TypeScript. To make one:\n  npm install --save-dev typescript\n  npx tsc --init --verbatimModuleSyntax false\n",
    ],
    [
      "old resolution",
      { "package.json": "{}", "tsconfig.json": config({ module: "commonjs", target: "es2022" }) },
      'Set "moduleResolution" to',
    ],
    [
      "an old target",
      { "package.json": esm, "tsconfig.json": config({ module: "nodenext", target: "es2019" }) },
      'Set "target" to "ES2020"',
    ],
    [
      "no imports",
      { "package.json": "{}", "tsconfig.json": config({ module: "nodenext", verbatimModuleSyntax: true }) },
      'forbids "import" in CommonJS modules',
    ],
    [
      "another version",
      {
        "package.json": '{ "type": "module", "dependencies": { "@stubwright/runtime": "0.0.1" } }',
        "tsconfig.json": config({ module: "nodenext" }),
      },
      `It asks for @stubwright/runtime 0.0.1, and this generator needs ^${version}.`,
    ],
    [
      "another script",
      {
        "package.json": '{ "type": "module", "scripts": { "contracts:check": "x" } }',
        "tsconfig.json": config({ module: "nodenext" }),
      },
      "Its script contracts:check is something else",
    ],
    [
      "a wrong config",
      { "package.json": esm, "tsconfig.json": config({ module: "nodenext" }), "stubwright.config.json": "{}" },
      '"contracts" must be a list',
    ],
  ])("%s", async (name, some, text) => {
    const files = { "main.ts": "export {};\n", ...some };
    const path = makeProject(`refused ${name}`, files);
    const { error, out, status } = await init(`refused ${name}`);
    expect({ error, out, status }).toEqual({ error: expect.stringContaining(text), out: "", status: 2 });
    expect(filesOf(path)).toEqual(files);
  });

  test("a contract that does not load", async () => {
    const files = { "package.json": esm, "tsconfig.json": config({ module: "nodenext" }), "main.ts": "" };
    const path = makeProject("unread", files);
    const { error, status } = await runStubwright(folder, "init", "none.wsdl", "--into", "unread");
    expect({ error, status }).toEqual({ error: expect.stringContaining("none.wsdl cannot be read"), status: 3 });
    expect(filesOf(path)).toEqual(files);
  });

  test.each([
    [["new", "--into", "refused no package.json"], "one folder too many"],
    [["new", "--dry-run"], "--dry-run works only with --into <project>."],
    [["new", "--overwrite", "x"], "--overwrite works only with --into <project>."],
  ])("options that do not go together: %j", async (args, text) => {
    const want = { error: expect.stringContaining(text), status: 2 };
    expect(await runStubwright(folder, "init", wsdl, ...args)).toMatchObject(want);
  });
});

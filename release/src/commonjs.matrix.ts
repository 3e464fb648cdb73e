import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { packPackages, publishedPackages, root } from "./published-packages.js";

/** Projects outside of this repository, with CommonJS modules, whose only copy of the runtime comes from its archive. */
const folder = mkdtempSync(join(tmpdir(), "stubwright-commonjs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = promisify(execFile);

beforeAll(() => {
  const runtime = publishedPackages().filter(({ manifest }) => manifest.name === "@stubwright/runtime");
  for (const { path } of packPackages(runtime, folder)) execFileSync("tar", ["-xzf", path, "-C", folder]);
});

/** Makes a project of `jest-project` with the client of our contract, and gives it the packages that Jest needs. */
async function makeProject(name: string, ...options: readonly string[]): Promise<string> {
  const project = join(folder, name);
  cpSync(join(root, "release/jest-project"), project, { recursive: true });
  mkdirSync(join(project, "node_modules/@stubwright"), { recursive: true });
  cpSync(join(folder, "package"), join(project, "node_modules/@stubwright/runtime"), { recursive: true });
  for (const tool of ["@babel", "@jest", "@types", "babel-jest", "jest", "ts-jest", "typescript", "undici-types"])
    symlinkSync(join(root, "node_modules", tool), join(project, "node_modules", tool));
  writeFileSync(join(project, "package.json"), JSON.stringify({ name, private: true }));
  const command = join(root, "generator/cli/bin/stubwright.js");
  const contract = join(root, "contracts/game-play/game-play.wsdl");
  const args = [command, "generate", contract, "--out", "src/generated", ...options];
  await run(process.execPath, args, { cwd: project });
  return project;
}

/** Runs Jest as a project's own `npx jest` does: without flags of Node. Returns what it prints. */
async function runJest(project: string, config: object): Promise<string> {
  writeFileSync(join(project, "jest.config.json"), JSON.stringify({ testEnvironment: "node", ...config }));
  const env = { ...process.env, NODE_OPTIONS: "", FORCE_COLOR: "0" };
  const args = [join(root, "node_modules/jest/bin/jest.js"), "--runInBand"];
  const { stdout, stderr } = await run(process.execPath, args, { cwd: project, env }).catch((failed) => failed);
  return stdout + stderr;
}

/** The line that the documentation names: TypeScript writes `./types.js` for the file `types.ts`, which Jest does not know. */
const moduleNameMapper = { "^(\\.{1,2}/.*)\\.js$": "$1" };
const allPassed = "Tests:       7 passed, 7 total";

describe("Jest with CommonJS modules", () => {
  const babel = {
    presets: ["@babel/preset-typescript"],
    plugins: ["@babel/plugin-transform-modules-commonjs"],
  };

  test.each<[string, object]>([
    ["ts-jest with its default preset", { preset: "ts-jest" }],
    ["babel-jest with TypeScript", { transform: { "\\.ts$": ["babel-jest", babel] } }],
  ])("%s", async (title, config) => {
    const project = await makeProject(title.replaceAll(" ", "-"));
    expect(await runJest(project, { ...config, moduleNameMapper })).toContain(allPassed);
  });

  test("ts-jest needs no mapping for code that was generated with --import-extension none", async () => {
    const project = await makeProject("no-extension", "--import-extension", "none");
    const sources = execFileSync("grep", ["-rhoE", 'from "\\./[^"]+"', join(project, "src/generated")]);
    expect(String(sources)).not.toContain(".js");
    execFileSync("sed", ["-i", 's|/generated/\\(.*\\)\\.js"|/generated/\\1"|', join(project, "src/client.test.ts")]);
    expect(await runJest(project, { preset: "ts-jest" })).toContain(allPassed);
  });
});

describe("one copy of the runtime", () => {
  test("Node's require gives the modules that import gives, for every entry", async () => {
    const project = await makeProject("one-copy");
    writeFileSync(
      join(project, "both.cjs"),
      `const { exports: entries } = require("@stubwright/runtime/package.json");
      (async () => {
        const names = Object.keys(entries).filter((entry) => !entry.endsWith(".json"));
        for (const entry of names) {
          const specifier = "@stubwright/runtime" + entry.slice(1);
          const [required, imported] = [require(specifier), await import(specifier)];
          const different = Object.keys(imported).filter((name) => required[name] !== imported[name]);
          if (different.length > 0 || Object.keys(imported).length === 0) console.log(specifier, different);
        }
        console.log(names.length + " entries, " + require.resolve("@stubwright/runtime"));
      })();`,
    );
    const { stdout, stderr } = await run(process.execPath, ["both.cjs"], { cwd: project });
    expect(stdout).toBe(`8 entries, ${join(project, "node_modules/@stubwright/runtime/dist/index.js")}\n`);
    // Node warns of modules that it requires only outside of node_modules.
    expect(stderr).toBe("");
  });

  test("the entries of the CommonJS form share their modules", () => {
    const file = (entry: string): string => JSON.stringify(join(folder, `package/dist/commonjs/${entry}.js`));
    const program = `
      const { FaultError, CallError } = require(${file("index")});
      const { ServiceFault, createListener } = require(${file("server")});
      const node = require(${file("node")});
      console.log(typeof createListener, FaultError.prototype instanceof CallError, Object.keys(require.cache).length > 50);`;
    expect(String(execFileSync(process.execPath, ["-e", program]))).toBe("function true true\n");
  });
});

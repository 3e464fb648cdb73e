import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "@jest/globals";
import { type Outcome, runProgram, runStubwright } from "./run-program.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "stubwright-init-"));
const contract = join(root, "contracts/game-play");
const { version, dependencies } = JSON.parse(readFileSync(join(root, "generator/cli/package.json"), "utf8"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const stubwright = (...args: readonly string[]): Promise<Outcome> => runStubwright(folder, ...args);

/** Links this repository's packages, in place of `npm install`. */
const link = (project: string): void => symlinkSync(join(root, "node_modules"), join(project, "node_modules"));

describe("a full disk", () => {
  const full = (name: string): string => `
    import fs from "node:fs/promises";
    import { syncBuiltinESMExports } from "node:module";
    const { writeFile } = fs;
    const error = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    fs.writeFile = async (path, ...rest) => {
      if (String(path).includes(${JSON.stringify(name)})) throw error;
      return writeFile(path, ...rest);
    };
    syncBuiltinESMExports();`;

  test.each([
    ["game-play.xsd", "new/below/games"],
    ["types.ts", "empty"],
    ["README.md", "new/below/games"],
    ["README.md", "empty"],
  ])("leaves nothing of a project: %s in %s", async (name, project) => {
    const preload = `data:text/javascript,${encodeURIComponent(full(name))}`;
    const command = join(root, "generator/cli/bin/stubwright.js");
    mkdirSync(join(folder, "empty/.git"), { recursive: true });
    const args = ["--import", preload, command, "init", join(contract, "game-play.wsdl"), project];
    const { error, status } = await runProgram(folder, process.execPath, ...args);
    expect({ error, status }).toEqual({ error: expect.stringContaining(`${name}`), status: 2 });
    expect(error).toContain("ENOSPC");
    expect(readdirSync(join(folder, "empty"))).toEqual([".git"]);
    expect(existsSync(join(folder, "new"))).toBe(false);
  });
});

test.each(["SIGINT", "SIGTERM"] as const)("%s during init leaves the folder empty", async (signal) => {
  const command = join(root, "generator/cli/bin/stubwright.js");
  const args = [command, "init", join(contract, "game-play.wsdl"), "ended/games"];
  const init = spawn(process.execPath, args, { cwd: folder, stdio: "ignore" });
  const exit = once(init, "exit");
  const copy = join(folder, "ended/games/contracts/game-play/game-play.wsdl");
  while (!existsSync(copy) && init.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 1));
  init.kill(signal);
  expect(await exit).toEqual([null, signal]);
  expect(existsSync(join(folder, "ended"))).toBe(false);
});

describe("a project from a file", () => {
  const project = join(folder, "games");

  test("has the contract and its imports byte for byte, the config and the code", async () => {
    const { error, out, status } = await stubwright("init", join(contract, "game-play.wsdl"), "games");
    expect({ error, status }).toEqual({ error: "", status: 0 });
    expect(out).toContain("Next:\n  cd games\n  npm install\n  npm test\n  npm start\n");
    expect(out).toContain(
      `\nThis stubwright ${version} comes from a clone of its repository. If no registry has this version,`,
    );
    for (const name of ["game-play.wsdl", "game-play.xsd", "arrays.xsd", "serialization.xsd"])
      expect(readFileSync(join(project, "contracts/game-play", name))).toEqual(readFileSync(join(contract, name)));
    for (const name of [
      "stubwright.config.json",
      "tsconfig.json",
      "README.md",
      ".gitignore",
      ".vscode/settings.json",
      "src/generated/client.ts",
    ])
      expect(existsSync(join(project, name))).toBe(true);
  });

  test("names schemas for editors that the package has", () => {
    const { "yaml.schemas": schemas } = JSON.parse(readFileSync(join(project, ".vscode/settings.json"), "utf8"));
    const installed = "./node_modules/stubwright/";
    for (const path of Object.keys(schemas)) {
      expect(path.startsWith(installed)).toBe(true);
      expect(existsSync(join(root, "generator/cli", path.slice(installed.length)))).toBe(true);
    }
    expect(Object.keys(schemas)).toHaveLength(3);
  });

  test("has no paths of this machine, and stands on versions", () => {
    const files = readdirSync(project, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    const machine = files.filter((file) => readFileSync(join(file.parentPath, file.name), "utf8").includes(root));
    expect(machine.map(({ name }) => name)).toEqual([]);
    expect(readFileSync(join(project, "README.md"), "utf8")).toContain("(from game-play.wsdl)");
    const manifest = JSON.parse(readFileSync(join(project, "package.json"), "utf8"));
    expect(manifest.dependencies).toEqual({
      "@stubwright/console": `^${version}`,
      "@stubwright/runtime": `^${version}`,
    });
    expect(manifest.devDependencies).toEqual({
      "@types/node": "^20.19.0",
      stubwright: `^${version}`,
      typescript: "~5.9.3",
    });
  });

  // Without a reporter option, Node 20 prints TAP to a pipe, and later versions print the format for people.
  const npmTest = (): Promise<Outcome> => runProgram(project, "npm", "test", "--node-options=--test-reporter=tap");

  test("npm test calls each operation over both wires, and asks for each page; unwritten handlers are to-dos", async () => {
    link(project);
    const { out, status } = await npmTest();
    expect(status).toBe(0);
    expect(out).toMatch(/^# tests 53$[\s\S]*^# fail 0$[\s\S]*^# todo 44$/m);
    expect(out.match(/^ +ok \d+ - PopBalloonRequest # TODO write its handler/gm)).toHaveLength(2);
  });

  test("npm start serves the contract, and a written handler answers", async () => {
    const path = join(project, "src/service.ts");
    const pattern = /async popBalloonRequest\(_request[\s\S]*?throw new [\s\S]*?;/;
    const reply = "async popBalloonRequest(): Promise<BalloonResult> { return samples.PopBalloonRequest.reply;";
    const text = readFileSync(path, "utf8").replace(pattern, reply).replace("  PopBalloonRequest,\n", "");
    writeFileSync(path, `import { samples } from "./generated/samples.js";\n${text}`);
    // The compiler continues from its last run.
    expect(existsSync(join(project, "dist/.tsbuildinfo"))).toBe(true);
    expect((await npmTest()).out).toMatch(/^# pass 11$/m);
    const server = spawn(process.execPath, ["dist/main.js"], { cwd: project, env: { ...process.env, PORT: "0" } });
    const [line] = await once(server.stdout, "data");
    const url = /http:\S+/.exec(String(line))?.[0] ?? "";
    const call = (operation: string): Promise<Response> =>
      fetch(`${url}/json/reply/${operation}`, {
        method: "POST",
        body: "{}",
        headers: { "Content-Type": "application/json" },
      });
    const answered = await call("PopBalloonRequest");
    expect(answered.status).toBe(200);
    expect(await answered.json()).toHaveProperty("CanContinue");
    const refused = await call("StepRequest");
    expect(refused.status).toBe(501);
    expect(await refused.json()).toMatchObject({ detail: "StepRequest is not implemented." });
    expect(await (await fetch(`${url}/soap11?wsdl`)).text()).toContain("<?xml");
    server.kill("SIGINT");
    expect(await once(server, "exit")).toEqual([0, null]);
  });

  test("stubwright check finds it current", async () => {
    const check = await runStubwright(project, "check");
    expect(check).toEqual({ status: 0, out: "game-play: current\n", error: "" });
  });
});

describe("a project on archives", () => {
  const parts = Object.keys(dependencies).filter((name) => name.startsWith("@stubwright/"));
  const archiveOf = (name: string): string => `${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
  const init = (project: string): Promise<Outcome> =>
    stubwright("init", join(contract, "game-play.wsdl"), project, "--packages", "archives");

  test("a folder without them is refused before anything is written", async () => {
    mkdirSync(join(folder, "archives"));
    const { error, status } = await init("unmade");
    expect({ error, status }).toEqual({
      error: expect.stringContaining(`does not have stubwright-${version}.tgz, stubwright-codegen-${version}.tgz and`),
      status: 2,
    });
    expect(error).toContain("To make the archives in a clone of Stubwright's repository: npm run archives");
    expect(existsSync(join(folder, "unmade"))).toBe(false);
  });

  test("gets copies of them, so that a clone of the project has them, too", async () => {
    for (const name of ["stubwright", ...parts]) writeFileSync(join(folder, "archives", archiveOf(name)), name);
    const { error, out, status } = await init("packed");
    expect({ error, status }).toEqual({ error: "", status: 0 });
    expect(out).not.toContain("--packages");
    const manifest = JSON.parse(readFileSync(join(folder, "packed/package.json"), "utf8"));
    const versions: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };
    for (const name of ["stubwright", ...parts]) {
      expect([name, versions[name]]).toEqual([name, `file:packages/${archiveOf(name)}`]);
      expect(readFileSync(join(folder, "packed/packages", archiveOf(name)), "utf8")).toBe(name);
    }
    expect(Object.keys(manifest.dependencies)).toEqual(["@stubwright/console", "@stubwright/runtime"]);
    const copies = readFileSync(join(folder, "packed/Dockerfile"), "utf8").match(/^COPY packages .\/packages$/gm);
    expect(copies).toHaveLength(2);
  });
});

describe("a project from elsewhere", () => {
  test("a URL: imports are fetched, and their locations refer to the copies", async () => {
    const server = createServer((request, response) => {
      const asked = new URL(request.url ?? "", "http://host").searchParams;
      const name = asked.get("xsd") ?? "game-play.wsdl";
      const text = readFileSync(join(contract, name), "utf8");
      response.end(text.replaceAll(/((?:schemaLocation|location)=")([\w-]+\.xsd)"/g, '$1?xsd=$2"'));
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const { error, status } = await stubwright(
      "init",
      `http://127.0.0.1:${port}/soap11?wsdl`,
      "served",
      "--name",
      "Balloons",
    );
    server.close();
    expect({ error, status }).toEqual({ error: "", status: 0 });
    const copies = join(folder, "served/contracts/balloons");
    expect(readFileSync(join(copies, "SyncReply.wsdl"), "utf8")).not.toContain("?xsd=");
    expect(existsSync(join(copies, "serialization.xsd"))).toBe(true);
    const check = await runProgram(
      join(folder, "served"),
      process.execPath,
      join(root, "generator/cli/bin/stubwright.js"),
      "check",
    );
    expect(check.out).toBe("balloons: current\n");
  });

  test("documents outside of the entry's folder go into one folder with it", async () => {
    mkdirSync(join(folder, "source/wsdl"), { recursive: true });
    cpSync(contract, join(folder, "source"), { recursive: true });
    const text = readFileSync(join(contract, "game-play.wsdl"), "utf8");
    writeFileSync(join(folder, "source/wsdl/games.wsdl"), text.replace(/"([\w-]+\.xsd)"/g, '"../$1"'));
    expect(await stubwright("init", "source/wsdl/games.wsdl", "flat")).toMatchObject({ status: 0, error: "" });
    const copy = readFileSync(join(folder, "flat/contracts/games/games.wsdl"), "utf8");
    expect(copy).toBe(text);
  });
});

describe("a contract that cannot be used leaves the folder untouched", () => {
  test.each<[string, () => string, number, string]>([
    [
      "a folder with something in it",
      () => join(contract, "game-play.wsdl"),
      2,
      "target is not empty (it has note.txt)",
    ],
    ["no such contract", () => "none.wsdl", 3, "none.wsdl cannot be read"],
    ["a contract without operations", () => join(contract, "arrays.xsd"), 3, "has no operations"],
  ])("%s", async (_title, entry, status, text) => {
    const target = join(folder, "target");
    rmSync(target, { recursive: true, force: true });
    if (status === 2) {
      mkdirSync(target);
      writeFileSync(join(target, "note.txt"), "");
    }
    const outcome = await stubwright("init", entry(), "target");
    expect({ status: outcome.status, error: outcome.error }).toEqual({ status, error: expect.stringContaining(text) });
    expect(existsSync(join(target, "contracts"))).toBe(false);
    expect(existsSync(target)).toBe(status === 2);
  });
});

describe("diagnostics refer to the original contract, not to the removed copy", () => {
  const broken = join(folder, "broken");
  const message = "2:50: error xsd-bad-attribute-value: elementFormDefault";
  const breakContract = (): void => {
    cpSync(contract, broken, { recursive: true });
    const schema = join(broken, "game-play.xsd");
    const text = readFileSync(schema, "utf8");
    writeFileSync(schema, text.replace('elementFormDefault="qualified"', 'elementFormDefault="qualifed"'));
  };

  test("of a file", async () => {
    breakContract();
    const { error, status } = await stubwright("init", "broken/game-play.wsdl", "nothing");
    expect({ error, status }).toEqual({
      error: expect.stringContaining(`${join("broken", "game-play.xsd")}:`),
      status: 3,
    });
    expect(error).not.toContain("nothing/");
    expect(error).toContain(message);
  });

  test("of a URL", async () => {
    breakContract();
    const server = createServer((request, response) => response.end(readFileSync(join(broken, request.url ?? ""))));
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    const base = `http://127.0.0.1:${typeof address === "object" ? address?.port : undefined}`;
    const { error, status } = await stubwright("init", `${base}/game-play.wsdl`, "nothing");
    server.close();
    expect({ error, status }).toEqual({
      error: expect.stringContaining(`${base}/game-play.xsd:${message}`),
      status: 3,
    });
  });
});

import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { compilerFlags } from "../testing/run-compiler.js";
import { copyWorkspace, type ScratchWorkspace } from "../testing/scratch-workspace.js";
import { maskVolatile, type ReadmeBlock, readBlocks, readSamples, writeBlock } from "./readme-block.js";

/** What the README shows is what happens. `UPDATE_README=1` writes what happened into it. */
const root = fileURLToPath(new URL("../../../", import.meta.url));
const readmePath = join(root, "README.md");
const readme = readFileSync(readmePath, "utf8");
const blocks = readBlocks(readme);
const shownAddress = "localhost:8080";
const minutes = 60_000;
const outcomes = new Map<ReadmeBlock, string>();

afterAll(() => {
  if (process.env.UPDATE_README !== "1") return;
  let text = readme;
  for (const [block, actual] of [...outcomes].sort(([left], [right]) => right.start - left.start)) {
    if (maskVolatile(actual) === maskVolatile(block.text)) continue;
    text = text.slice(0, block.start) + actual + text.slice(block.start + block.text.length);
  }
  writeFileSync(readmePath, text);
});

/** Below the folder where a command runs: programs in the place of those of the machine. */
const ownPrograms = ".programs";

/** `npx` itself runs in the project's folder; in the copy this one starts the same programs without its half second. */
function writeNpx(folder: string): void {
  const programs = join(folder, ownPrograms);
  mkdirSync(programs);
  const start = `"${process.execPath}" ${compilerFlags.join(" ")} "node_modules/.bin/$name" "$@"`;
  writeFileSync(join(programs, "npx"), `#!/bin/sh\nname=$1\nshift\nexec ${start}\n`);
  chmodSync(join(programs, "npx"), 0o755);
}

/** What a shell prints for a command, standard error included, without what npm says of its own settings. */
function runShell(command: string, folder: string): Promise<string> {
  const { FORCE_COLOR: _color, ...own } = process.env;
  const env = { ...own, PATH: `${join(folder, ownPrograms)}:${own.PATH}` };
  return new Promise((resolve) => {
    execFile("bash", ["-c", `exec 2>&1\n${command}`], { cwd: folder, env, maxBuffer: 10_000_000 }, (_error, output) => {
      const text = output.replaceAll("\r\n", "\n").replace(/^npm warn .*\n/gm, "");
      resolve(text === "" || text.endsWith("\n") ? text : `${text}\n`);
    });
  });
}

async function runBlock(block: ReadmeBlock, folder: string, address = shownAddress): Promise<void> {
  const steps = [];
  for (const step of block.steps) {
    const output = await runShell(step.command.replaceAll(shownAddress, address), folder);
    steps.push({ ...step, output: output.replaceAll(address, shownAddress) });
  }
  const actual = writeBlock(steps);
  outcomes.set(block, actual);
  if (process.env.UPDATE_README !== "1") expect(maskVolatile(actual)).toBe(maskVolatile(block.text));
}

const titled = (place: string) =>
  blocks
    .filter((block) => block.place === place)
    .map((block) => ({ block, title: block.steps.map(({ command }) => command.split("\n")[0]).join("; ") }));

test("each block that is run says where", () => {
  expect(blocks.length).toBeGreaterThan(10);
  expect([...new Set(blocks.map((block) => block.place))].sort()).toEqual(["root", "server", "workspace"]);
  expect(readme.match(/```console/g)).toHaveLength(blocks.length);
});

describe("in the project's folder", () => {
  test.each(titled("root"))("$title", ({ block }) => runBlock(block, root), 2 * minutes);
});

const curl = spawnSync("curl", ["--version"]).status === 0;
(curl ? describe : describe.skip)("beside a game server that was just started (needs curl)", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "readme-"));
  let server: ChildProcess;
  let address: string;

  beforeAll(async () => {
    const env = { ...process.env, HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataDir, SEED: "" };
    const main = join(root, "examples/game-server/dist/main.js");
    const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "inherit"] });
    server = child;
    const [line] = await once(child.stdout, "data");
    address = String(line).replace("listening on http://127.0.0.1", "localhost").trim();
  });
  afterAll(async () => {
    server.kill("SIGTERM");
    await once(server, "close");
    rmSync(dataDir, { recursive: true, force: true });
  });

  test.each(titled("server"))("$title", ({ block }) => runBlock(block, root, address));
});

describe("in a copy of the workspace", () => {
  let workspace: ScratchWorkspace;
  beforeAll(() => {
    workspace = copyWorkspace(root);
    writeNpx(workspace.path);
  }, minutes);
  afterAll(() => workspace.remove());

  test(
    "the TypeScript samples compile",
    async () => {
      const folder = join(workspace.path, "readme-samples");
      mkdirSync(folder);
      for (const [index, text] of readSamples(readme).entries())
        writeFileSync(join(folder, `sample-${index + 1}.ts`), text);
      const compilerOptions = { composite: false, noEmit: true, lib: ["ES2023", "DOM"], noUnusedLocals: false };
      const config = { extends: "../tsconfig.base.json", compilerOptions, include: ["*.ts"] };
      writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
      expect(readSamples(readme).length).toBeGreaterThan(1);
      expect(await runShell("npx tsc -p readme-samples", workspace.path)).toBe("");
    },
    2 * minutes,
  );

  test.each(titled("workspace"))("$title", ({ block }) => runBlock(block, workspace.path), 3 * minutes);
});

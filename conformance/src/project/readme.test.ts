import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { compilerFlags } from "../testing/run-compiler.js";
import { copyWorkspace, type ScratchWorkspace } from "../testing/scratch-workspace.js";
import {
  currentExcerpt,
  maskVolatile,
  type ReadmeBlock,
  readBlocks,
  readExcerpts,
  readSamples,
  writeBlock,
} from "./readme-block.js";

/** Runs the commands of the README and other pages and compares their output. `UPDATE_README=1` writes the real output into the pages. */
const root = fileURLToPath(new URL("../../../", import.meta.url));
const updates = process.env.UPDATE_README === "1";
const shownAddress = "localhost:8080";
const minutes = 60_000;

interface Page {
  readonly path: string;
  readonly text: string;
  readonly blocks: readonly ReadmeBlock[];
  readonly samples: readonly string[];
}

function readPage(path: string): Page {
  const text = readFileSync(join(root, path), "utf8");
  return { path, text, blocks: readBlocks(text), samples: readSamples(text) };
}

/** The README, the pages of docs/, and the READMEs of the packages. */
const pagePaths = [
  "README.md",
  ...readdirSync(join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
  "generator/cli/README.md",
  "generator/contract/README.md",
  ...readdirSync(join(root, "integrations")).map((name) => `integrations/${name}/README.md`),
  "runtime/README.md",
];
const pages = pagePaths.map(readPage);

/** A piece of a page, and its real text. */
interface Outcome {
  readonly start: number;
  readonly text: string;
  readonly actual: string;
}

const outcomes = new Map<Page, Outcome[]>(pages.map((page) => [page, []]));

/** Compares a piece of a page with its real text. With `UPDATE_README=1`, remembers the real text, to write it at the end. */
function compare(page: Page, { start, text }: Pick<Outcome, "start" | "text">, actual: string): void {
  if (!updates) expect(maskVolatile(actual)).toBe(maskVolatile(text));
  else if (maskVolatile(actual) !== maskVolatile(text)) outcomes.get(page)?.push({ start, text, actual });
}

afterAll(() => {
  for (const [page, changed] of outcomes) {
    if (changed.length === 0) continue;
    let text = page.text;
    for (const piece of changed.sort((left, right) => right.start - left.start))
      text = text.slice(0, piece.start) + piece.actual + text.slice(piece.start + piece.text.length);
    writeFileSync(join(root, page.path), text);
  }
});

/** A folder with programs that replace those of the machine. */
const ownPrograms = ".programs";

/** Writes a replacement for `npx` that starts the same programs. The real `npx` takes half a second longer. */
function writeNpx(folder: string): void {
  const programs = join(folder, ownPrograms);
  mkdirSync(programs);
  const start = `"${process.execPath}" ${compilerFlags.join(" ")} "node_modules/.bin/$name" "$@"`;
  writeFileSync(join(programs, "npx"), `#!/bin/sh\nname=$1\nshift\nexec ${start}\n`);
  chmodSync(join(programs, "npx"), 0o755);
}

/** Runs a command in a shell and returns its output, with standard error and without npm's warnings about its settings. */
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

async function runBlock(page: Page, block: ReadmeBlock, folder: string, address = shownAddress): Promise<void> {
  const steps = [];
  for (const step of block.steps) {
    const output = await runShell(step.command.replaceAll(shownAddress, address), folder);
    steps.push({ ...step, output: output.replaceAll(address, shownAddress) });
  }
  compare(page, block, writeBlock(steps));
}

function titled(page: Page, place: string): readonly { block: ReadmeBlock; title: string }[] {
  return page.blocks
    .filter((block) => block.place === place)
    .map((block) => ({ block, title: block.steps.map(({ command }) => command.split("\n")[0]).join("; ") }));
}

function pagesWith(place: string): readonly Page[] {
  return pages.filter((page) => page.blocks.some((block) => block.place === place));
}

test("each block with commands names the place to run them", () => {
  const blocks = pages.flatMap((page) => page.blocks);
  expect(blocks.length).toBeGreaterThan(20);
  expect([...new Set(blocks.map((block) => block.place))].sort()).toEqual(["root", "server", "workspace"]);
  for (const page of pages)
    expect([page.path, page.text.match(/```console/g)?.length ?? 0]).toEqual([page.path, page.blocks.length]);
});

test("the README is short", () => {
  const [readme] = pages;
  expect(readme?.text.split("\n").length).toBeLessThanOrEqual(201);
});

describe("an excerpt has the lines of its file", () => {
  const excerpts = pages.flatMap((page) => readExcerpts(page.text).map((excerpt) => ({ page, excerpt })));

  test("there are some", () => expect(excerpts.length).toBeGreaterThan(1));

  test.each(excerpts)("$page.path: $excerpt.path", ({ page, excerpt }) => {
    const actual = currentExcerpt(excerpt, readFileSync(join(root, excerpt.path), "utf8"));
    if (actual === undefined) throw new Error(`${excerpt.path} lacks the first or the last line of this excerpt.`);
    compare(page, excerpt, actual);
  });
});

describe("in the project's folder", () => {
  describe.each(pagesWith("root"))("$path", (page) => {
    test.each(titled(page, "root"))("$title", ({ block }) => runBlock(page, block, root), 2 * minutes);
  });
});

const curl = spawnSync("curl", ["--version"]).status === 0;
(curl ? describe : describe.skip)("beside a game server that was just started (needs curl)", () => {
  describe.each(pagesWith("server"))("$path", (page) => {
    let dataDir: string;
    let server: ChildProcess;
    let address: string;

    beforeAll(async () => {
      dataDir = mkdtempSync(join(tmpdir(), "readme-"));
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

    test.each(titled(page, "server"))("$title", ({ block }) => runBlock(page, block, root, address));
  });
});

test(
  "the TypeScript samples compile",
  async () => {
    const samples = pages.flatMap((page) => page.samples);
    // Below `dist`, where packages are found.
    const folder = fileURLToPath(new URL("./page-samples/", import.meta.url));
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [index, text] of samples.entries()) writeFileSync(join(folder, `sample-${index + 1}.ts`), text);
    const compilerOptions = { composite: false, noEmit: true, lib: ["ES2023", "DOM"], noUnusedLocals: false };
    const config = { extends: join(root, "tsconfig.base.json"), compilerOptions, include: ["*.ts"] };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    expect(samples.length).toBeGreaterThan(3);
    expect(await runShell(`npx tsc -p '${folder}'`, root)).toBe("");
  },
  2 * minutes,
);

describe("in a copy of the workspace", () => {
  describe.each(pagesWith("workspace"))("$path", (page) => {
    let workspace: ScratchWorkspace;
    beforeAll(() => {
      workspace = copyWorkspace(root);
      writeNpx(workspace.path);
    }, minutes);
    afterAll(() => workspace.remove());

    test.each(titled(page, "workspace"))("$title", ({ block }) => runBlock(page, block, workspace.path), 3 * minutes);
  });
});

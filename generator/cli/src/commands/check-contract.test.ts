import { execFile } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { ContractProject, root } from "../testing/contract-project.js";

const folders: string[] = [];
let project: ContractProject;
let generated: ContractProject;
let bin: string;

/** `npx --no-install stubwright …` without an installation. */
beforeAll(async () => {
  bin = mkdtempSync(join(tmpdir(), "stubwright-bin-"));
  const command = join(root, "generator/cli/bin/stubwright.js");
  writeFileSync(join(bin, "npx"), `#!/bin/sh\nshift 2\nexec "${process.execPath}" "${command}" "$@"\n`);
  chmodSync(join(bin, "npx"), 0o755);
  generated = new ContractProject();
  await generated.stubwright("generate");
  folders.push(bin, generated.folder);
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  project = new ContractProject();
  folders.push(project.folder);
  cpSync(generated.path("generated"), project.path("generated"), { recursive: true });
});

interface Said {
  readonly status: number;
  readonly out: string;
}

/** The script that this repository's CI runs on its own contract. */
function checkContract(cwd: string): Promise<Said> {
  const { GITHUB_BASE_REF: _github, CI_MERGE_REQUEST_TARGET_BRANCH_NAME: _gitlab, ...own } = process.env;
  const env = { ...own, PATH: `${bin}:${own.PATH}`, GIT_CEILING_DIRECTORIES: tmpdir() };
  return new Promise((done) => {
    execFile(join(root, ".ci/check-contract"), [], { cwd, env }, (error, out, errorText) => {
      done({ status: typeof error?.code === "number" ? error.code : 0, out: out + errorText });
    });
  });
}

async function clone(...options: readonly string[]): Promise<string> {
  const target = mkdtempSync(join(tmpdir(), "stubwright-clone-"));
  folders.push(target);
  await project.git("clone", "-q", ...options, `file://${project.folder}`, join(target, "clone"));
  return join(target, "clone");
}

describe(".ci/check-contract", () => {
  test("a folder outside of a repository is not compared", async () => {
    expect(await checkContract(project.folder)).toMatchObject({
      status: 0,
      out: expect.stringContaining("compared with nothing"),
    });
  });

  test("a first commit is compared with itself", async () => {
    await project.init();
    const { status, out } = await checkContract(project.folder);
    expect({ status, out }).toEqual({ status: 0, out: expect.stringMatching(/compared with [0-9a-f]+ \(one\)/) });
  });

  test("on the main branch, the previous commit is the base", async () => {
    await project.init();
    project.breakContract();
    await project.stubwright("generate");
    await project.commitAll("two");
    const { status, out } = await checkContract(project.folder);
    expect({ status, out }).toEqual({ status: 1, out: expect.stringMatching(/\(one\)[\s\S]*error member-renamed/) });
  });

  test("a branch is compared with the commit where it left the main branch, also in a fresh clone", async () => {
    await project.init();
    await project.git("checkout", "-qb", "feature");
    project.breakContract();
    await project.stubwright("generate");
    await project.commitAll("two");
    project.write("other.txt", "");
    await project.commitAll("three");
    const here = await checkContract(project.folder);
    expect(here).toMatchObject({ status: 1, out: expect.stringContaining("(one)") });
    const fresh = await checkContract(await clone("--branch", "feature"));
    expect(fresh).toMatchObject({ status: 1, out: expect.stringContaining("(one)") });
  });

  test("a shallow clone has no previous commit, and the script names the base that it uses", async () => {
    await project.init();
    project.breakContract();
    await project.stubwright("generate");
    await project.commitAll("two");
    expect(await checkContract(await clone("--depth", "1"))).toMatchObject({
      status: 0,
      out: expect.stringContaining("(two)"),
    });
  });

  test("a base whose contract does not load does not fail the run, but stale output does", async () => {
    const right = project.read("contracts/game-play/game-play.xsd");
    project.write("contracts/game-play/game-play.xsd", right.replace("</xs:schema>", ""));
    await project.init();
    project.write("contracts/game-play/game-play.xsd", right);
    await project.commitAll("two");
    expect(await checkContract(project.folder)).toMatchObject({
      status: 0,
      out: expect.stringContaining("cannot be compared with that commit"),
    });
    mkdirSync(project.path("generated"), { recursive: true });
    project.write("generated/types.ts", "// edited");
    expect((await checkContract(project.folder)).status).toBe(1);
  });
});

import { execFile } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { ContractProject, entry, type Outcome, root, stubwrightIn } from "../testing/contract-project.js";
import { describeFailure } from "./exit-status.js";

let project: ContractProject;

beforeAll(() => {
  project = new ContractProject();
});

afterAll(() => project.remove());

/** Runs the command as a process with an injected defect. */
function withBug(bug: string, ...args: readonly string[]): Promise<Outcome> {
  const command = [
    "--import",
    `data:text/javascript,${encodeURIComponent(bug)}`,
    join(root, "generator/cli/bin/stubwright.js"),
  ];
  return new Promise((done) => {
    execFile(process.execPath, [...command, ...args], { cwd: project.folder }, (error, out, errorText) => {
      done({ status: typeof error?.code === "number" ? error.code : 0, out, error: errorText });
    });
  });
}

describe("a defect of stubwright", () => {
  test.each([
    ["while the command runs", 'JSON.stringify = () => { throw new TypeError("a bug"); };'],
    [
      "when nobody waits for it",
      'JSON.stringify = () => { setTimeout(() => { throw new TypeError("a bug"); }); return "{}"; };',
    ],
    [
      "in a promise that nobody awaits",
      'JSON.stringify = () => { void Promise.reject(new TypeError("a bug")); return "{}"; };',
    ],
  ])("%s ends with 70 and says how to report it", async (_title, bug) => {
    const { status, error } = await withBug(bug, "rules", "--json");
    expect(status).toBe(70);
    expect(error).toMatch(/^This is a defect of stubwright, not of your contract:\n {2}TypeError: a bug\n {6}at /);
    expect(error).toMatch(/Please report it\. Include [\s\S]+stubwright \d+\.\d+\.\d+, Node v\d+/);
    expect(error).toMatch(/command: stubwright rules --json\n$/);
  });

  test.each([
    ["stdout", 0, ["rules"]],
    ["stderr", 2, ["rules", "--none"]],
    ["stderr", 3, ["generate", "nowhere.wsdl", "--out", "out"]],
  ])("a reader of %s that has seen enough is none, and the status is %d all the same", async (stream, status, args) => {
    const bug = `process.${stream}.write = () => { process.${stream}.emit("error", Object.assign(new Error("write EPIPE"), { code: "EPIPE" })); return true; };`;
    expect(await withBug(bug, ...args)).toEqual({ status, out: "", error: "" });
  });

  test("a refusal of the file system is not a defect", async () => {
    const outcome = await stubwrightIn(project.folder, ["generate", entry, "--out", "stubwright.config.json/below"]);
    expect(outcome).toMatchObject({ status: 2, error: expect.stringMatching(/ENOTDIR|EEXIST/) });
    expect(outcome.error).not.toContain("defect");
  });

  test.each([
    ["mkdir", 2],
    ["rename", 2],
    ["open", 70],
  ])("nor is a folder that is not there, or cannot be made: %s", (syscall, status) => {
    const error = Object.assign(new Error(`ENOENT: no such file or directory, ${syscall} 'x'`), {
      code: "ENOENT",
      syscall,
    });
    expect(describeFailure(error, [])).toMatchObject({ status });
  });

  test("a folder in the place of a file that is no longer generated is not a defect", async () => {
    mkdirSync(project.path("old/gone.ts"), { recursive: true });
    const manifest = { options: "", inputs: {}, outputs: { "gone.ts": "" } };
    project.write("old/stubwright.manifest.json", JSON.stringify(manifest));
    const outcome = await stubwrightIn(project.folder, ["generate", entry, "--out", "old"]);
    expect(outcome).toMatchObject({ status: 2, error: expect.stringContaining("EISDIR") });
  });

  test("a file that cannot be moved to its place leaves no draft", async () => {
    mkdirSync(project.path("taken/types.ts"), { recursive: true });
    const outcome = await stubwrightIn(project.folder, ["generate", entry, "--out", "taken"]);
    expect(outcome).toMatchObject({ status: 2, error: expect.stringContaining("EISDIR") });
    expect(readdirSync(project.path("taken")).filter((name) => name.endsWith(".stubwright"))).toEqual([]);
  });
});

import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { ContractProject, entry, root } from "../testing/contract-project.js";

const project = new ContractProject();
afterAll(() => project.remove());

/** A module that sends its own process a signal when the first file is moved to its place. */
const interrupting = (signal: string): string => `
  import fs from "node:fs/promises";
  import { syncBuiltinESMExports } from "node:module";
  const { rename } = fs;
  fs.rename = async (...args) => {
    fs.rename = rename;
    syncBuiltinESMExports();
    process.kill(process.pid, ${JSON.stringify(signal)});
    await new Promise((done) => setTimeout(done, 50));
    return rename(...args);
  };
  syncBuiltinESMExports();`;

test.each(["SIGINT", "SIGTERM"])("%s during writing waits until all output is written", async (signal) => {
  const preload = `data:text/javascript,${encodeURIComponent(interrupting(signal))}`;
  const args = ["--import", preload, join(root, "generator/cli/bin/stubwright.js"), "generate", entry, "--out", signal];
  const ended = await new Promise((done) => {
    execFile(process.execPath, args, { cwd: project.folder }, (error) => done(error?.signal));
  });
  expect(ended).toBe(signal);
  const names = readdirSync(project.path(signal));
  expect(names).toContain("stubwright.manifest.json");
  expect(names.filter((name) => name.endsWith(".stubwright"))).toEqual([]);
  const again = await project.stubwright("generate", entry, "--out", signal);
  expect(again).toMatchObject({ status: 0, out: expect.stringContaining("nothing changed") });
});

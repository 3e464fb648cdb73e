import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";

const resolve = createRequire(import.meta.url).resolve;
const compiled = fileURLToPath(new URL("./jest-project", import.meta.url));
const source = fileURLToPath(new URL("../../src/test-runners/vitest-project", import.meta.url));
const jest = [
  ...["--experimental-vm-modules", "--no-warnings", resolve("jest/bin/jest"), "--json"],
  ...["--rootDir", compiled, "--config", '{"transform":{}}'],
];
const vitest = [
  join(dirname(resolve("vitest/package.json")), "vitest.mjs"),
  "run",
  "--reporter",
  "json",
  "--root",
  source,
];

/** Test runners as others use them: their arguments to Node. Vitest runs the TypeScript itself. */
test.each([
  ["Jest with ES modules", jest],
  ["Vitest", vitest],
])("%s runs tests of the generated client against handlers, the mock and a server", async (_runner, args) => {
  // A runner must not take this one's variables for its own.
  const { JEST_WORKER_ID: _id, NODE_ENV: _mode, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: compiled, env });
  expect(JSON.parse(stdout)).toMatchObject({ success: true, numPassedTests: 5, numTotalTests: 5 });
});

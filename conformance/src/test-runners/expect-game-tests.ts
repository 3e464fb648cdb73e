import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "@jest/globals";

/** Starts a test runner as others use it, with arguments for Node, and expects that all of `game-tests` pass. */
export async function expectGameTests(args: readonly string[]): Promise<void> {
  // A runner must not take this one's variables for its own.
  const { JEST_WORKER_ID: _id, NODE_ENV: _mode, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  expect(JSON.parse(stdout)).toMatchObject({ success: true, numPassedTests: 5, numTotalTests: 5 });
}

// Runs the command `stubwright` of the project, or a version of it from npm.
import { spawnSync } from "node:child_process";

/** A version, a range or a tag of npm: nothing that names another package, and no option. */
const versions = /^[\w.*^~<>=+|-]+(?: [\w.*^~<>=+|-]+)*$/;

/** The most bytes of output that are kept. */
const maxBuffer = 100_000_000;

/**
 * Runs `stubwright` with arguments. An empty version means the one that the project has installed. Returns the exit status, and
 * the output with the errors after it. What the command would write to the job's own files is left to this action.
 */
export function runStubwright(args, version, env = process.env) {
  if (version !== "" && !versions.test(version)) throw new Error(`version: ${version} is no version of stubwright.`);
  const { GITHUB_OUTPUT: _output, GITHUB_STEP_SUMMARY: _summary, ...own } = env;
  const which =
    version === "" ? ["--no-install", "stubwright"] : ["--yes", `--package=stubwright@${version}`, "stubwright"];
  const { status, stdout, stderr, error } = spawnSync("npx", [...which, ...args], {
    env: own,
    encoding: "utf8",
    maxBuffer,
  });
  if (error !== undefined)
    throw new Error(`npx cannot be started (${error.message}). This action needs Node and npm on Linux or macOS.`);
  return { status: status ?? 1, stdout, stderr };
}

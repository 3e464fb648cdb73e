import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The exit status and output of a program. */
export interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly error: string;
}

const command = fileURLToPath(new URL("../../../generator/cli/bin/stubwright.js", import.meta.url));

/** Runs a program as a separate process in a folder. */
export function runProgram(cwd: string, file: string, ...args: readonly string[]): Promise<Outcome> {
  return new Promise((done) => {
    execFile(file, args, { cwd }, (error, out, errorText) => {
      done({ status: typeof error?.code === "number" ? error.code : 0, out, error: errorText });
    });
  });
}

/** Runs this repository's `stubwright` command as a separate process. */
export function runStubwright(cwd: string, ...args: readonly string[]): Promise<Outcome> {
  return runProgram(cwd, process.execPath, command, ...args);
}

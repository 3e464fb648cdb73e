import { spawn } from "node:child_process";

/** Where a command runs, and with which variables. */
export interface Surroundings {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Runs a command in a shell. Returns its output, standard error included. Throws with the output if the command fails. */
export function runCommand(command: string, { folder, env }: Surroundings): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn("bash", ["-c", `exec 2>&1\n${command}`], {
      cwd: folder,
      env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    child.once("error", fail);
    child.once("close", (status, signal) => {
      if (status === 0) done(output);
      else fail(new Error(`${command}: ${signal ?? `exit status ${status}`}\n${output}`));
    });
  });
}

/** A server that a command started. */
export interface StartedServer {
  /** The first line that it printed. */
  readonly line: string;
  /** Ends the server and what it started. */
  stop(): void;
}

/** Starts a server with a command, and waits for the first line with an address. Throws with the output if it ends before. */
export function startServer(command: string, { folder, env }: Surroundings): Promise<StartedServer> {
  return new Promise((done, fail) => {
    const child = spawn("bash", ["-c", `exec 2>&1\n${command}`], {
      cwd: folder,
      env,
      stdio: ["ignore", "pipe", "inherit"],
      detached: true,
    });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      const line = output.split("\n").find((one) => one.includes("http://127.0.0.1:"));
      if (line !== undefined) done({ line, stop: () => child.pid !== undefined && process.kill(-child.pid) });
    });
    child.once("error", fail);
    child.once("close", () => fail(new Error(`${command} ended.\n${output}`)));
  });
}

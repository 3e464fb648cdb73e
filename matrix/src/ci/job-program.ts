import { spawn } from "node:child_process";

/** What a program has left: its exit status, and its output together with its errors. */
export interface ProgramResult {
  readonly status: number;
  readonly out: string;
}

/** Runs a program to its end as a job does: with an environment of its own, and one stream for output and errors. */
export function runJobProgram(
  program: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    let out = "";
    const child = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (out += text));
    child.on("error", reject).on("close", (status) => resolve({ status: status ?? -1, out }));
  });
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const command = fileURLToPath(new URL("../../../generator/cli/bin/stubwright.js", import.meta.url));
const running = new Set<ChildProcess>();

/** Starts a command that serves a console, and returns the address of its server. Rejects if the command ends. */
export async function startCommand(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [command, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  running.add(child);
  let printed = "";
  const found = new Promise<string>((resolve) => {
    child.stdout.on("data", (chunk: unknown) => {
      printed += String(chunk);
      const [, url] = /(http:\S+)\/console\n/.exec(printed) ?? [];
      if (url !== undefined) resolve(url);
    });
  });
  child.stderr.on("data", (chunk: unknown) => {
    printed += String(chunk);
  });
  const ended = once(child, "close").then(() => {
    throw new Error(`The command ended: ${printed}`);
  });
  ended.catch(() => {});
  return Promise.race([found, ended]);
}

/** Stops all commands that were started. */
export async function stopCommands(): Promise<void> {
  for (const child of running) {
    const ended = once(child, "close");
    child.kill("SIGINT");
    await ended;
    running.delete(child);
  }
}

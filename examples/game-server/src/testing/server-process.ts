import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const mainFile = fileURLToPath(new URL("../main.js", import.meta.url));

/** The server as its own process. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** What stands behind `listening on`. */
  readonly url: string;
  /** Resolves when the process is gone. */
  readonly ended: Promise<EndedProcess>;
}

/** How a process ended and what it said. */
export interface EndedProcess {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `main.js` to its end with these environment variables. */
export function runMain(environment: Readonly<Record<string, string>>): Promise<EndedProcess> {
  return spawnMain(environment).ended;
}

/** Starts `main.js` on a free port with its data in `dataDir`, and with further settings; resolves once it listens. */
export async function startServer(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const { child, ended } = spawnMain({ PORT: "0", DATA_DIR: dataDir, SEED: "test", ...settings });
  const [line] = await Promise.race([once(child.stdout, "data"), ended.then(({ stderr }) => [stderr])]);
  const url = /^listening on (http:\S+)\n$/.exec(String(line))?.[1];
  if (url === undefined) throw new Error(`the server did not start: ${line}`);
  return { child, url, ended };
}

function spawnMain(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [mainFile], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said.stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said.stderr += text;
  });
  const ended: Promise<EndedProcess> = new Promise((resolve) => {
    child.on("close", (code, signal) => resolve({ code, signal, ...said }));
  });
  return { child, ended };
}

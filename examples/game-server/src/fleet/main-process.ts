import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const mainFile = fileURLToPath(new URL("../main.js", import.meta.url));

/** How long it may take to start, in milliseconds. */
const startMs = 60_000;
/** How long it may take to finish what is under way before it is killed, in milliseconds. */
const stopMs = 20_000;

/** `main.js` as a process of its own, with the copies that it starts. */
export interface MainProcess {
  readonly child: ChildProcess;
  /** Where it listens. */
  readonly url: string;
  /** The process ids of its copies that live, the oldest first. Linux only: elsewhere there are none. */
  readonly copies: () => readonly number[];
  /** How many copies have ended, and another one listens in their place. */
  readonly replacements: () => number;
  /** Stops it cleanly; kills it if that takes too long. */
  readonly stop: () => Promise<void>;
}

/** Starts `main.js` with these settings; resolves once it listens. `log` gets what it says on stderr, a line each. */
export async function startMain(
  settings: Readonly<Record<string, string>>,
  log: (line: string) => void,
): Promise<MainProcess> {
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, [mainFile], { env, stdio: ["ignore", "pipe", "pipe"] });
  const said: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    for (const line of text.trimEnd().split("\n")) {
      said.push(line);
      log(line);
    }
  });
  const ended = once(child, "close");
  const late = setTimeout(() => child.kill("SIGKILL"), startMs);
  const [line] = await Promise.race([once(child.stdout, "data"), ended.then(() => [""])]);
  clearTimeout(late);
  const url = /^listening on (http:\S+)\n$/.exec(String(line))?.[1];
  if (url === undefined) throw new Error(`the server did not start: ${said.join(" ")}`);
  return {
    child,
    url,
    replacements: () => said.filter((line) => line.includes(" and is replaced by ")).length,
    copies: () => childrenOf(child.pid ?? 0),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
      const late = setTimeout(() => child.kill("SIGKILL"), stopMs);
      await ended;
      clearTimeout(late);
    },
  };
}

/** The processes that a process has started, by `/proc`. */
function childrenOf(parent: number): readonly number[] {
  try {
    return readdirSync(`/proc/${parent}/task`)
      .flatMap((task) => readFileSync(`/proc/${parent}/task/${task}/children`, "utf8").trim().split(" "))
      .filter((pid) => pid !== "")
      .map(Number)
      .sort((one, other) => one - other);
  } catch {
    return [];
  }
}

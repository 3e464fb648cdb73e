import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";
import { natsServer } from "@stubwright/jetstream/local";

const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
const fleetFile = fileURLToPath(new URL("./fleet.js", import.meta.url));

const needed = [natsServer() === undefined ? "nats-server" : "", spawnSync("curl", ["--version"]).error ? "curl" : ""];
const missing = needed.filter((name) => name !== "");
const here = missing.length === 0 ? test : test.skip;
const suffix = missing.length === 0 ? "" : ` (needs ${missing.join(" and ")})`;

/** A command of the transcript, and what it prints. */
interface Step {
  readonly command: string;
  readonly printed: readonly string[];
}

/** The README's transcript of `npm run fleet`. */
function transcript(): readonly Step[] {
  const block = /```text\n(> [^\n]*npm run fleet\n[\s\S]*?)```/.exec(readme)?.[1] ?? "";
  return block
    .split(/^> /m)
    .filter((part) => part !== "")
    .map((part) => {
      const [command = "", ...printed] = part.trimEnd().split("\n");
      return { command, printed };
    });
}

/** Matches a line whatever the numbers of processes and ports are. */
function likeLine(line: string): RegExp {
  return new RegExp(line.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\d{4,}/g, "(\\d+)"));
}

class RunningFleet {
  readonly #child: ChildProcess;
  #said = "";

  constructor() {
    this.#child = spawn(process.execPath, [fleetFile], {
      env: { ...process.env, PORT: "0" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        this.#said += text;
      });
    }
  }

  /** The numbers in a line like this one, once it is printed. Rejects if the fleet ends instead. */
  async numbersOf(line: string): Promise<readonly string[]> {
    for (;;) {
      const found = likeLine(line).exec(this.#said);
      if (found !== null) return found.slice(1);
      if (this.#child.exitCode !== null) throw new Error(`The fleet has ended: ${this.#said}`);
      await delay(20);
    }
  }

  async stop(): Promise<number | null> {
    const ended = once(this.#child, "close");
    this.#child.kill("SIGTERM");
    await ended;
    return this.#child.exitCode;
  }
}

here(`the README's transcript of a fleet, with a kill in the middle, comes out again${suffix}`, async () => {
  const [start, ...steps] = transcript();
  if (start === undefined) throw new Error("The README has no transcript.");
  const [nodesLine = "", serversLine = "", workersLine = ""] = start.printed;
  const fleet = new RunningFleet();
  try {
    const [firstNode = ""] = await fleet.numbersOf(nodesLine);
    const servers = await fleet.numbersOf(serversLine);
    await fleet.numbersOf(workersLine);
    const [firstServer = "", port = ""] = [servers[0], servers.at(-1)];
    const told: string[] = [];
    for (const { command, printed } of steps) {
      const own = command
        .replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`)
        .replace(/^kill -9 .*/, `kill -9 ${firstNode} ${firstServer}`);
      const { stdout } = await promisify(execFile)("sh", ["-c", own]);
      told.push(...printed.filter((line) => line.startsWith("process ")));
      expect(stdout.trim()).toBe(printed.filter((line) => !line.startsWith("process ")).join("\n"));
    }
    for (const line of told) await fleet.numbersOf(line);
    expect(told.length).toBe(1);
  } finally {
    expect(await fleet.stop()).toBe(0);
  }
});

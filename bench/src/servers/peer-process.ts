import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** A process of this folder's programs that answers messages. */
export interface PeerProcess {
  /** Sends a message and waits for what comes back. Rejects when the process ends instead. */
  readonly ask: (message: object) => Promise<unknown>;
  /** What it says first, once it is ready. */
  readonly ready: Promise<unknown>;
  readonly stop: () => void;
}

const canPin = spawnSync("taskset", ["--version"]).error === undefined;

/** Starts a program on one core (where the system can pin processes); `core` is 0 or 1. By default, Node runs it. */
export function startPeer(
  program: string,
  core: 0 | 1,
  options: readonly string[] = [],
  runtime: readonly string[] = [process.execPath],
): PeerProcess {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const pinned = canPin ? ["taskset", "-c", String(core), ...runtime] : runtime;
  const [command = process.execPath, ...rest] = [...pinned, file, ...options];
  const child = spawn(command, rest, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  return {
    ready: nextMessage(child, program),
    ask: (message) => {
      child.send(message);
      return nextMessage(child, program);
    },
    stop: () => child.kill(),
  };
}

function nextMessage(child: ChildProcess, program: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error(`${program} ended.`));
    child.once("exit", ended);
    child.once("message", (message) => {
      child.off("exit", ended);
      resolve(message);
    });
  });
}

/** A number that a process has said. Throws where it has not. */
export function numberOf(message: unknown, name: string): number {
  const value: unknown = typeof message === "object" && message !== null ? Reflect.get(message, name) : undefined;
  if (typeof value !== "number") throw new Error(`A process did not say its ${name}.`);
  return value;
}

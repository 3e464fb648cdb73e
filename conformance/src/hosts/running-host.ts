import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Host } from "./hosts.js";
import { runtimeBinary } from "./runtime-binary.js";

/** A host that serves in a process of its own. */
export interface RunningHost {
  readonly port: number;
  readonly stop: () => void;
}

/** Starts a host, on `node` if it is one of Node. Rejects where its runtime is not installed. */
export async function startHost(
  { name, runtime, program = start }: Host,
  node = process.execPath,
): Promise<RunningHost> {
  if (runtime === "node") return running(spawn(node, [join(root, program), name], piped));
  const binary = runtimeBinary(runtime);
  if (binary === undefined) throw new Error(`There is no ${runtime}.`);
  switch (runtime) {
    case "bun":
      return running(spawn(binary, [join(root, program), name], piped));
    case "deno":
      return running(spawn(binary, ["run", "--no-prompt", "-A", join(root, program), name], piped));
    case "workerd":
      return startWorker(binary, "worker");
  }
}

const root = fileURLToPath(new URL("../../../", import.meta.url));
const start = "conformance/dist/hosts/programs/start-host.js";
const piped: SpawnOptions = { stdio: ["pipe", "pipe", "inherit"] };

/** The Worker's code, bundled as `wrangler deploy` does it, without anything of Node. */
async function bundleWorker(program: string, file: string): Promise<void> {
  const entry = fileURLToPath(new URL(`./programs/${program}.js`, import.meta.url));
  await build({
    entryPoints: [entry],
    outfile: file,
    bundle: true,
    format: "esm",
    platform: "neutral",
    logLevel: "error",
  });
}

/** Starts one of `programs` as a Worker. */
export async function startWorker(binary: string, program: "worker" | "client-worker"): Promise<RunningHost> {
  const folder = mkdtempSync(join(tmpdir(), "worker-"));
  await bundleWorker(program, join(folder, "worker.js"));
  writeFileSync(join(folder, "config.capnp"), workerConfig);
  const host = await running(spawn(binary, ["serve", join(folder, "config.capnp"), "--control-fd=1"], piped));
  const stop = (): void => {
    host.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...host, stop };
}

const workerConfig = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .worker),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.js")],
  compatibilityDate = "2026-10-01",
  compatibilityFlags = ["enable_request_signal"],
);
`;

/** Waits for the line of JSON in which a process says its port. */
function running(child: ChildProcess): Promise<RunningHost> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`The host ended with ${code}; it had said ${said}`)));
    child.stdout?.on("data", (piece: Buffer) => {
      said += piece.toString();
      const port = /"port":\s*(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve({ port: Number(port), stop: () => child.kill("SIGKILL") });
    });
  });
}

import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";

const run = promisify(execFile);
const examples = fileURLToPath(new URL("../../../examples/", import.meta.url));
const guid = "0f8fad5b-d9cb-469f-a165-70867728950e";

/** The command of a runtime and what stands before the program. */
export type Command = readonly [command: string, ...before: string[]];

async function output([command, ...before]: Command, file: string, ...rest: string[]): Promise<string> {
  return (await run(command, [...before, join(examples, file), ...rest])).stdout;
}

/** Tries the demo, the game server and the tour of the client in a runtime. */
export function testExamples(runtime: Command): void {
  test("runs the demo: every operation over both wires", async () => {
    const said = await output(runtime, "game-server/dist/demo.js");
    expect(said).toContain("22 operations, 44 calls over JSON and SOAP: all as the contract says");
  });

  test("runs the game server and the tour of the client as this Node does", async () => {
    const said = await tour(runtime);
    expect(said).toMatch(/^1\. One client, two wires/m);
    expect(said).toBe(await tour([process.execPath]));
  });
}

/** What the tour says of a game server, both run by one runtime. */
async function tour(runtime: Command): Promise<string> {
  const [command, ...before] = runtime;
  const dataDir = mkdtempSync(join(tmpdir(), "tour-"));
  const env = { ...process.env, HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataDir, SEED: "tour" };
  const server = spawn(command, [...before, join(examples, "game-server/dist/main.js")], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [line] = await once(server.stdout, "data");
    const url = String(line).replace("listening on", "").trim();
    return (await output(runtime, "client-tour/dist/main.js", url, guid)).replaceAll(url, "ADDRESS");
  } finally {
    server.kill("SIGTERM");
    await once(server, "close");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { CalledServers } from "./client-calls.js";

const program = fileURLToPath(new URL("./programs/client.js", import.meta.url));

/** What the generated client gets when a runtime runs it; `command` is the runtime's, with what stands before the program. */
export async function callFrom(
  servers: CalledServers,
  [file, ...before]: readonly [string, ...string[]],
): Promise<unknown> {
  const { game, listing, nobody } = servers;
  const { stdout } = await promisify(execFile)(file, [...before, program, game, listing, nobody]);
  return JSON.parse(stdout);
}

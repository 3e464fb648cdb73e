import { BaseUnavailableError } from "../base/base-unavailable-error.js";
import { exitStatus } from "./exit-status.js";
import type { Terminal } from "./terminal.js";

/** Runs something that needs a base; one that cannot be had has its own status, and the command that brings it. */
export async function withBase(terminal: Terminal, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof BaseUnavailableError)) throw error;
    terminal.error(error.message);
    if (error.command !== undefined) terminal.error(`Try:\n  ${error.command}`);
    return exitStatus.base;
  }
}

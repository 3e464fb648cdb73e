import { generatorVersion } from "@stubwright/codegen/write";
import { startLanguageServer } from "@stubwright/language-server";
import { readConfig } from "../config/read-config.js";
import { exitStatus } from "../terminal/exit-status.js";
import type { Terminal } from "../terminal/terminal.js";

/**
 * Runs the language server until its editor ends it, which also ends the process. A person who has started it in a
 * terminal is told what it is for.
 */
export async function lspCommand(terminal: Terminal): Promise<number> {
  if (process.stdin.isTTY)
    terminal.error("stubwright lsp talks to an editor, by the Language Server Protocol. See docs/editors.md.");
  startLanguageServer({
    input: process.stdin,
    output: process.stdout,
    readContracts: async (path) => (await readConfig(path)).contracts,
    version: generatorVersion,
  });
  await new Promise((done) => process.stdin.once("close", done));
  return exitStatus.ok;
}

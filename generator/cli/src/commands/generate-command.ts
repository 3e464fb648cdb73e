import { type SelectionOptions, selectContracts } from "../config/contract-selection.js";
import { generateAndWrite } from "../generation/run-generation.js";
import { exitStatus } from "../terminal/exit-status.js";
import { paint, type Terminal } from "../terminal/terminal.js";

/** Options of `stubwright generate`. */
interface GenerateOptions extends SelectionOptions {
  readonly allowNetwork?: boolean;
  /** Fetches documents from the network, and accepts documents that differ from the lock file. */
  readonly updateLock?: boolean;
  readonly force?: boolean;
  /** Keeps running, and generates again when an input changes. */
  readonly watch?: boolean;
}

/** Generates the contracts and writes the files that changed. If a contract is invalid, its existing output stays untouched. */
export async function generateCommand(
  entry: string | undefined,
  options: GenerateOptions,
  terminal: Terminal,
): Promise<number> {
  if (options.watch === true) {
    const { watchCommand } = await import("./watch-command.js");
    return watchCommand(entry, options, terminal);
  }
  const selection = await selectContracts(entry, options, terminal);
  const { updateLock = false } = options;
  const allowNetwork = updateLock || (options.allowNetwork ?? false);
  const place = { cwd: selection.cwd, allowNetwork, updateLock, force: options.force ?? false };
  let status: number = exitStatus.ok;
  for (const contract of selection.contracts) {
    const one = await generateAndWrite(contract, place, terminal);
    if (one.kind === "current")
      terminal.out(`${paint(terminal, "bold", contract.name ?? contract.entry)}: nothing changed`);
    if (one.status !== exitStatus.ok) status = one.status;
  }
  return status;
}

import { type SelectionOptions, selectContracts } from "./contract-selection.js";
import { exitStatus } from "./exit-status.js";
import { generateOne } from "./generate-one.js";
import { paint, type Terminal } from "./terminal.js";

/** Options of `stubwright generate`. */
export interface GenerateOptions extends SelectionOptions {
  readonly allowNetwork?: boolean;
  /** Takes documents from the network that are others than those in the lock file. */
  readonly updateLock?: boolean;
  readonly force?: boolean;
  /** Stay, and generate again when an input changes. */
  readonly watch?: boolean;
}

/** Generates the contracts and writes what changed. A broken contract leaves all output of it as it was. */
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
    const one = await generateOne(contract, place, terminal);
    if (one.kind === "current")
      terminal.out(`${paint(terminal, "bold", contract.name ?? contract.entry)}: nothing changed`);
    if (one.status !== exitStatus.ok) status = one.status;
  }
  return status;
}

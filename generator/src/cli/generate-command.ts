import { join, resolve } from "node:path";
import { type Selection, type SelectionOptions, selectContracts } from "./contract-selection.js";
import { exitStatus } from "./exit-status.js";
import { plural, printDiagnostics } from "./print-diagnostics.js";
import { paint, type Terminal } from "./terminal.js";

/** Options of `stubwright generate`. */
export interface GenerateOptions extends SelectionOptions {
  readonly allowNetwork?: boolean;
}

/** Generates the contracts and writes what changed. A broken contract leaves all output of it as it was. */
export async function generateCommand(
  entry: string | undefined,
  options: GenerateOptions,
  terminal: Terminal,
): Promise<number> {
  const selection = await selectContracts(entry, options, terminal);
  let status: number = exitStatus.ok;
  for (const contract of selection.contracts) {
    const one = await generateOne(contract, selection, options, terminal);
    if (one !== exitStatus.ok) status = one;
  }
  return status;
}

async function generateOne(
  contract: Selection["contracts"][number],
  selection: Selection,
  options: GenerateOptions,
  terminal: Terminal,
): Promise<number> {
  const { digestsMatch } = await import("../write/check-digests.js");
  const out = resolve(selection.cwd, contract.out);
  const title = paint(terminal, "bold", contract.name ?? contract.entry);
  if (await digestsMatch(contract, out)) {
    terminal.out(`${title}: nothing changed`);
    return exitStatus.ok;
  }
  const done = showProgress(`${contract.name ?? contract.entry}: generating`, terminal);
  const { generateContract } = await import("../generate.js");
  const environment = { cwd: selection.cwd, allowNetwork: options.allowNetwork ?? false };
  const result = await generateContract(contract, environment).finally(done);
  printDiagnostics(result, terminal);
  if (result.files.length === 0) return exitStatus.contract;
  const { writeFiles } = await import("../write/write-files.js");
  const report = await writeFiles(out, result.files);
  for (const path of report.written)
    terminal.out(`  ${paint(terminal, "green", "wrote")}    ${join(contract.out, path)}`);
  for (const path of report.removed)
    terminal.out(`  ${paint(terminal, "red", "removed")}  ${join(contract.out, path)}`);
  const operations = plural(result.model?.operations.length ?? 0, "operation");
  const summary = `${plural(report.written.length, "file")} written, ${report.unchanged} unchanged, ${report.removed.length} removed`;
  terminal.out(`${title}: ${operations}, ${plural(result.model?.types.length ?? 0, "type")}; ${summary}`);
  return exitStatus.ok;
}

/** A line on a person's terminal that goes away again; nothing in a pipe. */
function showProgress(text: string, terminal: Terminal): () => void {
  if (!terminal.interactive) return () => {};
  process.stderr.write(`${text} …`);
  return () => process.stderr.write("\r\u001b[2K");
}

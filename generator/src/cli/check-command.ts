import { join, resolve } from "node:path";
import { type SelectionOptions, selectContracts } from "./contract-selection.js";
import { exitStatus } from "./exit-status.js";
import { plural, printDiagnostics } from "./print-diagnostics.js";
import { paint, type Terminal } from "./terminal.js";

const meanings = {
  stale: "the contract says something else now",
  edited: "somebody changed the file",
  missing: "the file is not there",
  orphaned: "no contract makes this file",
} as const;

/** Fails where committed output is not what the contract makes, and names each file. Writes nothing. */
export async function checkCommand(
  entry: string | undefined,
  options: SelectionOptions,
  terminal: Terminal,
): Promise<number> {
  const selection = await selectContracts(entry, options, terminal);
  let status: number = exitStatus.ok;
  for (const contract of selection.contracts) {
    const { digestsMatch } = await import("../write/check-digests.js");
    const out = resolve(selection.cwd, contract.out);
    const title = paint(terminal, "bold", contract.name ?? contract.entry);
    if (await digestsMatch(contract, out)) {
      terminal.out(`${title}: ${paint(terminal, "green", "current")}`);
      continue;
    }
    const { generateContract } = await import("../generate.js");
    const result = await generateContract(contract, { cwd: selection.cwd });
    printDiagnostics(result, terminal);
    if (result.files.length === 0) {
      status = exitStatus.contract;
      continue;
    }
    const { compareFiles } = await import("../write/compare-files.js");
    const findings = await compareFiles(out, result.files);
    for (const { kind, path } of findings) {
      terminal.out(
        `  ${paint(terminal, "red", kind.padEnd(8))}  ${join(contract.out, path)}  ${paint(terminal, "dim", `(${meanings[kind]})`)}`,
      );
    }
    if (findings.length === 0) terminal.out(`${title}: ${paint(terminal, "green", "current")}`);
    else {
      terminal.out(`${title}: ${plural(findings.length, "file")} not current. Run: npx stubwright generate`);
      if (status === exitStatus.ok) status = exitStatus.findings;
    }
  }
  return status;
}

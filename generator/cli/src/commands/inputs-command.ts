import { existsSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { GenerateResult } from "@stubwright/codegen";
import type { ContractOptions } from "@stubwright/codegen/options";
import { configName } from "@stubwright/compat/report";
import { copiesName, lockName } from "@stubwright/contract/read";
import { configuredContracts } from "../config/contract-selection.js";
import { runGeneration } from "../generation/run-generation.js";
import { exitStatus } from "../terminal/exit-status.js";
import { printDiagnostics } from "../terminal/print-diagnostics.js";
import type { Terminal } from "../terminal/terminal.js";

/** Options of `stubwright inputs`. */
interface InputsOptions {
  readonly config?: string;
  readonly contract?: string;
  readonly json?: boolean;
}

/** Files and patterns of files. The paths start at the config's folder, with `/` on every system. */
interface TaskFiles {
  /** What `generate` and `check` read: the config, documents, routes, emitters of one's own, the lock file with its copies. */
  readonly inputs: ReadonlySet<string>;
  /** What `generate` writes: `out/**`, and files outside of it. */
  readonly outputs: ReadonlySet<string>;
}

/**
 * Prints the files that `generate` reads, one a line, or as JSON also what it writes: the inputs and outputs of a task runner's
 * cache. Generates in memory, because the imports of a document are known only then. Writes nothing.
 */
export async function inputsCommand(options: InputsOptions, terminal: Terminal): Promise<number> {
  const { config = configName, contract } = options;
  const { contracts, cwd } = await configuredContracts({ config, contract }, terminal);
  const inputs = new Set([pathFrom(cwd, resolve(terminal.cwd, config)), ...lockFiles(cwd)]);
  const outputs = new Set<string>();
  for (const one of contracts) {
    const { result } = await runGeneration(one, { cwd, allowNetwork: false }, terminal);
    if (result.files.length === 0) {
      printDiagnostics(result, terminal);
      return exitStatus.contract;
    }
    const files = filesOf(one, result, cwd);
    for (const path of files.inputs) inputs.add(path);
    for (const path of files.outputs) outputs.add(path);
  }
  const sorted = (paths: ReadonlySet<string>): readonly string[] => [...paths].sort();
  if (options.json === true)
    terminal.out(JSON.stringify({ inputs: sorted(inputs), outputs: sorted(outputs) }, undefined, 2));
  else for (const path of sorted(inputs)) terminal.out(path);
  return exitStatus.ok;
}

function filesOf(contract: ContractOptions, { locations, files }: GenerateResult, cwd: string): TaskFiles {
  const all = locations.flatMap((location) => (location.startsWith("file:") ? [fileURLToPath(location)] : []));
  // The lock file of the package manager stands for emitters of installed packages.
  const read = all.filter((path) => !path.split(sep).includes("node_modules"));
  const written = files.map(({ path }) => join(contract.out, path));
  const folder = pathFrom(cwd, resolve(cwd, contract.out));
  const outside = written
    .map((path) => pathFrom(cwd, resolve(cwd, path)))
    .filter((path) => !path.startsWith(`${folder}/`));
  return { inputs: new Set(read.map((path) => pathFrom(cwd, path))), outputs: new Set([`${folder}/**`, ...outside]) };
}

/** The lock file of documents from the network, and its copies, if there is one. */
function lockFiles(cwd: string): readonly string[] {
  return existsSync(join(cwd, lockName)) ? [lockName, `${copiesName}/**`] : [];
}

function pathFrom(cwd: string, path: string): string {
  return relative(cwd, path).split(sep).join("/");
}

import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { ContractOptions } from "@stubwright/codegen/options";
import { countText } from "@stubwright/compat/report";
import { UsageError } from "@stubwright/contract/diagnostics";
import { configuredContracts, type Selection } from "../config/contract-selection.js";
import type { Implementation, ImplementRequest } from "../implement/implement-service.js";
import { exitStatus } from "../terminal/exit-status.js";
import type { Terminal } from "../terminal/terminal.js";

/** Options of `stubwright implement`. */
interface ImplementOptions {
  readonly contract?: string;
  readonly config?: string;
  readonly dryRun?: boolean;
}

/** Adds missing handlers to a hand-written file, and marks handlers of removed operations. Changes nothing else. */
export async function implementCommand(file: string, options: ImplementOptions, terminal: Terminal): Promise<number> {
  const { contract, config, dryRun } = options;
  const selection = await configuredContracts({ config, contract }, terminal);
  const path = resolve(terminal.cwd, file);
  const before = await readFile(path, "utf8").catch(() => {
    throw new UsageError(`There is no file ${file}.`);
  });
  await refuseBroken(file, path, before);
  let text = before;
  const done: Implementation[] = [];
  const packages = packageFolders(selection);
  for (const one of selection.contracts) {
    const implementation = await implementOne(one, { path, text, cwd: selection.cwd, packages }, terminal);
    text = implementation.text;
    done.push(implementation);
  }
  if (done.every(({ parts }) => parts === 0)) throw nothingToImplement(file, done);
  for (const note of done.flatMap(({ notes }) => notes)) terminal.error(`${file}: ${note}`);
  if (dryRun === true) {
    const { printDifference } = await import("../terminal/print-difference.js");
    printDifference(file, before, text, terminal);
  } else if (text !== before) {
    const { replaceFile } = await import("@stubwright/codegen/write");
    await replaceFile(path, text);
  }
  report(file, done, options, terminal);
  return exitStatus.ok;
}

/** Files without code: JSON, and declaration files, including those for other files (`app.d.css.ts`). */
const codeless = /(\.d(\.[^./\\]+)?\.[cm]?ts|\.json)$/i;

/**
 * Refuses files without code, and files that do not parse. A syntax tree with errors is a guess, which is not good enough for
 * editing people's code. Throws `UsageError`.
 */
async function refuseBroken(file: string, path: string, text: string): Promise<void> {
  if (codeless.test(path)) throw new UsageError(`${file} cannot contain handlers. Name a TypeScript file with code.`);
  const { syntaxError } = await import("../implement/compiler.js");
  const problem = syntaxError(path, text);
  if (problem === undefined) return;
  const { line, column, message } = problem;
  throw new UsageError(`${file}:${line}:${column}: the file does not parse: ${message} Nothing was written.`);
}

function packageFolders({ contracts, cwd }: Selection): ReadonlyMap<string, string> {
  return new Map(
    contracts.flatMap((one) => (one.package === undefined ? [] : [[one.package.name, resolve(cwd, one.out)]])),
  );
}

async function implementOne(
  contract: ContractOptions,
  file: Pick<ImplementRequest, "path" | "text" | "packages"> & { readonly cwd: string },
  terminal: Terminal,
): Promise<Implementation> {
  const { cwd, ...request } = file;
  const out = resolve(cwd, contract.out);
  const { digestsMatch } = await import("@stubwright/codegen/write");
  if (!(await digestsMatch(contract, out)))
    terminal.error(`${contract.out} is not current. First run: npx stubwright generate`);
  const { readSnapshot } = await import("@stubwright/codegen/snapshot");
  const { implementService } = await import("../implement/implement-service.js");
  const snapshot = await readSnapshot(out);
  const implementation = implementService({ ...request, contract, out, snapshot });
  if (implementation !== undefined) return implementation;
  throw new UsageError(
    `${join(contract.out, "server.ts")} does not exist or has no service interface. Run: npx stubwright generate`,
  );
}

function nothingToImplement(file: string, done: readonly Implementation[]): UsageError {
  const name = done.length === 1 ? (done[0]?.service ?? "") : "<Name>Service";
  return new UsageError(
    `${file} has no object or class that implements the service. ` +
      `Add one first: const service: ${name} = {}, or class Service implements ${name} {}`,
  );
}

/** Prints a summary. With `--dry-run`, the summary goes to standard error, so that standard output is a clean patch. */
function report(file: string, done: readonly Implementation[], options: ImplementOptions, terminal: Terminal): void {
  const added = done.flatMap((one) => one.added);
  const marked = done.flatMap((one) => one.marked);
  const say = options.dryRun === true ? terminal.error : terminal.out;
  const [add, mark] = options.dryRun === true ? ["to add", "to mark"] : ["added", "marked"];
  if (added.length > 0) say(`${file}: ${countText(added.length, "handler")} ${add}: ${added.join(", ")}`);
  if (marked.length > 0)
    say(`${file}: ${countText(marked.length, "handler")} ${mark} for removal: ${marked.join(", ")}`);
  if (added.length + marked.length === 0) say(`${file}: nothing to do; every operation has a handler`);
}

import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { ContractOptions } from "@stubwright/codegen/options";
import { countText } from "@stubwright/compat/report";
import { UsageError } from "@stubwright/contract/diagnostics";
import type { Implementation, ImplementRequest } from "../implement/implement-service.js";
import { configuredContracts, type Selection } from "./contract-selection.js";
import { exitStatus } from "./exit-status.js";
import type { Terminal } from "./terminal.js";

/** Options of `stubwright implement`. */
interface ImplementOptions {
  readonly contract?: string;
  readonly config?: string;
  readonly dryRun?: boolean;
}

/** Adds the handlers that a hand-written file lacks, and marks those of removed operations; nothing else is touched. */
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
    const { printDifference } = await import("./print-difference.js");
    printDifference(file, before, text, terminal);
  } else if (text !== before) {
    const { replaceFile } = await import("@stubwright/codegen/write");
    await replaceFile(path, text);
  }
  report(file, done, options, terminal);
  return exitStatus.ok;
}

/** Declaration files, also those of other files (`app.d.css.ts`), and JSON: the compiler makes no code of them. */
const codeless = /(\.d(\.[^./\\]+)?\.[cm]?ts|\.json)$/i;

/**
 * Refuses files that hold no code, and those that do not parse: what is read from these is a guess, and people's code is not
 * edited on one. Throws `UsageError`.
 */
async function refuseBroken(file: string, path: string, text: string): Promise<void> {
  if (codeless.test(path)) throw new UsageError(`${file} cannot hold handlers: name a file with code.`);
  const { syntaxError } = await import("../implement/syntax-error.js");
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
    `There is no generated service in ${join(contract.out, "server.ts")}. Run: npx stubwright generate`,
  );
}

function nothingToImplement(file: string, done: readonly Implementation[]): UsageError {
  const name = done.length === 1 ? (done[0]?.service ?? "") : "<Name>Service";
  return new UsageError(
    `${file} has no object or class that implements the service. ` +
      `Start with one: const service: ${name} = {}, or class Service implements ${name} {}`,
  );
}

/** After a difference the words go to standard error, so that the difference alone can be piped. */
function report(file: string, done: readonly Implementation[], options: ImplementOptions, terminal: Terminal): void {
  const added = done.flatMap((one) => one.added);
  const marked = done.flatMap((one) => one.marked);
  const say = options.dryRun === true ? terminal.error : terminal.out;
  const [add, mark] = options.dryRun === true ? ["to add", "to mark"] : ["added", "marked"];
  if (added.length > 0) say(`${file}: ${countText(added.length, "handler")} ${add}: ${added.join(", ")}`);
  if (marked.length > 0)
    say(`${file}: ${countText(marked.length, "handler")} ${mark} for removal: ${marked.join(", ")}`);
  if (added.length + marked.length === 0) say(`${file}: nothing to do, every handler is there`);
}

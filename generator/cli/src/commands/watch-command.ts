import { join, resolve } from "node:path";
import { keptOpenApiPrinter } from "@stubwright/codegen/emit";
import type { ContractOptions } from "@stubwright/codegen/options";
import { manifestName } from "@stubwright/codegen/write";
import { configName, countText } from "@stubwright/compat/report";
import { UsageError } from "@stubwright/contract/diagnostics";
import { type Selection, type SelectionOptions, selectContracts } from "../config/contract-selection.js";
import { generateAndWrite, type WritingPlace } from "../generation/run-generation.js";
import { exitStatus, isRefusal } from "../terminal/exit-status.js";
import { paint, type Terminal } from "../terminal/terminal.js";
import { type WatchedRound, watchUntilStopped } from "../watch/watch-until-stopped.js";

/** Options of `stubwright generate --watch`. */
interface WatchOptions extends SelectionOptions {
  readonly allowNetwork?: boolean;
}

/** The result of a contract's last round. */
interface WatchedContract {
  readonly inputs: readonly string[];
  /** The text on standard error. The same text is not printed twice. */
  readonly problems: string;
  readonly isBroken: boolean;
  /** Whether the file system refused to write the output. */
  readonly isRefused: boolean;
}

/**
 * Generates after each change of a contract's documents, routes or config, and after its output was deleted, until SIGINT.
 * Prints only news.
 */
export async function watchCommand(
  entry: string | undefined,
  options: WatchOptions,
  terminal: Terminal,
): Promise<number> {
  const known = new Map<string, WatchedContract>();
  const config = entry === undefined ? [resolve(terminal.cwd, options.config ?? configName)] : [];
  const select = repeatedSelection(() => selectContracts(entry, options, terminal), terminal);
  let last: WatchedRound = { files: [], isRefused: false };
  // Loads the compiler now, so that the first change does not wait for it.
  keptOpenApiPrinter();
  const round = async (signal: AbortSignal): Promise<WatchedRound> => {
    const selection = await select();
    if (selection === undefined) return last;
    const place = { cwd: selection.cwd, allowNetwork: options.allowNetwork ?? false, signal };
    const inputs = new Set(config);
    const outputs: string[] = [];
    let isRefused = false;
    for (const contract of selection.contracts) {
      const key = contract.name ?? contract.entry;
      const one = await watchRound(contract, known.get(key), { place, terminal });
      known.set(key, one);
      for (const input of one.inputs) inputs.add(input);
      outputs.push(join(resolve(place.cwd, contract.out), manifestName));
      isRefused ||= one.isRefused;
    }
    if (inputs.size === 0) throw new UsageError(`--watch needs a file to watch, but ${entry} is on the network.`);
    if (last.files.length === 0) terminal.out(`Watching ${countText(inputs.size, "file")}. Press Ctrl-C to stop.`);
    last = { files: [...inputs, ...outputs], isRefused };
    return last;
  };
  await watchUntilStopped(terminal.cwd, round);
  return exitStatus.ok;
}

/**
 * Returns a function that reads the selection again in every round. A wrong config is an error in the first round. In later
 * rounds its problem is printed once, and the result is undefined, because the developer is probably still typing.
 */
function repeatedSelection(select: () => Promise<Selection>, terminal: Terminal): () => Promise<Selection | undefined> {
  let isFirst = true;
  let problem: string | undefined;
  return async () => {
    try {
      const selection = await select();
      isFirst = false;
      problem = undefined;
      return selection;
    } catch (error) {
      if (!(error instanceof UsageError) || isFirst) throw error;
      if (error.message !== problem) terminal.error(error.message);
      problem = error.message;
      return undefined;
    }
  };
}

async function watchRound(
  contract: ContractOptions,
  last: WatchedContract | undefined,
  { place, terminal }: { readonly place: WritingPlace; readonly terminal: Terminal },
): Promise<WatchedContract> {
  const lines: string[] = [];
  const quiet: Terminal = { ...terminal, interactive: false, error: (text) => void lines.push(text) };
  const { kind, inputs } = await generateAndWrite(contract, place, quiet).catch((error: unknown) => {
    if (last === undefined || !(isRefusal(error) || error instanceof UsageError)) throw error;
    quiet.error(error.message);
    // A failed plug-in runs again when its file changes; a refused write has to be tried again.
    return { kind: isRefusal(error) ? ("unwritten" as const) : ("refused" as const), inputs: last.inputs };
  });
  const problems = lines.join("\n");
  // After the signal, an unfinished download is not a problem.
  const isNews = problems !== "" && problems !== last?.problems && place.signal?.aborted !== true;
  if (isNews) terminal.error(problems);
  const title = paint(terminal, "bold", contract.name ?? contract.entry);
  if (kind === "current" && last?.isBroken !== false)
    terminal.out(`${title}: ${last === undefined ? "nothing changed" : "as it was before"}`);
  const isRefused = kind === "unwritten";
  const isBroken = kind === "refused" || isRefused;
  // The imports of an unreadable document are unknown. Its earlier imports stay watched until the document is readable again.
  const all = isBroken ? [...new Set([...inputs, ...(last?.inputs ?? [])])] : inputs;
  return { inputs: all, problems, isBroken, isRefused };
}

import { join, resolve } from "node:path";
import { keptOpenApiPrinter } from "@stubwright/codegen/emit";
import type { ContractOptions } from "@stubwright/codegen/options";
import { manifestName } from "@stubwright/codegen/write";
import { configName, countText } from "@stubwright/compat/report";
import { UsageError } from "@stubwright/contract/diagnostics";
import { type WatchedRound, watchUntilStopped } from "../watch/watch-until-stopped.js";
import { type Selection, selectContracts } from "./contract-selection.js";
import { exitStatus } from "./exit-status.js";
import type { GenerateOptions } from "./generate-command.js";
import { type GenerationPlace, generateOne } from "./generate-one.js";
import { isRefusal } from "./tell-failure.js";
import { paint, type Terminal } from "./terminal.js";

/** What is known of a contract from its last round. */
interface WatchedContract {
  readonly inputs: readonly string[];
  /** What was printed on standard error; the same is not printed again. */
  readonly problems: string;
  readonly isBroken: boolean;
  /** Whether the system did not let the output be written. */
  readonly isRefused: boolean;
}

/**
 * Generates on every change of a contract's documents, routes or config, and where the output is gone, until SIGINT; says only
 * what changed.
 */
export async function watchCommand(
  entry: string | undefined,
  options: GenerateOptions,
  terminal: Terminal,
): Promise<number> {
  const known = new Map<string, WatchedContract>();
  const config = entry === undefined ? [resolve(terminal.cwd, options.config ?? configName)] : [];
  const select = repeatedSelection(() => selectContracts(entry, options, terminal), terminal);
  let last: WatchedRound = { files: [], isRefused: false };
  // Its compiler is loaded before the first change waits for it.
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
    if (inputs.size === 0) throw new UsageError(`${entry} is on the network: there is no file to watch.`);
    if (last.files.length === 0) terminal.out(`Watching ${countText(inputs.size, "file")}. Press Ctrl-C to stop.`);
    last = { files: [...inputs, ...outputs], isRefused };
    return last;
  };
  await watchUntilStopped(terminal.cwd, round);
  return exitStatus.ok;
}

/** Selects once more for every round. A config that is wrong for a while is said once, after it was right at the start. */
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
  { place, terminal }: { readonly place: GenerationPlace; readonly terminal: Terminal },
): Promise<WatchedContract> {
  const lines: string[] = [];
  const quiet: Terminal = { ...terminal, interactive: false, error: (text) => void lines.push(text) };
  const { kind, inputs } = await generateOne(contract, place, quiet).catch((error: unknown) => {
    if (last === undefined || !isRefusal(error)) throw error;
    quiet.error(error.message);
    return { kind: "unwritten" as const, inputs: last.inputs };
  });
  const problems = lines.join("\n");
  // What was not fetched because nobody waits for it any more is no problem.
  const isNews = problems !== "" && problems !== last?.problems && place.signal?.aborted !== true;
  if (isNews) terminal.error(problems);
  const title = paint(terminal, "bold", contract.name ?? contract.entry);
  if (kind === "current" && last?.isBroken !== false)
    terminal.out(`${title}: ${last === undefined ? "nothing changed" : "as it was before"}`);
  const isRefused = kind === "unwritten";
  const isBroken = kind === "refused" || isRefused;
  // A document that cannot be read hides what it imports: those stay watched until it is whole again.
  const all = isBroken ? [...new Set([...inputs, ...(last?.inputs ?? [])])] : inputs;
  return { inputs: all, problems, isBroken, isRefused };
}

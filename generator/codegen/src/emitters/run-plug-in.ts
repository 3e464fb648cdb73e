import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { UsageError } from "@stubwright/contract/diagnostics";
import type { EmittedFile, EmitterOptions } from "./emitter.js";
import type { EmitterPlan } from "./emitter-plan.js";
import type { EmitterOutcome, EmitterTask } from "./emitter-worker.js";

/** The plug-in to run, and what it gets. */
interface PlugInRun {
  /** The module as the config names it, for messages. */
  readonly module: string;
  readonly url: string;
  readonly plan: EmitterPlan;
  readonly options: EmitterOptions;
}

/** The result of an emitter. */
export interface EmitterResult {
  readonly files: readonly EmittedFile[];
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/**
 * Runs a plug-in on a thread of its own. The thread loads the plug-in's modules as they are now, whatever an earlier run
 * of this process has loaded, and what the plug-in does to its globals ends with it. Throws `UsageError` with the
 * plug-in's name if the plug-in fails.
 */
export async function runPlugIn({ module, url, plan, options }: PlugInRun): Promise<EmitterResult> {
  const task: EmitterTask = { url, plan, options };
  const worker = new Worker(workerModule(), { workerData: task });
  try {
    const outcome = await outcomeOf(worker);
    const problem = outcome.kind === "failed" ? outcome.problem : resultProblem(outcome);
    if (outcome.kind === "failed" || !isResult(outcome)) throw new UsageError(`The emitter ${module} ${problem}`);
    return { files: outcome.files, peerDependencies: outcome.peerDependencies };
  } finally {
    await worker.terminate();
  }
}

/** The module of the thread. The package's CommonJS form, in dist/commonjs, has none of its own. */
function workerModule(): URL {
  const beside = new URL("./emitter-worker.js", import.meta.url);
  return existsSync(beside) ? beside : new URL("../../emitters/emitter-worker.js", import.meta.url);
}

function outcomeOf(worker: Worker): Promise<EmitterOutcome> {
  return new Promise((done) => {
    const fail = (problem: string): void => done({ kind: "failed", problem });
    worker.once("message", done);
    worker.once("error", (error) => fail(`failed:\n  ${String(error)}`));
    worker.once("exit", (status) => fail(`ended its thread with status ${status} before it returned files.`));
  });
}

function isResult(outcome: object): outcome is EmitterResult {
  return resultProblem(outcome) === undefined;
}

/** Says what is wrong with what a plug-in returned; undefined if nothing is. */
function resultProblem(outcome: object): string | undefined {
  const files = "files" in outcome ? outcome.files : undefined;
  if (!Array.isArray(files) || !files.every(isFile)) return "returned something other than a list of { path, text }.";
  const packages = "peerDependencies" in outcome ? outcome.peerDependencies : undefined;
  const areTexts = typeof packages === "object" && packages !== null && Object.values(packages).every(isText);
  return areTexts ? undefined : "has peerDependencies that do not map packages to version ranges.";
}

function isFile(value: unknown): value is EmittedFile {
  return (
    typeof value === "object" &&
    value !== null &&
    "path" in value &&
    "text" in value &&
    isText(value.path) &&
    isText(value.text)
  );
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

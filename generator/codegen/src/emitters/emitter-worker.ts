import { isNativeError } from "node:util/types";
import { parentPort, workerData } from "node:worker_threads";
import { type EmittedFile, type Emitter, type EmitterOptions, emitterApiVersion } from "./emitter.js";
import type { EmitterPlan } from "./emitter-plan.js";

/** The inputs of the thread that runs a plug-in. */
export interface EmitterTask {
  /** The URL of the plug-in's module. */
  readonly url: string;
  readonly plan: EmitterPlan;
  readonly options: EmitterOptions;
}

/** The result of a plug-in, or what is wrong with it. */
export type EmitterOutcome =
  | {
      readonly kind: "emitted";
      /** What the plug-in returned, which nobody has checked. */
      readonly files: unknown;
      readonly peerDependencies: unknown;
    }
  | { readonly kind: "failed"; readonly problem: string };

/** Runs the plug-in of this thread. */
async function runEmitter({ url, plan, options }: EmitterTask): Promise<EmitterOutcome> {
  try {
    const module: { readonly default?: unknown } = await import(url);
    const emitter = module.default;
    const problem = emitterProblem(emitter);
    if (problem !== undefined || !isEmitter(emitter)) return { kind: "failed", problem: problem ?? "" };
    const files: readonly EmittedFile[] = await emitter.emit(plan, options);
    return { kind: "emitted", files, peerDependencies: emitter.peerDependencies ?? {} };
  } catch (error) {
    return { kind: "failed", problem: `failed:\n  ${thrownText(error).split("\n").join("\n  ")}` };
  }
}

/** Says why a default export is not an emitter of this version; undefined if it is one. */
function emitterProblem(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || !("emit" in value) || typeof value.emit !== "function") {
    return "has no emitter as its default export. Write: export default defineEmitter({ apiVersion: 1, emit(plan) { … } })";
  }
  const version = "apiVersion" in value ? value.apiVersion : undefined;
  if (version === emitterApiVersion) return undefined;
  const named = version === undefined ? "no apiVersion" : `apiVersion ${JSON.stringify(version)}`;
  return `has ${named}, but this version of Stubwright runs emitters with apiVersion ${emitterApiVersion}. Install a version of the emitter for it, or another version of Stubwright.`;
}

function isEmitter(value: unknown): value is Emitter {
  return emitterProblem(value) === undefined;
}

/** The message of an error and the calls inside the plug-in that led to it. */
function thrownText(error: unknown): string {
  if (!isNativeError(error)) return String(error);
  const calls = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line) && !isOurs(line));
  return [`${error.name}: ${error.message}`, ...calls].join("\n");
}

function isOurs(line: string): boolean {
  return line.includes("emitter-worker.js") || line.includes("node:internal");
}

const outcome = await runEmitter(workerData);
try {
  parentPort?.postMessage(outcome);
} catch {
  const problem = "returned something other than a list of { path, text }.";
  parentPort?.postMessage({ kind: "failed", problem } satisfies EmitterOutcome);
}

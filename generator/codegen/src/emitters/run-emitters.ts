import type { ContractModel } from "@stubwright/contract/model";
import type { ContractOptions, EmitterChoice } from "../options/contract-options.js";
import type { GeneratedFile } from "../print/source-file.js";
import { EmittedFiles } from "./emitted-files.js";
import type { EmitterPlan } from "./emitter-plan.js";
import { type EmitterResult, runPlugIn } from "./run-plug-in.js";
import { arbitrariesModule, shippedEmitter } from "./shipped-emitters.js";

/** The inputs of the emitters of a contract's config. */
interface EmittersInput {
  readonly options: ContractOptions;
  readonly model: ContractModel;
  /** Makes the plan for emitters, which takes time and is needed only if there is an emitter. */
  readonly plan: () => EmitterPlan;
  /** The lines of a module's header. */
  readonly header: readonly string[];
  /** The names of the files in the output folder that Stubwright itself makes. */
  readonly taken: readonly string[];
  /** The folder in which paths of plug-ins start. */
  readonly cwd: string;
}

/** What the emitters made, and what it was made from. */
export interface EmittersOutcome {
  readonly files: readonly GeneratedFile[];
  readonly peerDependencies: Readonly<Record<string, string>>;
  /** Digests of the plug-ins' files by absolute path. */
  readonly inputs: ReadonlyMap<string, string>;
}

/**
 * Runs the emitters that a contract's options name, in their order: plug-ins, and those that Stubwright ships. Throws
 * `UsageError`, which names the emitter, if one fails or its files cannot be accepted.
 */
export async function runEmitters(input: EmittersInput): Promise<EmittersOutcome> {
  const { options, model, header, taken, cwd } = input;
  const chosen = chosenEmitters(options);
  if (chosen.length === 0) return { files: [], peerDependencies: {}, inputs: new Map() };
  const plan = input.plan();
  const files = new EmittedFiles(header, taken);
  const inputs = new Map<string, string>();
  const peerDependencies: Record<string, string> = {};
  const runOne = async ({ module, options: own = {} }: EmitterChoice): Promise<EmitterResult> => {
    const shipped = shippedEmitter(module, { model, plan, options: own });
    if (shipped !== undefined) return shipped;
    // Most contracts have no plug-ins, and need nothing that finds them.
    const { findPlugIn } = await import("./plug-in-module.js");
    const plugIn = await findPlugIn(module, cwd);
    for (const [path, digest] of plugIn.files) inputs.set(path, digest);
    return runPlugIn({ module, url: plugIn.url, plan, options: own });
  };
  for (const choice of chosen) {
    const result = await runOne(choice);
    for (const file of result.files) files.add(file, choice.module);
    Object.assign(peerDependencies, result.peerDependencies);
  }
  return { files: files.files, peerDependencies, inputs };
}

/** The emitters of the options. `arbitraries: true` is the short form of one that Stubwright ships. */
function chosenEmitters({ emitters = [], arbitraries }: ContractOptions): readonly EmitterChoice[] {
  const chosen = emitters.map((one) => (typeof one === "string" ? { module: one } : one));
  const isNamed = chosen.some(({ module }) => module === arbitrariesModule);
  return arbitraries === true && !isNamed ? [{ module: arbitrariesModule }, ...chosen] : chosen;
}

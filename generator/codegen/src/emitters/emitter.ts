import type { EmitterPlan } from "./emitter-plan.js";

/** The version of the emitters' interface that this version of Stubwright has. */
export const emitterApiVersion = 1;

/** A file that an emitter makes. */
export interface EmittedFile {
  /** A file name without a folder: the output folder is flat. No other file of the output may have it. */
  readonly path: string;
  /** The text without a header, which Stubwright adds in files that can have comments. */
  readonly text: string;
}

/** The options of an emitter as the config has them: plain JSON. The emitter checks them, and throws for wrong ones. */
export type EmitterOptions = Readonly<Record<string, unknown>>;

/** A function from the plan of a contract to further files. The module of a plug-in exports one as its default. */
export interface Emitter {
  /** The version of the interface that the emitter was written for. Another version than ours is refused. */
  readonly apiVersion: typeof emitterApiVersion;
  /**
   * The packages that the files import beside the runtime, with version ranges: peer dependencies of the generated
   * package.
   */
  readonly peerDependencies?: Readonly<Record<string, string>>;
  /**
   * Makes the files. The same plan and options must make the same files, on every machine, because `stubwright check`
   * compares them. What it throws ends the run before anything is written.
   */
  emit(plan: EmitterPlan, options: EmitterOptions): readonly EmittedFile[] | Promise<readonly EmittedFile[]>;
}

/** Returns the emitter itself. The compiler checks it, and knows the types of its parameters. */
export function defineEmitter(emitter: Emitter): Emitter {
  return emitter;
}

import type { ContractModel } from "../model/contract-model.js";
import type { Sample } from "./sample.js";
import { type SampledElement, TreeSampler } from "./tree-sampler.js";
import { TreeValues } from "./tree-values.js";

/** What a sample depends on. */
type SampledFacts = Pick<SampledElement, "type" | "value" | "declaration">;

/** Makes valid sample values: every member present as far as a person would read, arrays with as few items as make sense, recursion cut where it may be. */
export class ValueSampler {
  readonly #trees: TreeSampler;
  readonly #values: TreeValues;
  readonly #made = new Map<string, Sample | undefined>();

  constructor(model: ContractModel) {
    this.#trees = new TreeSampler(model);
    this.#values = new TreeValues(model);
  }

  /** A sample of what a message carries; undefined only where its type requires itself or thousands of elements, or has no value that is known. */
  sample({ type, value, declaration }: SampledFacts): Sample | undefined {
    const key = JSON.stringify([type, value, declaration]);
    if (!this.#made.has(key)) this.#made.set(key, this.#make({ type, value, declaration }));
    return this.#made.get(key);
  }

  /** The simple types that no text was found for, of all that was asked for so far: `{namespace}name`. */
  get valueless(): readonly string[] {
    return this.#trees.valueless;
  }

  #make(facts: SampledFacts): Sample | undefined {
    const tree = this.#trees.sample({ name: "{}sample", ...facts, nillable: false }, "typical");
    return tree && this.#values.of(tree);
  }
}

const samplers = new WeakMap<ContractModel, ValueSampler>();

/** The one sampler of a model: several stages ask for samples of the same types. */
export function samplerOf(model: ContractModel): ValueSampler {
  const known = samplers.get(model) ?? new ValueSampler(model);
  samplers.set(model, known);
  return known;
}

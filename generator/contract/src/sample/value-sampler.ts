import type { ContractModel } from "../model/contract-model.js";
import type { Sample } from "./sample.js";
import { type SampledElement, TreeSampler } from "./tree-sampler.js";
import { TreeValues } from "./tree-values.js";

/** The facts on which a sample depends. */
type SampledFacts = Pick<SampledElement, "type" | "value" | "declaration">;

/**
 * Makes valid sample values for people: every member is present within reason, arrays have few items, and recursion
 * ends as soon as possible.
 */
export class ValueSampler {
  readonly #trees: TreeSampler;
  readonly #values: TreeValues;
  readonly #made = new Map<string, Sample | undefined>();

  constructor(model: ContractModel) {
    this.#trees = new TreeSampler(model);
    this.#values = new TreeValues(model);
  }

  /**
   * A sample of the content of a message; undefined only if its type requires itself or thousands of elements, or has
   * no known value.
   */
  sample({ type, value, declaration }: SampledFacts): Sample | undefined {
    const key = JSON.stringify([type, value, declaration]);
    if (!this.#made.has(key)) this.#made.set(key, this.#make({ type, value, declaration }));
    return this.#made.get(key);
  }

  /** The simple types for which no text was found so far: `{namespace}name`. */
  get valueless(): readonly string[] {
    return this.#trees.valueless;
  }

  #make(facts: SampledFacts): Sample | undefined {
    const tree = this.#trees.sample({ name: "{}sample", ...facts, nillable: false }, "typical");
    return tree && this.#values.of(tree);
  }
}

const samplers = new WeakMap<ContractModel, ValueSampler>();

/** The sampler of a model. It is made once, because several stages ask for samples of the same types. */
export function samplerOf(model: ContractModel): ValueSampler {
  const known = samplers.get(model) ?? new ValueSampler(model);
  samplers.set(model, known);
  return known;
}

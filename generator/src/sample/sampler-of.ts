import type { ContractModel } from "../model/contract-model.js";
import { ValueSampler } from "./value-sampler.js";

const samplers = new WeakMap<ContractModel, ValueSampler>();

/** The one sampler of a model: several stages ask for samples of the same types. */
export function samplerOf(model: ContractModel): ValueSampler {
  const known = samplers.get(model) ?? new ValueSampler(model);
  samplers.set(model, known);
  return known;
}

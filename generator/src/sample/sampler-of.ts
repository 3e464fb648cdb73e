import type { ContractModel } from "../model/contract-model.js";
import { Sampler } from "./sample-message.js";

const samplers = new WeakMap<ContractModel, Sampler>();

/** The one sampler of a model: several stages ask for samples of the same types. */
export function samplerOf(model: ContractModel): Sampler {
  const known = samplers.get(model) ?? new Sampler(model);
  samplers.set(model, known);
  return known;
}

export { type ContractInputs, type ReadEnvironment, readInputs } from "./contract-inputs.js";
export { type ChosenNames, type ContractSource, modelOptions } from "./contract-source.js";
export { type LoadedModel, loadModel } from "./load-model.js";
export { readContract } from "./read-contract.js";
export { usableModel } from "./usable-model.js";

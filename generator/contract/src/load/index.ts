export { type ContractInputs, type ReadEnvironment, readInputs } from "./contract-inputs.js";
export { type ChosenNames, type ContractSource, modelOptions } from "./contract-source.js";
export { type LoadedModel, loadModel, readContract, usableModel } from "./load-model.js";

export { type GenerateResult, generateContract } from "./generate-contract.js";

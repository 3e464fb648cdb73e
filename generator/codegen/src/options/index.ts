export {
  asImportExtension,
  type ContractOptions,
  type Convention,
  type EmitterChoice,
  type PackageOptions,
  type StubwrightConfig,
} from "./contract-options.js";

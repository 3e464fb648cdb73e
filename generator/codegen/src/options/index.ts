export {
  asImportExtension,
  type ContractOptions,
  type Convention,
  type PackageOptions,
  type StubwrightConfig,
} from "./contract-options.js";

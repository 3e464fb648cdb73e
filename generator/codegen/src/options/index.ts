export type { ContractOptions, PackageOptions, StubwrightConfig } from "./contract-options.js";
export { asImportExtension } from "./import-extension.js";

export type { ContractOptions, Convention, PackageOptions, StubwrightConfig } from "./contract-options.js";
export { asImportExtension } from "./import-extension.js";

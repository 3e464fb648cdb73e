export type { ChosenNames, ContractOptions, PackageOptions, StubwrightConfig } from "./config/contract-options.js";
export { readConfig } from "./config/read-config.js";
export type { ScalarOptions } from "./config/scalar-options.js";
export { UsageError } from "./config/usage-error.js";
export type { Diagnostic, Severity } from "./diagnostics/diagnostic.js";
export { formatDiagnostic } from "./diagnostics/format-diagnostic.js";
export type { GeneratedFile } from "./emit/generated-file.js";
export { type GenerateRequest, generate } from "./generate.js";
export type { GenerateResult } from "./generate-contract.js";
export type {
  ContractModel,
  GlobalElementModel,
  MemberModel,
  MessageModel,
  OperationModel,
  ScalarType,
  TypeModel,
  TypeUse,
} from "./model/contract-model.js";
export { MessageSampler, type SampleMessage } from "./sample/message-sampler.js";
export type { SampleSize } from "./sample/scalar-candidates.js";
export type { BuiltinName } from "./scalar/builtin-name.js";

export type { GenerateResult } from "@stubwright/codegen";
export type { GeneratedFile } from "@stubwright/codegen/emit";
export type { ContractOptions, EmitterChoice, PackageOptions, StubwrightConfig } from "@stubwright/codegen/options";
export type { Diagnostic, Severity } from "@stubwright/contract/diagnostics";
export { formatDiagnostic, UsageError } from "@stubwright/contract/diagnostics";
export type { ChosenNames } from "@stubwright/contract/load";
export type {
  ArrayForm,
  ArrayOptions,
  ContractModel,
  GlobalElementModel,
  MemberModel,
  MessageModel,
  OperationModel,
  ScalarType,
  TypeModel,
  TypeUse,
} from "@stubwright/contract/model";
export type { SampleSize } from "@stubwright/contract/sample";
export { MessageSampler, type SampleMessage } from "@stubwright/contract/sample";
export type { BuiltinName, ScalarOptions } from "@stubwright/contract/simple-types";
export { readConfig } from "./config/read-config.js";
export { type GenerateRequest, generate } from "./generate.js";

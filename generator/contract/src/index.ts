/**
 * Reads WSDL 1.1 and XSD 1.0 into a checked model in which every part knows its place in the source. Only this entry is
 * public. The entries of single folders serve the other packages of Stubwright and may change with every version.
 */
export { type Diagnostic, formatDiagnostic, type Severity, type Span } from "./diagnostics/index.js";
export type { ChosenNames, ContractSource, LoadedModel, ReadEnvironment } from "./load/index.js";
export { loadModel } from "./load/index.js";
export type { ArrayForm, ArrayOptions } from "./model/array-form.js";
export type {
  AnyPart,
  ArrayType,
  AttachmentModel,
  AttributeModel,
  BuiltinUse,
  ChoicePart,
  ContractModel,
  DeclarationModel,
  Documentation,
  ElementModel,
  ExpandedName,
  FacetModel,
  FaultModel,
  GlobalAttributeModel,
  GlobalElementModel,
  HeaderModel,
  ListPart,
  MemberModel,
  MessageModel,
  OpenType,
  OperationModel,
  ParticleModel,
  PartModel,
  PortModel,
  RecordContent,
  RecordType,
  RestrictionDefinition,
  ScalarDefinition,
  ScalarType,
  SecurityPolicyModel,
  ServiceModel,
  SoapVersionName,
  TypeDerivationName,
  TypeId,
  TypeModel,
  TypeUse,
  Wildcard,
} from "./model/contract-model.js";
export {
  NetworkLock,
  type NetworkLockOptions,
  type SourceDocument,
  type XmlAttribute,
  type XmlElement,
} from "./read/index.js";
export { MessageSampler, type SampleMessage, type SampleSize } from "./sample/index.js";
export type { IdentityConstraint, WildcardNamespaces } from "./schema/schema-set.js";
export type { BuiltinName, Representation, ScalarOptions } from "./simple-types/index.js";
export type { Deprecation } from "./syntax/documentation.js";

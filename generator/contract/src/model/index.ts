export type { ArrayForm, ArrayOptions } from "./array-form.js";
export { buildModel } from "./build-model.js";
export { builtinOf } from "./builtin-of.js";
export type {
  AnyPart,
  ArrayType,
  AttachmentModel,
  BuiltinUse,
  ChoicePart,
  ContractModel,
  DeclarationModel,
  Documentation,
  ElementModel,
  ExpandedName,
  FacetModel,
  GlobalAttributeModel,
  GlobalElementModel,
  HeaderModel,
  ListPart,
  MemberModel,
  MessageModel,
  OperationModel,
  ParticleModel,
  PartModel,
  RecordType,
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
} from "./contract-model.js";
export { addFact, countSentence, facetDocumentation, memberDocumentation, occursText } from "./documentation.js";
export { arrayTypeAttribute, encodedArrayNames, encodedItemType } from "./encoded-item-type.js";
export { hasKeys, identityPaths } from "./identity-constraints.js";
export { elementNames } from "./local-accessors.js";
export {
  camelCase,
  contractName,
  freeName,
  isFreeFunctionName,
  isInherited,
  kebabCase,
  pascalCase,
  streamFunctionName,
} from "./names/identifier.js";
export { allMembers, isOptional, partMembers, plainMembers, shapesOf, wildcardsOf } from "./record-parts.js";
export { enumeratedValues, isText, unionMembers } from "./simple-type-facts.js";
export { derivationsBetween, exactTypeName, hasValues, standInsAt } from "./stand-ins.js";
export { typeGroups } from "./type-groups.js";
export { plainId } from "./type-place.js";
export {
  type CarriedElement,
  keyOfUse,
  operationElements,
  reachedTypes,
  typeOfUse,
  typesById,
  usedBuiltins,
  usesOf,
} from "./type-uses.js";
export { isWideChoice, isWideList, mostFollowed } from "./wide-choice.js";

export { addFact } from "./add-fact.js";
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
  ServiceModel,
  SoapVersionName,
  TypeDerivationName,
  TypeId,
  TypeModel,
  TypeUse,
  Wildcard,
} from "./contract-model.js";
export { countSentence } from "./count-sentence.js";
export { derivationsBetween } from "./derivations-between.js";
export { arrayTypeAttribute, encodedArrayNames, encodedItemType } from "./encoded-item-type.js";
export { enumeratedValues, isText } from "./enumerated-values.js";
export { exactTypeName } from "./exact-type-name.js";
export { localName, namespaceName, plainName } from "./expanded-name.js";
export { facetDocumentation } from "./facet-documentation.js";
export { hasKeys } from "./has-keys.js";
export { hasValues } from "./has-values.js";
export { identityPaths } from "./identity-paths.js";
export { isInherited } from "./is-inherited.js";
export { elementNames } from "./local-accessors.js";
export { memberDocumentation } from "./member-documentation.js";
export { contractName } from "./names/contract-name.js";
export { freeName } from "./names/free-name.js";
export { camelCase, isFreeFunctionName, kebabCase, pascalCase } from "./names/identifier.js";
export { streamFunctionName } from "./names/stream-function-name.js";
export { occursText } from "./occurs-text.js";
export { type CarriedElement, operationElements } from "./operation-elements.js";
export { reachedTypes } from "./reached-types.js";
export { allMembers, isOptional, partMembers, plainMembers, shapesOf } from "./record-parts.js";
export { standInsAt } from "./stand-ins-at.js";
export { typeGroups } from "./type-groups.js";
export { plainId } from "./type-place.js";
export { keyOfUse, typeOfUse, typesById } from "./types-by-id.js";
export { unionMembers } from "./union-members.js";
export { usedBuiltins } from "./used-builtins.js";
export { usesOf } from "./uses-of.js";
export { isWideChoice, isWideList, mostFollowed } from "./wide-choice.js";
export { wildcardsOf } from "./wildcards-of.js";

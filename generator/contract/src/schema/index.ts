export { type MeantValue, presentFacets, presentValue } from "./absent.js";
export { anyTypeName, builtinTypeName, builtinTypes, primitiveTypes } from "./builtin-types.js";
export { type ComponentLookup, componentLookup } from "./component-lookup.js";
export { localName, namespaceName, plainName } from "./expanded-name.js";
export { isLanguageIncluded } from "./language-inclusion.js";
export { openEnumeration } from "./open-enumeration.js";
export type {
  AttributeUse,
  ComplexTypeDefinition,
  Derivation,
  ElementDeclaration,
  ElementUse,
  ExpandedName,
  Facet,
  IdentityConstraint,
  Particle,
  SchemaSet,
  SimpleTypeDefinition,
  TypeDefinition,
  TypeReference,
  ValueConstraint,
  Wildcard,
  WildcardNamespaces,
} from "./schema-set.js";
export { simpleTypeSteps } from "./simple-type-walks.js";
export { builtinSpaces } from "./value-space.js";
export { allowsNamespace, isNamespaceSubset, processStrength } from "./wildcard-namespaces.js";

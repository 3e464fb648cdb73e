import type { Span } from "../diagnostics/span.js";
import { anySimpleTypeReference, anyTypeName, anyTypeParticle, anyTypeReference } from "./builtin-types.js";
import type {
  AttributeDeclaration,
  ComplexTypeDefinition,
  ElementDeclaration,
  ExpandedName,
  Wildcard,
} from "./schema-set.js";

/** An element without a declaration, which may hold anything. */
export function openElement(name: ExpandedName, at: Span): ElementDeclaration {
  return {
    name,
    type: anyTypeReference,
    nillable: false,
    abstract: false,
    valueConstraint: undefined,
    substitutionGroup: undefined,
    block: [],
    final: [],
    identityConstraints: [],
    documentation: undefined,
    at,
  };
}

/** An attribute without a declaration, which may have any text. */
export function openAttribute(name: ExpandedName, at: Span): AttributeDeclaration {
  return { name, type: anySimpleTypeReference, valueConstraint: undefined, documentation: undefined, at };
}

/** The attributes of an undeclared group: any. */
export const openAttributes: Wildcard = { namespaces: { kind: "any" }, process: "lax", at: anyTypeParticle.at };

/** An undeclared base type, which allows any elements and attributes, but no text between them. */
export const openBase: ComplexTypeDefinition = {
  kind: "complex",
  name: anyTypeName,
  abstract: false,
  final: [],
  block: [],
  base: anyTypeReference,
  derivation: "restriction",
  attributes: [],
  attributeWildcard: openAttributes,
  content: { kind: "elements", mixed: false, particle: anyTypeParticle },
  addition: undefined,
  documentation: undefined,
  at: anyTypeParticle.at,
};

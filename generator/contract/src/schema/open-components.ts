import type { Span } from "../diagnostics/span.js";
import { anySimpleTypeReference, anyTypeName, anyTypeParticle, anyTypeReference } from "./builtin-types.js";
import type {
  AttributeDeclaration,
  ComplexTypeDefinition,
  ElementDeclaration,
  ExpandedName,
  Wildcard,
} from "./schema-set.js";

/** An element that no document declares, taken as one that holds anything. */
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

/** An attribute that no document declares, taken as one with any text. */
export function openAttribute(name: ExpandedName, at: Span): AttributeDeclaration {
  return { name, type: anySimpleTypeReference, valueConstraint: undefined, documentation: undefined, at };
}

/** The attributes of a group that no document declares: any. */
export const openAttributes: Wildcard = { namespaces: { kind: "any" }, process: "lax", at: anyTypeParticle.at };

/** A base type that no document declares, taken as one with any elements and attributes, but without text between them. */
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

import { anyTypeName } from "../../link/builtin-types.js";
import type { LinkedMessage, LinkedPart } from "../../link/linked-contract.js";
import type { ComplexTypeDefinition, Particle } from "../../link/schema-set.js";
import type { TypeUse } from "../contract-model.js";
import type { TypeBuilder } from "./build-types.js";

/** A message whose parts are the members of a record. */
export interface PartedMessage {
  readonly message: LinkedMessage;
  readonly parts: readonly Extract<LinkedPart, { kind: "type" }>[];
  /** Namespace and words that the record is named after. */
  readonly namespace: string;
  readonly name: string;
}

/**
 * The record of a message's parts: unqualified elements in part order, each once and never nil (WSDL 1.1 section 3.5;
 * WS-I Basic Profile 1.1 R2735, R2211).
 */
export function messageRecord({ message, parts, namespace, name }: PartedMessage, types: TypeBuilder): TypeUse {
  const type: ComplexTypeDefinition = {
    kind: "complex",
    name: undefined,
    abstract: false,
    final: [],
    block: [],
    base: { kind: "named", name: anyTypeName },
    derivation: "restriction",
    attributes: [],
    attributeWildcard: undefined,
    content:
      parts.length === 0 ? { kind: "empty" } : { kind: "elements", mixed: false, particle: sequenceOf(parts, message) },
    addition: undefined,
    documentation: message.documentation,
    at: message.at,
  };
  // No element can be called `name()`: the record never takes the id of an element's own type.
  return types.use({ kind: "anonymous", type }, { namespace, path: [`${name}()`] });
}

function sequenceOf(parts: PartedMessage["parts"], { at }: LinkedMessage): Particle {
  return { kind: "sequence", min: 1, max: 1, at, items: parts.map(accessor) };
}

function accessor({ name, type, at }: PartedMessage["parts"][number]): Particle {
  const element = {
    name: `{}${name}`,
    type,
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
  return { kind: "element", min: 1, max: 1, at, element: { kind: "local", element } };
}

import { anyTypeReference } from "../../schema/builtin-types.js";
import { primitiveOf } from "../../schema/primitive-type.js";
import type { ComplexTypeDefinition, Particle, TypeReference } from "../../schema/schema-set.js";
import type { LinkedMessage, LinkedPart } from "../../services/linked-contract.js";
import type { TypeUse } from "../contract-model.js";
import type { TypeBuilder } from "./build-types.js";

/** A message whose parts are the members of a record. */
interface PartedMessage {
  readonly message: LinkedMessage;
  readonly parts: readonly Extract<LinkedPart, { kind: "type" }>[];
  /** Namespace and words that the record is named after. */
  readonly namespace: string;
  readonly name: string;
  /** Whether it is in SOAP section 5 encoding. */
  readonly encoded?: boolean;
}

/**
 * The record of a message's parts: unqualified elements in part order, each once (WSDL 1.1 section 3.5; WS-I Basic Profile 1.1
 * R2735). Literal ones are never nil (R2211); of encoded ones those may be that stacks hold references to.
 */
export function messageRecord(parted: PartedMessage, types: TypeBuilder): TypeUse {
  const { message, parts, namespace, name } = parted;
  const type: ComplexTypeDefinition = {
    kind: "complex",
    name: undefined,
    abstract: false,
    final: [],
    block: [],
    base: anyTypeReference,
    derivation: "restriction",
    attributes: [],
    attributeWildcard: undefined,
    content:
      parts.length === 0 ? { kind: "empty" } : { kind: "elements", mixed: false, particle: sequenceOf(parted, types) },
    addition: undefined,
    documentation: message.documentation,
    at: message.at,
  };
  // No element can be called `name()`: the record never takes the id of an element's own type.
  return types.use({ kind: "anonymous", type }, { namespace, path: [`${name}()`] });
}

function sequenceOf({ message: { at }, parts, encoded = false }: PartedMessage, types: TypeBuilder): Particle {
  const items = parts.map((part) => accessor(part, encoded && isReference(part.type, types)));
  return { kind: "sequence", min: 1, max: 1, at, items };
}

/** Whether a value may be null in nearly every language: it is no number and no boolean. */
function isReference(type: TypeReference, { lookup }: TypeBuilder): boolean {
  const definition = lookup.type(type);
  if (definition?.kind !== "simple" || definition.variety.kind !== "atomic") return true;
  return !valueTypes.has(primitiveOf(definition.variety.builtin));
}

const valueTypes: ReadonlySet<string> = new Set(["boolean", "decimal", "float", "double"]);

function accessor({ name, type, documentation, at }: PartedMessage["parts"][number], nillable: boolean): Particle {
  const element = {
    name: `{}${name}`,
    type,
    nillable,
    abstract: false,
    valueConstraint: undefined,
    substitutionGroup: undefined,
    block: [],
    final: [],
    identityConstraints: [],
    documentation,
    at,
  };
  return { kind: "element", min: 1, max: 1, at, element: { kind: "local", element } };
}

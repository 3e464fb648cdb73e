import { anyTypeReference } from "../../schema/builtin-types.js";
import type { ComplexTypeDefinition, Particle, TypeReference } from "../../schema/schema-set.js";
import { primitiveOf } from "../../schema/value-space.js";
import { attachmentTypeName } from "../../services/attachment-type.js";
import type { LinkedAttachment, LinkedMessage, LinkedPart } from "../../services/linked-contract.js";
import type { TypeUse } from "../contract-model.js";
import type { ModelTypes } from "./model-types.js";

/** A message whose parts become the members of a record. */
interface PartedMessage {
  readonly message: LinkedMessage;
  readonly parts: readonly LinkedPart[];
  /** The parts that travel beside the envelope. */
  readonly attachments?: readonly LinkedAttachment[];
  /** The namespace and the name from which the record gets its own. */
  readonly namespace: string;
  readonly name: string;
  /** Whether the message is in SOAP section 5 encoding. */
  readonly encoded?: boolean;
}

/**
 * Builds the record of a message's parts, each once, in their order. A part by type is an unqualified element (WSDL 1.1
 * section 3.5; WS-I Basic Profile 1.1 R2735), a part by element is that element. Literal parts are never nil (R2211);
 * encoded parts are nillable if stacks hold references to their values.
 */
export function messageRecord(parted: PartedMessage, types: ModelTypes): TypeUse {
  const { message, parts, attachments = [], namespace, name } = parted;
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
      parts.length + attachments.length === 0
        ? { kind: "empty" }
        : { kind: "elements", mixed: false, particle: sequenceOf(parted, types) },
    addition: undefined,
    documentation: message.documentation,
    at: message.at,
  };
  // No element can have the name `name()`, so the record never gets the id of an element's own type.
  return types.use({ kind: "anonymous", type }, { namespace, path: [`${name}()`] });
}

function sequenceOf(
  { message: { at, parts: all }, parts, attachments = [], encoded = false }: PartedMessage,
  types: ModelTypes,
): Particle {
  const items = parts.map((part) =>
    part.kind === "element" ? carriedElement(part) : accessor(part, encoded && isReference(part.type, types)),
  );
  const beside = attachments.map(({ part }) => attachment(all.find(({ name }) => name === part) ?? { name: part, at }));
  return { kind: "sequence", min: 1, max: 1, at, items: [...items, ...beside] };
}

/** A part beside the envelope. It is optional, because services that have nothing to send leave it out. */
function attachment({ name, at, documentation }: AttachedPart): Particle {
  const type: TypeReference = { kind: "named", name: attachmentTypeName };
  return { ...accessor({ kind: "type", name, type, documentation, at }, false), min: 0 };
}

type AttachedPart = Pick<LinkedPart, "name" | "at"> & Partial<Pick<LinkedPart, "documentation">>;

/**
 * Whether most languages hold values of the type by reference, so that they can be null: neither numbers nor booleans.
 */
function isReference(type: TypeReference, { lookup }: ModelTypes): boolean {
  const definition = lookup.type(type);
  if (definition?.kind !== "simple" || definition.variety.kind !== "atomic") return true;
  return !valueTypes.has(primitiveOf(definition.variety.builtin));
}

const valueTypes: ReadonlySet<string> = new Set(["boolean", "decimal", "float", "double"]);

/** The element of a part that names one. */
function carriedElement({ element: name, documentation, at }: ElementPart): Particle {
  return { kind: "element", min: 1, max: 1, at, element: { kind: "reference", name, documentation } };
}

type ElementPart = Extract<LinkedPart, { kind: "element" }>;

function accessor({ name, type, documentation, at }: Exclude<LinkedPart, ElementPart>, nillable: boolean): Particle {
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

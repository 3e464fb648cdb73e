import { namespaces } from "../read/namespaces.js";
import { anyTypeParticle, builtinReference } from "../schema/builtin-types.js";
import type { AttributeUse, ComplexTypeDefinition, ExpandedName } from "../schema/schema-set.js";
import type { LinkedContract } from "./linked-contract.js";

/**
 * The type of message parts that travel beside the envelope. No schema declares it, because attachments are not XML.
 */
export const attachmentTypeName: ExpandedName = `{${namespaces.mime}}Attachment`;

const { at } = anyTypeParticle;

/** Bytes with the header fields of their MIME part. */
const attachmentType: ComplexTypeDefinition = {
  kind: "complex",
  name: attachmentTypeName,
  abstract: false,
  final: [],
  block: [],
  base: builtinReference("base64Binary"),
  derivation: "extension",
  attributes: [
    headerField("mediaType", "The Content-Type of the part: `image/jpeg`."),
    headerField(
      "id",
      "Its Content-ID without angle brackets, which an element of the message may refer to as `cid:…`.",
    ),
  ],
  attributeWildcard: undefined,
  content: { kind: "simple", type: builtinReference("base64Binary") },
  addition: undefined,
  documentation: {
    text: "A part of a message that travels beside the envelope (SOAP Messages with Attachments).",
    deprecation: undefined,
  },
  at,
};

function headerField(name: string, text: string): AttributeUse {
  const attribute = {
    name: `{}${name}`,
    type: builtinReference("string"),
    valueConstraint: undefined,
    documentation: undefined,
    at,
  };
  return {
    attribute,
    required: false,
    valueConstraint: undefined,
    documentation: { text, deprecation: undefined },
    at,
  };
}

/** A contract with the type of attachments, if any message has some. */
export function withAttachmentType(contract: LinkedContract): LinkedContract {
  const bodies = contract.bindings.flatMap(({ operations }) =>
    operations.flatMap(({ input, output }) => [input, output]),
  );
  if (!bodies.some((body) => (body?.attachments.length ?? 0) > 0)) return contract;
  const types = new Map([...contract.schemas.types, [attachmentTypeName, attachmentType]]);
  return { ...contract, schemas: { ...contract.schemas, types } };
}

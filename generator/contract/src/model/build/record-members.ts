import { localName } from "../../schema/expanded-name.js";
import type { AttributeModel, MemberModel, ParticleModel, PartModel, RecordContent } from "../contract-model.js";
import { freeName } from "../names/identifier.js";
import { elementMember, partMembers } from "../record-parts.js";

/** The parts of a record from which its members are made. */
interface RecordPieces {
  readonly attributes: readonly AttributeModel[];
  readonly content: RecordContent;
  readonly parts: readonly PartModel[] | undefined;
}

/** The members of a record: its attributes, then its text, or the elements that become members with their own names. */
export function recordMembers(record: RecordPieces): readonly MemberModel[] {
  const elements = contentMembers(record);
  const all = record.parts === undefined ? elements : partMembers(record.parts);
  const taken = new Set(all.map((member) => member.property));
  const attributes = record.attributes.map((attribute): MemberModel => {
    const property = freeProperty(localName(attribute.name), taken);
    taken.add(property);
    return {
      property,
      node: "attribute",
      name: attribute.name,
      type: attribute.type,
      required: attribute.required,
      nillable: false,
      min: attribute.required ? 1 : 0,
      max: 1,
      value: attribute.value,
      documentation: attribute.documentation,
    };
  });
  return [...attributes, ...elements];
}

/**
 * The property of an attribute: its name, or if an element or another attribute has that, the name with a word, then
 * with a number.
 */
function freeProperty(local: string, taken: ReadonlySet<string>): string {
  return taken.has(local) ? freeName(`${local}Attribute`, (name) => taken.has(name)) : local;
}

function contentMembers(record: RecordPieces): readonly MemberModel[] {
  const { content, parts } = record;
  switch (content.kind) {
    case "empty":
      return [];
    case "text":
      return [textMember(content.type)];
    case "elements":
      return parts === undefined ? particleMembers(content.particle) : [];
  }
}

function textMember(type: MemberModel["type"]): MemberModel {
  const once = { required: true, nillable: false, min: 1, max: 1 };
  return {
    property: "$value",
    node: "text",
    name: "{}$value",
    type,
    ...once,
    value: undefined,
    documentation: undefined,
  };
}

/** The members for the elements of a sequence, all group or optional group. Other particles become parts. */
function particleMembers(particle: ParticleModel): readonly MemberModel[] {
  switch (particle.kind) {
    case "element":
      return [elementMember(particle)];
    case "sequence":
    case "all":
    case "choice":
      return particle.items.flatMap(particleMembers);
    case "wildcard":
      return [];
  }
}

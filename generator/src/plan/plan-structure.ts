import type { ListPart, ParticleModel, PartModel, RecordType } from "../model/contract-model.js";
import { localName } from "../model/expanded-name.js";
import { camelCase, pascalCase } from "../model/identifier.js";
import { partMembers } from "../model/record-parts.js";
import { type Code, code, join, literal, word } from "../print/code.js";
import { contentAutomaton } from "./content-automaton.js";
import { contentExpression } from "./content-expression.js";
import type { PlannedContentModel, PlannedList, PlannedPart, PlannedStructure } from "./plan.js";
import { planMember } from "./plan-member.js";
import { planTag } from "./plan-tag.js";
import type { TypeUses } from "./type-uses.js";

type StructureNames = Pick<
  PlannedStructure,
  "typeName" | "documentation" | "origin" | "decode" | "encode" | "variable" | "memberTable"
>;

/** Plans a record whose content is more than a sequence of members. */
export function planStructure(
  type: RecordType,
  parts: readonly PartModel[],
  names: StructureNames,
  uses: TypeUses,
): PlannedStructure {
  const planned = parts.map((part) => planPart(part, names.typeName, uses));
  return {
    ...names,
    kind: "structure",
    namespace: uses.namespace(type.namespace),
    localName: type.name === undefined ? "" : localName(type.name),
    attributes: type.members.map((member) => planMember(member, names.typeName, uses)),
    tag: planTag(type),
    otherAttributes: type.attributeWildcard !== undefined,
    parts: planned,
    content: planContent(type, parts, uses),
    looseName: planned.some((part) => part.kind === "choice") ? `${names.typeName}Members` : undefined,
  };
}

function planPart(part: PartModel, typeName: string, uses: TypeUses): PlannedPart {
  switch (part.kind) {
    case "member":
      return { kind: "member", member: planMember(part.member, typeName, uses) };
    case "choice":
      return {
        kind: "choice",
        branches: part.branches.map((branch) => branch.map((one) => planPart(one, typeName, uses))),
      };
    case "list":
      return planList(part, typeName, uses);
    case "any":
      return { kind: "any", optional: part.min === 0 };
  }
}

function planList(part: ListPart, typeName: string, uses: TypeUses): PlannedList {
  return {
    kind: "list",
    property: part.property,
    access: code`.${word(part.property)}`,
    typeName: `${typeName}${pascalCase([part.property.slice(1)])}Item`,
    members: part.members.map((member) => planMember(member, typeName, uses)),
    any: part.any,
    text: part.text,
    optional: !part.required,
  };
}

function planContent(type: RecordType, parts: readonly PartModel[], uses: TypeUses): PlannedContentModel {
  if (type.content.kind !== "elements") throw new Error("A structure has elements.");
  const { particle } = type.content;
  const members = partMembers(parts);
  const nameOf = (one: ParticleModel): string => {
    if (one.kind !== "element") return "$any";
    const member = members.find((candidate) => candidate.name === one.element.name);
    if (member === undefined) throw new Error(`The parts lack ${one.element.name}.`);
    return member.property;
  };
  return {
    constant: `${camelCase([type.typeName])}Content`,
    expression: contentExpression(particle, nameOf),
    elements: members.map((member) => planMember(member, type.typeName, uses)),
    any: anyNamespaces(particle),
    automaton: contentAutomaton(particle, nameOf),
  };
}

/** The namespaces that the wildcards of a particle take together; undefined without wildcards. */
function anyNamespaces(particle: ParticleModel): Code | undefined {
  const found = wildcardsOf(particle).map((one) => one.wildcard.namespaces);
  const [first] = found;
  if (first === undefined) return undefined;
  if (found.every((one) => one.kind === "oneOf")) {
    const namespaces = [...new Set(found.flatMap((one) => (one.kind === "oneOf" ? one.namespaces : [])))];
    return code`{ of: [${join(namespaces.map(literal), ", ")}] }`;
  }
  return found.length === 1 && first.kind === "not" ? code`{ not: ${literal(first.namespace)} }` : literal("any");
}

function wildcardsOf(particle: ParticleModel): readonly (ParticleModel & { readonly kind: "wildcard" })[] {
  if (particle.kind === "wildcard") return [particle];
  return particle.kind === "element" ? [] : particle.items.flatMap(wildcardsOf);
}

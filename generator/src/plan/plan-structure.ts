import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { ListPart, ParticleModel, PartModel, RecordType, Wildcard } from "../model/contract-model.js";
import { localName } from "../model/expanded-name.js";
import { pascalCase } from "../model/names/identifier.js";
import { partMembers, shapesOf } from "../model/record-parts.js";
import { isWideChoice } from "../model/wide-choice.js";
import { wildcardsOf } from "../model/wildcards-of.js";
import { type Code, code, word } from "../print/code.js";
import { contentAutomaton } from "./content-automaton.js";
import { contentExpression } from "./content-expression.js";
import { countedContent } from "./counted-content.js";
import { planMember, planMembers } from "./plan-member.js";
import { planTypeTag } from "./plan-type-tag.js";
import { planWildcard } from "./plan-wildcard.js";
import type {
  PlannedContentModel,
  PlannedContentRule,
  PlannedList,
  PlannedPart,
  PlannedStructure,
} from "./planned-type.js";
import type { TypeUses } from "./type-uses.js";

/** The compiler follows what an encoder tests in a time that grows with the cube of the shapes: a minute for 400. */
const mostFollowed = 64;

type StructureNames = Pick<
  PlannedStructure,
  "typeName" | "documentation" | "origin" | "decode" | "encode" | "variable" | "memberTable"
>;

/** What the planning of a structure needs of the whole. */
export interface StructurePlanning {
  readonly uses: TypeUses;
  readonly diagnostics: Diagnostics;
}

/** Plans a record whose content is more than a sequence of members. */
export function planStructure(
  type: RecordType,
  parts: readonly PartModel[],
  names: StructureNames,
  { uses, diagnostics }: StructurePlanning,
): PlannedStructure {
  const planned = parts.map((part) => planPart(part, names.typeName, uses));
  return {
    ...names,
    kind: "structure",
    namespace: uses.namespace(type.namespace),
    localName: type.name === undefined ? "" : localName(type.name),
    attributes: planMembers(type.members, names.typeName, uses),
    typeTag: planTypeTag(type),
    otherAttributes: type.attributeWildcard === undefined ? undefined : planWildcard(type.attributeWildcard, uses),
    parts: planned,
    content: planContent(type, parts, { uses, diagnostics }),
    looseName: planned.some((part) => part.kind === "choice") ? `${names.typeName}Members` : undefined,
    followed: shapesOf(parts) <= mostFollowed,
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
        wide: isWideChoice(part),
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

function planContent(
  type: RecordType,
  parts: readonly PartModel[],
  { uses, diagnostics }: StructurePlanning,
): PlannedContentModel {
  if (type.content.kind !== "elements") throw new Error("A structure has elements.");
  const { particle } = type.content;
  const members = partMembers(parts);
  const properties = new Map(members.map(({ name, property }) => [name, property]));
  const wildcards = distinctWildcards(particle);
  const wildcardName = (wildcard: Wildcard): string =>
    anyName(wildcards.findIndex((other) => isSameWildcard(other, wildcard)));
  const nameOf = (one: ParticleModel): string => {
    if (one.kind === "wildcard") return wildcardName(one.wildcard);
    if (one.kind !== "element") throw new Error("Groups have no names.");
    const property = properties.get(one.element.name);
    if (property === undefined) throw new Error(`The parts lack ${one.element.name}.`);
    return property;
  };
  const rule = planRule(particle, nameOf);
  if (rule === undefined) diagnostics.report("content-too-large", type.at, { type: type.typeName });
  return {
    constant: uses.constant(type.typeName, "Content"),
    expression: contentExpression(particle, nameOf),
    elements: members.map((member) => planMember(member, type.typeName, uses)),
    wildcards: wildcards.map((wildcard, index): readonly [string, Code] => [
      anyName(index),
      planWildcard(wildcard, uses),
    ]),
    rule: rule ?? { kind: "table", automaton: { states: [], final: [], isExact: false } },
  };
}

/** A table that is not exact is better than none, where counting is no way either. */
function planRule(
  particle: ParticleModel,
  nameOf: (particle: ParticleModel) => string,
): PlannedContentRule | undefined {
  const automaton = contentAutomaton(particle, nameOf);
  const content = automaton?.isExact === true ? undefined : countedContent(particle, nameOf);
  if (content !== undefined) return { kind: "counted", content };
  return automaton && { kind: "table", automaton };
}

/** The wildcards of a particle, those that say the same once. */
function distinctWildcards(particle: ParticleModel): readonly Wildcard[] {
  return wildcardsOf(particle).filter(
    (one, index, all) => all.findIndex((other) => isSameWildcard(other, one)) === index,
  );
}

function isSameWildcard(left: Wildcard, right: Wildcard): boolean {
  return left.process === right.process && JSON.stringify(left.namespaces) === JSON.stringify(right.namespaces);
}

/** `$any`, `$any2`, ... */
function anyName(index: number): string {
  return index === 0 ? "$any" : `$any${index + 1}`;
}

import type { Diagnostics } from "@stubwright/contract/diagnostics";
import type { ListPart, ParticleModel, PartModel, RecordType, Wildcard } from "@stubwright/contract/model";
import {
  isWideChoice,
  isWideList,
  localName,
  mostFollowed,
  namespaceName,
  partMembers,
  pascalCase,
  shapesOf,
  wildcardsOf,
} from "@stubwright/contract/model";
import { type Code, code, join, literal, word } from "../print/code.js";
import { contentAutomaton } from "./content-automaton.js";
import { contentExpression } from "./content-expression.js";
import { countedContent } from "./counted-content.js";
import { planMember, planMembers } from "./plan-member.js";
import type {
  PlannedContentModel,
  PlannedContentRule,
  PlannedList,
  PlannedPart,
  PlannedStructure,
} from "./planned-type.js";
import type { TypeUses } from "./type-uses.js";

/** What a structure has like every record. */
type RecordFacts = Omit<PlannedStructure, "kind" | "attributes" | "parts" | "content" | "looseName" | "followed">;

/** What the planning of a structure needs of the whole. */
interface StructurePlanning {
  readonly uses: TypeUses;
  readonly diagnostics: Diagnostics;
}

/** Plans a record whose content is more than a sequence of members. */
export function planStructure(
  type: RecordType,
  parts: readonly PartModel[],
  facts: RecordFacts,
  { uses, diagnostics }: StructurePlanning,
): PlannedStructure {
  const planned = parts.map((part) => planPart(part, facts.typeName, uses));
  return {
    ...facts,
    kind: "structure",
    attributes: planMembers(type.members, facts.typeName, uses),
    parts: planned,
    content: planContent(type, parts, { uses, diagnostics }),
    looseName: planned.some((part) => part.kind === "choice") ? `${facts.typeName}Members` : undefined,
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

function planList(part: ListPart, structure: string, uses: TypeUses): PlannedList {
  const typeName = `${structure}${pascalCase([part.property.slice(1)])}Item`;
  return {
    kind: "list",
    property: part.property,
    access: code`.${word(part.property)}`,
    typeName,
    looseName: isWideList(part) ? `${typeName}Members` : undefined,
    members: part.members.map((member) => planMember(member, structure, uses)),
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
  const wildcards = new Map(wildcardsOf(particle).map((wildcard) => [wildcardKey(wildcard), wildcard]));
  const wildcardKeys = [...wildcards.keys()];
  const nameOf = (one: ParticleModel): string => {
    if (one.kind === "wildcard") return anyName(wildcardKeys.indexOf(wildcardKey(one.wildcard)));
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
    elements: members.map(({ property, name }) => ({
      property,
      local: localName(name),
      namespace: uses.namespace(namespaceName(name)),
    })),
    wildcards: [...wildcards.values()].map((wildcard, index) => [anyName(index), planWildcard(wildcard, uses)]),
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

/** `$any`, `$any2`, ... */
function anyName(index: number): string {
  return index === 0 ? "$any" : `$any${index + 1}`;
}

/** Wildcards that say the same have one name. */
function wildcardKey({ namespaces, process }: Wildcard): string {
  return JSON.stringify([namespaces, process]);
}

/** A wildcard as the runtime has it: `{ namespaces: "any", process: "lax" }`. */
export function planWildcard({ namespaces, process }: Wildcard, uses: TypeUses): Code {
  return code`{ namespaces: ${namespacesCode(namespaces, uses)}, process: ${literal(process)} }`;
}

function namespacesCode(namespaces: Wildcard["namespaces"], uses: TypeUses): Code {
  switch (namespaces.kind) {
    case "any":
      return literal("any");
    case "not":
      return code`{ not: ${uses.namespace(namespaces.namespace)} }`;
    case "oneOf":
      return code`{ of: [${join(
        namespaces.namespaces.map((uri) => uses.namespace(uri)),
        ", ",
      )}] }`;
  }
}

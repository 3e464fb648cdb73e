import type { Diagnostics } from "@stubwright/contract/diagnostics";
import {
  isWideChoice,
  isWideList,
  type ListPart,
  mostFollowed,
  occursText,
  type ParticleModel,
  type PartModel,
  partMembers,
  pascalCase,
  type RecordType,
  shapesOf,
  type Wildcard,
  wildcardsOf,
} from "@stubwright/contract/model";
import { localName, namespaceName } from "@stubwright/contract/schema";
import { type Code, code, join, literal, word } from "../print/code.js";
import { contentAutomaton } from "./content-automaton.js";
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

/** The facts that a structure has in common with other records. */
type RecordFacts = Omit<PlannedStructure, "kind" | "attributes" | "parts" | "content" | "partialName" | "narrowable">;

/** The inputs of the planning of a structure. */
interface StructurePlanning {
  readonly uses: TypeUses;
  readonly diagnostics: Diagnostics;
}

/** Plans a record with choices, repeated groups, wildcards or mixed text. */
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
    partialName: planned.some((part) => part.kind === "choice") ? `${facts.typeName}Members` : undefined,
    narrowable: shapesOf(parts) <= mostFollowed,
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
    partialName: isWideList(part) ? `${typeName}Members` : undefined,
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
    if (one.kind !== "element") throw new Error("A group has no name.");
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

/**
 * Plans how content is checked: by a table, or by counting if a table would be too large. An inexact table is better
 * than none.
 */
function planRule(
  particle: ParticleModel,
  nameOf: (particle: ParticleModel) => string,
): PlannedContentRule | undefined {
  const automaton = contentAutomaton(particle, nameOf);
  const content = automaton?.isExact === true ? undefined : countedContent(particle, nameOf);
  if (content !== undefined) return { kind: "counted", content };
  return automaton && { kind: "table", automaton };
}

/** The name of a wildcard in the content model: `$any`, `$any2`, ... */
function anyName(index: number): string {
  return index === 0 ? "$any" : `$any${index + 1}`;
}

/** A key that equal wildcards share. */
function wildcardKey({ namespaces, process }: Wildcard): string {
  return JSON.stringify([namespaces, process]);
}

/** A wildcard in the runtime's form: `{ namespaces: "any", process: "lax" }`. */
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

/**
 * Prints a content model in the notation of a DTD (XML 1.0 section 3.2.1), with `&` between the items of xs:all and
 * `{2,5}` for counts.
 */
export function contentExpression(particle: ParticleModel, nameOf: (particle: ParticleModel) => string): string {
  return print(particle, nameOf, "outermost");
}

function print(
  particle: ParticleModel,
  nameOf: (particle: ParticleModel) => string,
  place: "outermost" | "inside",
): string {
  const suffix = occursText(particle.min, particle.max);
  if (particle.kind === "element" || particle.kind === "wildcard") return `${nameOf(particle)}${suffix}`;
  const separator = { sequence: ", ", choice: " | ", all: " & " }[particle.kind];
  const text = particle.items.map((item) => print(item, nameOf, "inside")).join(separator);
  return suffix === "" && place === "outermost" ? text : `(${text})${suffix}`;
}

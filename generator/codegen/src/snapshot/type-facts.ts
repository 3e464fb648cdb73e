import type {
  ContractModel,
  ElementModel,
  FacetModel,
  MemberModel,
  ParticleModel,
  PartModel,
  RecordType,
  ScalarDefinition,
  TypeId,
  TypeModel,
  TypeUse,
} from "@stubwright/contract/model";
import { localName } from "@stubwright/contract/model";
import { contentExpression } from "../plan/content-expression.js";
import type { SnapshotType } from "./contract-snapshot.js";

/** TypeScript names by type id. */
export type TypeNames = ReadonlyMap<TypeId, string>;

/** The names that a contract's types go by. */
export function typeNames(model: ContractModel): TypeNames {
  return new Map(model.types.map((type) => [type.id, type.typeName]));
}

/** `xs:int`, `xs:long as number`, `guid`, `Instance`. */
export function typeText(use: TypeUse, names: TypeNames): string {
  if (use.kind === "declared") return names.get(use.id) ?? use.id;
  const { name, as } = use;
  const text = name === "guid" || name === "char" || name === "netDuration" ? name : `xs:${name}`;
  return as === undefined ? text : `${text} as ${as}`;
}

/** What the contract says of a type, as text. */
export function typeFacts(type: TypeModel, names: TypeNames): SnapshotType {
  const base = type.base === undefined ? undefined : (names.get(type.base) ?? type.base);
  const facts: Record<string, string> = base === undefined ? {} : { extends: base };
  switch (type.kind) {
    case "open":
      return { facts: { ...facts, content: "open" }, members: {} };
    case "scalar":
      return { facts: { ...facts, ...scalarFacts(type.definition, names) }, members: {} };
    case "array": {
      const { item, min, max } = type;
      const occurs = { property: localName(item.name), node: "element" as const, required: min > 0, min, max };
      return { facts, members: { [occurs.property]: memberText({ ...item, ...occurs }, names) } };
    }
    case "record":
      return { facts: { ...facts, ...recordFacts(type) }, members: recordMembers(type, names) };
  }
}

function recordFacts(type: RecordType): Record<string, string> {
  const { abstract, attributeWildcard, content, parts } = type;
  const isStructure = parts !== undefined && content.kind === "elements";
  return {
    ...(abstract ? { abstract: "yes" } : {}),
    ...(isStructure
      ? { content: `${content.mixed ? "text and " : ""}${contentExpression(content.particle, particleName)}` }
      : {}),
    ...(attributeWildcard === undefined ? {} : { "other attributes": "any" }),
  };
}

function particleName(particle: ParticleModel): string {
  return particle.kind === "element" ? localName(particle.element.name) : "any";
}

function recordMembers(type: RecordType, names: TypeNames): Record<string, string> {
  const members = [...type.members, ...(type.parts ?? []).flatMap(membersOf)];
  return Object.fromEntries(members.map((member) => [member.property, memberText(member, names)]));
}

function membersOf(part: PartModel): readonly MemberFacts[] {
  switch (part.kind) {
    case "member":
      return [part.member];
    case "choice":
      return part.branches.flat().flatMap(membersOf).map(withoutRequired);
    case "list":
      return part.members.map(withoutRequired);
    case "any":
      return [];
  }
}

/** Whether a member of a choice or list has to be there is what the content says. */
function withoutRequired(member: MemberFacts): MemberFacts {
  return { ...member, required: undefined };
}

interface MemberFacts extends Pick<MemberModel, "property" | "node" | "type" | "nillable" | "min" | "max" | "value"> {
  readonly required: boolean | undefined;
}

function memberText(member: MemberFacts, names: TypeNames): string {
  const { max, min, node, nillable, required, type, value } = member;
  const facts = [typeText(type, names)];
  if (node !== "text" && required !== undefined) facts.push(required ? "required" : "optional");
  if (node !== "element") facts.push(node);
  if (max > 1) facts.push(`${min} to ${max === Number.POSITIVE_INFINITY ? "any number" : max}`);
  if (nillable) facts.push("nillable");
  if (value !== undefined) facts.push(valueText(value));
  return facts.join(", ");
}

function valueText(value: NonNullable<ElementModel["value"]>): string {
  return `${value.kind} ${JSON.stringify(value.value)}`;
}

function scalarFacts(definition: ScalarDefinition, names: TypeNames): Record<string, string> {
  switch (definition.kind) {
    case "restriction": {
      const others = definition.isOpen ? " | any other value" : "";
      const facets = definition.facets.map((facet) => [facet.kind, `${facetText(facet)}${others}`]);
      return { "restriction of": typeText(definition.base, names), ...Object.fromEntries(facets) };
    }
    case "openEnumeration":
      return { enumeration: `${definition.values.join(" | ")} | any other text` };
    case "list":
      return { "list of": typeText(definition.item, names) };
    case "union":
      return { "union of": definition.members.map((member) => typeText(member, names)).join(" | ") };
  }
}

function facetText(facet: FacetModel): string {
  return "values" in facet ? facet.values.join(" | ") : String(facet.value);
}

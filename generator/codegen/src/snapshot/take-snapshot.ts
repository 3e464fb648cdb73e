import type {
  ContractModel,
  ElementModel,
  FacetModel,
  MemberModel,
  MessageModel,
  OperationModel,
  ParticleModel,
  PartModel,
  RecordType,
  ScalarDefinition,
  TypeId,
  TypeModel,
  TypeUse,
} from "@stubwright/contract/model";
import { localName, namespaceName } from "@stubwright/contract/schema";
import type { Plan, PlannedOperation } from "../plan/plan.js";
import { contentExpression } from "../plan/plan-structure.js";
import type { ContractSnapshot, SnapshotOperation, SnapshotType } from "./contract-snapshot.js";

/** Takes the snapshot of a contract, for the next run to compare with. */
export function takeSnapshot(model: ContractModel, plan: Plan): ContractSnapshot {
  const names = typeNames(model);
  const planned = new Map(plan.operations.map((operation) => [operation.name, operation]));
  return {
    service: `${plan.pascalName}Service`,
    namespaces: namespacesOf(model),
    operations: Object.fromEntries(
      model.operations.flatMap((operation) => {
        const its = planned.get(operation.name);
        return its === undefined ? [] : [[operation.name, operationFacts(operation, its, names)]];
      }),
    ),
    types: Object.fromEntries(model.types.map((type) => [type.typeName, typeFacts(type, names)])),
  };
}

function namespacesOf({ operations, types }: ContractModel): readonly string[] {
  const messages = operations.flatMap(({ reply, request }) => (reply === undefined ? [request] : [request, reply]));
  const carried = [
    ...operations.flatMap(({ faults }) => faults),
    ...messages.flatMap(({ headers }) => headers),
    ...messages,
  ];
  const ofElements = carried.flatMap(({ element }) => (element === undefined ? [] : [namespaceName(element)]));
  const all = new Set([...ofElements, ...types.map(({ namespace }) => namespace)]);
  return [...all].filter((name) => name !== "").sort();
}

function operationFacts(operation: OperationModel, planned: PlannedOperation, names: TypeNames): SnapshotOperation {
  const { faults, request, reply, soapAction, soapVersions } = operation;
  const routes = planned.routes.map(({ method, path }) => `${method} ${path}`);
  const facts: Record<string, string> = {
    request: messageText(request, names),
    reply: reply === undefined ? "none (one-way)" : messageText(reply, names),
    ...(faults.length > 0 ? { faults: faults.map((fault) => carriedText(fault, names)).join(" | ") } : {}),
    "SOAP version": soapVersions.join(" and "),
    "SOAP action": soapAction,
    ...(routes.length > 0 ? { routes: routes.join(", ") } : {}),
  };
  return { handler: planned.functionName, facts };
}

function messageText(message: MessageModel, names: TypeNames): string {
  const { element, encoded = false, headers } = message;
  const carried = element === undefined ? "empty" : carriedText(message, names);
  const body = encoded ? `${carried}, encoded` : carried;
  const declared = headers.map((header) => `${header.property}: ${carriedText(header, names)}`);
  return declared.length === 0 ? body : `${body} with the headers ${declared.join(", ")}`;
}

/** The type of a Body, header block or fault detail, as text. */
function carriedText({ type, nillable }: Pick<MessageModel, "type" | "nillable">, names: TypeNames): string {
  return `${typeText(type, names)}${nillable ? " or null" : ""}`;
}

/** The names of types in TypeScript by type id. */
type TypeNames = ReadonlyMap<TypeId, string>;

/** Maps the ids of a contract's types to their names in TypeScript. */
export function typeNames(model: ContractModel): TypeNames {
  return new Map(model.types.map((type) => [type.id, type.typeName]));
}

/** A type as text: `xs:int`, `xs:long as number`, `guid`, `Instance`. */
export function typeText(use: TypeUse, names: TypeNames): string {
  if (use.kind === "declared") return names.get(use.id) ?? use.id;
  const { name, as } = use;
  const text = name === "guid" || name === "char" || name === "netDuration" ? name : `xs:${name}`;
  return as === undefined ? text : `${text} as ${as}`;
}

/** The facts and members of a type, as text. */
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

/** A member of a choice or list. The fact `content` tells whether it is required, so the member does not. */
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

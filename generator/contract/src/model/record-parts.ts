import { localName } from "../schema/expanded-name.js";
import type {
  ExpandedName,
  ListPart,
  MemberModel,
  ParticleModel,
  PartModel,
  RecordContent,
  RecordType,
  Wildcard,
} from "./contract-model.js";
import { freeName } from "./names/identifier.js";

/**
 * How the elements of a record become members of an object. Undefined if each becomes a member with its own name. A
 * single list `$content` for mixed content, for content in which a name occurs at two places, and for too many choices.
 */
export function recordParts(content: RecordContent): readonly PartModel[] | undefined {
  if (content.kind !== "elements") return undefined;
  const { particle, mixed } = content;
  if (mixed) return [listOf(particle, "$content", { text: true })];
  const parts = numberLists(partsOf(particle));
  if (!hasOwnPlaces(parts) || shapesOf(parts) > mostShapes) return [listOf(particle, "$content", { text: false })];
  return parts.every((part) => part.kind === "member") ? undefined : parts;
}

/** Compilers give up on larger unions. */
const mostShapes = 2000;

/** The number of shapes that an object may have, by the branches that are chosen. */
export function shapesOf(parts: readonly PartModel[]): number {
  return parts.reduce((product, part) => {
    if (part.kind !== "choice") return product;
    return product * part.branches.reduce((sum, branch) => sum + shapesOf(branch), 0);
  }, 1);
}

/** The member for an element particle. */
export function elementMember(particle: ParticleModel & { readonly kind: "element" }): MemberModel {
  const { element, min, max } = particle;
  return { ...element, property: localName(element.name), node: "element", required: min > 0, min, max };
}

/** Every member of a record, including those of its parts. */
export function allMembers({ members, parts = [] }: Pick<RecordType, "members" | "parts">): readonly MemberModel[] {
  return [...members, ...partMembers(parts)];
}

/** The members that a record has, or may have, whichever branches of its choices are taken. */
export function plainMembers({ members, parts = [] }: Pick<RecordType, "members" | "parts">): readonly MemberModel[] {
  return [...members, ...parts.flatMap((part) => (part.kind === "member" ? [part.member] : []))];
}

/** Every element in some parts, in order. */
export function partMembers(parts: readonly PartModel[]): readonly MemberModel[] {
  return parts.flatMap(membersOfPart);
}

function membersOfPart(part: PartModel): readonly MemberModel[] {
  switch (part.kind) {
    case "member":
      return [part.member];
    case "choice":
      return part.branches.flatMap(partMembers);
    case "list":
      return part.members;
    case "any":
      return [];
  }
}

function partsOf(particle: ParticleModel): readonly PartModel[] {
  // A particle without elements and wildcards adds nothing to a value or a type.
  if (isHollow(particle)) return [];
  switch (particle.kind) {
    case "element":
      return [{ kind: "member", member: elementMember(particle) }];
    case "wildcard":
      return [{ kind: "any", min: particle.min, max: particle.max }];
    case "sequence":
    case "all": {
      if (particle.max > 1) return [listOf(particle, "$sequence", { text: false })];
      const parts = particle.items.flatMap(partsOf);
      if (particle.min > 0 || parts.every((part) => isOptional(part))) return parts;
      return [{ kind: "choice", branches: [parts, []] }];
    }
    case "choice":
      return particle.max > 1 ? [listOf(particle, "$choice", { text: false })] : choiceParts(particle);
  }
}

/** Whether no content satisfies a particle: a required choice without branches. */
export function isImpossible(particle: ParticleModel): boolean {
  if (particle.min === 0 || particle.kind === "element" || particle.kind === "wildcard") return false;
  return particle.kind === "choice" ? particle.items.every(isImpossible) : particle.items.some(isImpossible);
}

/** Whether a particle has neither elements nor wildcards. */
function isHollow(particle: ParticleModel): boolean {
  return particle.kind !== "element" && particle.kind !== "wildcard" && particle.items.every(isHollow);
}

function choiceParts(particle: ParticleModel & { readonly kind: "choice" | "sequence" | "all" }): readonly PartModel[] {
  const branches = particle.items.filter((item) => !isImpossible(item)).map((item) => partsOf(item));
  const [only] = branches;
  const optional = particle.min === 0 || branches.some((parts) => parts.every(isOptional));
  if (branches.length === 1 && only !== undefined && !optional) return only;
  const present = branches
    .flatMap(flatBranches)
    .filter((parts) => parts.length > 0)
    .map((parts) => parts.map(asPresent));
  return [{ kind: "choice", branches: optional ? [...present, []] : present }];
}

/** The branches of a choice. A branch that is itself a choice counts as its branches. */
function flatBranches(parts: readonly PartModel[]): readonly (readonly PartModel[])[] {
  const [part, ...others] = parts;
  return part?.kind === "choice" && others.length === 0 ? part.branches : [parts];
}

/** A part of a chosen branch, with its element present: the empty branch expresses that all may be absent. */
function asPresent(part: PartModel, _index: number, branch: readonly PartModel[]): PartModel {
  if (part.kind !== "member" || branch.length > 1) return part;
  return { kind: "member", member: { ...part.member, required: true, min: Math.max(1, part.member.min) } };
}

/** Whether empty content satisfies a part. */
export function isOptional(part: PartModel): boolean {
  switch (part.kind) {
    case "member":
      return !part.member.required;
    case "choice":
      return part.branches.some((branch) => branch.every(isOptional));
    case "list":
      return !part.required;
    case "any":
      return part.min === 0;
  }
}

function listOf(particle: ParticleModel, property: string, { text }: { readonly text: boolean }): ListPart {
  const members = new Map<ExpandedName, MemberModel>();
  const taken = new Set<string>();
  let any = false;
  const visit = (one: ParticleModel): void => {
    if (one.kind === "wildcard") any = true;
    else if (one.kind !== "element") one.items.forEach(visit);
    else if (!members.has(one.element.name)) {
      const member = elementMember(one);
      const name = freeProperty(member.property, members.size + 1, taken);
      taken.add(name);
      members.set(member.name, { ...member, property: name, required: true, min: 1, max: 1 });
    }
  };
  visit(particle);
  return { kind: "list", property, members: [...members.values()], any, text, required: !isEmptiable(particle) };
}

/** The property of a member in a list: its name, or if an earlier member has that, the name with its position. */
function freeProperty(own: string, place: number, taken: ReadonlySet<string>): string {
  return taken.has(own) ? freeName(`${own}${place}`, (name) => taken.has(name)) : own;
}

/** Whether empty content satisfies a particle (XSD 1.0 Part 1, 3.9.6). */
function isEmptiable(particle: ParticleModel): boolean {
  if (particle.min === 0) return true;
  if (particle.kind === "element" || particle.kind === "wildcard") return false;
  return particle.kind === "choice" ? particle.items.some(isEmptiable) : particle.items.every(isEmptiable);
}

/** Numbers the properties of several lists: `$choice`, `$choice2`, ... */
function numberLists(parts: readonly PartModel[]): readonly PartModel[] {
  const counts = new Map<string, number>();
  const visit = (part: PartModel): PartModel => {
    if (part.kind === "choice") return { ...part, branches: part.branches.map((branch) => branch.map(visit)) };
    if (part.kind !== "list") return part;
    const count = (counts.get(part.property) ?? 0) + 1;
    counts.set(part.property, count);
    return count === 1 ? part : { ...part, property: `${part.property}${count}` };
  };
  return parts.map(visit);
}

/** Whether every element name occurs at one place, so that a member determines where its element is. */
function hasOwnPlaces(parts: readonly PartModel[]): boolean {
  const members = partMembers(parts);
  const names = new Set(members.map((member) => member.name));
  const properties = new Set(members.map((member) => member.property));
  return names.size === members.length && properties.size === members.length && countAny(parts) <= 1;
}

function countAny(parts: readonly PartModel[]): number {
  return parts.reduce((sum, part) => {
    if (part.kind === "any" || (part.kind === "list" && part.any)) return sum + 1;
    return part.kind === "choice" ? sum + part.branches.reduce((inner, branch) => inner + countAny(branch), 0) : sum;
  }, 0);
}

/** The wildcards of a particle, in order. */
export function wildcardsOf(particle: ParticleModel): readonly Wildcard[] {
  if (particle.kind === "wildcard") return [particle.wildcard];
  return particle.kind === "element" ? [] : particle.items.flatMap(wildcardsOf);
}

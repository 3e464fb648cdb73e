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
import { localName } from "./expanded-name.js";
import { freeName } from "./names/identifier.js";

/**
 * How the elements of a record stand in an object. Undefined where each is a member by its name; a single list
 * `$content` for mixed content, where a name has two places, and where there are too many choices for a type.
 */
export function recordParts(content: RecordContent): readonly PartModel[] | undefined {
  if (content.kind !== "elements") return undefined;
  const { particle, mixed } = content;
  if (mixed) return [listOf(particle, "$content", { text: true })];
  const parts = numberLists(partsOf(particle));
  if (!hasOwnPlaces(parts) || shapesOf(parts) > mostShapes) return [listOf(particle, "$content", { text: false })];
  return parts.every((part) => part.kind === "member") ? undefined : parts;
}

/** Compilers give up on unions of more. */
const mostShapes = 2000;

/** How many shapes an object may have by the branches that are chosen. */
export function shapesOf(parts: readonly PartModel[]): number {
  return parts.reduce((product, part) => {
    if (part.kind !== "choice") return product;
    return product * part.branches.reduce((sum, branch) => sum + shapesOf(branch), 0);
  }, 1);
}

/** The member of an element particle. */
export function elementMember(particle: ParticleModel & { readonly kind: "element" }): MemberModel {
  const { element, min, max } = particle;
  return { ...element, property: localName(element.name), node: "element", required: min > 0, min, max };
}

/** Every member of a record, those of its parts included. */
export function allMembers({ members, parts = [] }: Pick<RecordType, "members" | "parts">): readonly MemberModel[] {
  return [...members, ...partMembers(parts)];
}

/** The members that a record has or may have whichever branches of its choices are taken. */
export function plainMembers({ members, parts = [] }: Pick<RecordType, "members" | "parts">): readonly MemberModel[] {
  return [...members, ...parts.flatMap((part) => (part.kind === "member" ? [part.member] : []))];
}

/** Every element that parts hold, in order. */
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
  // No value has what holds nothing, and no type says so.
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

/** Whether nothing satisfies a particle, not even nothing: a choice that must be met and has no branches. */
export function isImpossible(particle: ParticleModel): boolean {
  if (particle.min === 0 || particle.kind === "element" || particle.kind === "wildcard") return false;
  return particle.kind === "choice" ? particle.items.every(isImpossible) : particle.items.some(isImpossible);
}

/** Whether there is no element and no wildcard in a particle. */
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

/** A branch that is nothing but a choice is as many branches. */
function flatBranches(parts: readonly PartModel[]): readonly (readonly PartModel[])[] {
  const [part, ...others] = parts;
  return part?.kind === "choice" && others.length === 0 ? part.branches : [parts];
}

/** A branch that is chosen has its element: that it may be absent is said by the empty branch. */
function asPresent(part: PartModel, _index: number, branch: readonly PartModel[]): PartModel {
  if (part.kind !== "member" || branch.length > 1) return part;
  return { kind: "member", member: { ...part.member, required: true, min: Math.max(1, part.member.min) } };
}

/** Whether nothing at all satisfies a part. */
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

/** The name of the member at that place in a list: its own; where a member before it has that, with the place behind it. */
function freeProperty(own: string, place: number, taken: ReadonlySet<string>): string {
  return taken.has(own) ? freeName(`${own}${place}`, (name) => taken.has(name)) : own;
}

/** Whether nothing at all satisfies a particle (XSD 1.0 Part 1, 3.9.6). */
function isEmptiable(particle: ParticleModel): boolean {
  if (particle.min === 0) return true;
  if (particle.kind === "element" || particle.kind === "wildcard") return false;
  return particle.kind === "choice" ? particle.items.some(isEmptiable) : particle.items.every(isEmptiable);
}

/** `$choice`, `$choice2`, ... */
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

/** Whether every element name has one place, so that a member says where it stands. */
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

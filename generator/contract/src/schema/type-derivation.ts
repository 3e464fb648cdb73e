import { isSamePlace } from "../diagnostics/span.js";
import { anyTypeName } from "./builtin-types.js";
import type { Derivation, ElementDeclaration, TypeDefinition, TypeReference } from "./schema-set.js";

/** Finds the types that components name. */
export interface TypeLookup {
  /** The definition a reference leads to; undefined only where a name could not be resolved. */
  readonly type: (reference: TypeReference) => TypeDefinition | undefined;
}

/**
 * The derivation steps that lead from one type to another (XSD 1.0 Part 1, 3.4.6 cos-ct-derived-ok and 3.14.6
 * cos-st-derived-ok); empty where they are the same type, undefined where none leads there.
 */
export function derivationSteps(
  from: TypeDefinition,
  to: TypeDefinition,
  lookup: TypeLookup,
): readonly Derivation[] | undefined {
  return derivationChain(from, to, lookup)?.slice(0, -1).map(derivationOf);
}

/** The types on the way from one to another, both ends included. */
function derivationChain(
  from: TypeDefinition,
  to: TypeDefinition,
  lookup: TypeLookup,
): readonly TypeDefinition[] | undefined {
  const chain: TypeDefinition[] = [];
  for (const current of basesOf(from, lookup)) {
    chain.push(current);
    if (isSameType(current, to)) return chain;
    if (current.kind === "simple" && isMember(current, to, lookup)) return [...chain, to];
  }
  return undefined;
}

/** Whether two types are one. A group that is used twice brings the types written in it in twice. */
function isSameType(one: TypeDefinition, other: TypeDefinition): boolean {
  return one === other || (one.name === undefined && other.name === undefined && isSameInPlace(one, other));
}

/** Whether two types written in place are one: also where a group brings it in twice, but not from two namespaces. */
export function isSameInPlace(one: TypeDefinition, other: TypeDefinition): boolean {
  return isSamePlace(one.at, other.at) && one.chameleon === other.chameleon;
}

/** Whether two elements have one type. One written in place is one type where it stands at one place, also when a group brings it in twice. */
export function haveSameType({ type: one }: ElementDeclaration, { type: other }: ElementDeclaration): boolean {
  if (one.kind === "named" || other.kind === "named") {
    return one.kind === "named" && other.kind === "named" && one.name === other.name;
  }
  return isSameInPlace(one.type, other.type);
}

function derivationOf(type: TypeDefinition): Derivation {
  return type.kind === "complex" ? type.derivation : "restriction";
}

/** Whether a type is one of the member types of a union without facets, or derived from one. */
function isMember(type: TypeDefinition, union: TypeDefinition, lookup: TypeLookup): boolean {
  const members = membersOf(union, lookup);
  return members.size > 0 && [...basesOf(type, lookup)].some((base) => members.has(base));
}

/** The member types of a union without facets, and of such unions among them; each once, in however many ways it is one. */
function membersOf(union: TypeDefinition, lookup: TypeLookup): ReadonlySet<TypeDefinition> {
  const members = new Set([union]);
  for (const one of members) {
    if (one.kind !== "simple" || one.variety.kind !== "union" || one.facets.length > 0) continue;
    for (const member of one.variety.members) {
      const definition = lookup.type(member);
      if (definition !== undefined) members.add(definition);
    }
  }
  members.delete(union);
  return members;
}

/** A type, its base, the base of that, and so on. */
function basesOf(type: TypeDefinition, lookup: TypeLookup): ReadonlySet<TypeDefinition> {
  const bases = new Set([type]);
  for (const one of bases) {
    const base = one.name === anyTypeName ? undefined : lookup.type(one.base);
    if (base !== undefined) bases.add(base);
  }
  return bases;
}

/** Whether one reference's type is the other's or derived from it without the excluded steps; true where one is unknown. */
export function isDerivedFrom(
  from: TypeReference,
  to: TypeReference,
  excluded: readonly Derivation[],
  lookup: TypeLookup,
): boolean {
  const [derived, base] = [lookup.type(from), lookup.type(to)];
  if (derived === undefined || base === undefined) return true;
  const steps = derivationSteps(derived, base, lookup);
  return steps !== undefined && !steps.some((step) => excluded.includes(step));
}

/**
 * Whether no step from the head's type to the member's is one that the head or a type on the way blocks (clause 2.3). A type that
 * is not derived from the head's has been reported, and its element is a member all the same.
 */
export function maySubstitute(member: ElementDeclaration, head: ElementDeclaration, lookup: TypeLookup): boolean {
  const [type, headType] = [lookup.type(member.type), lookup.type(head.type)];
  if (type === undefined || headType === undefined) return true;
  const chain = derivationChain(type, headType, lookup);
  const blocks = chain?.slice(1).flatMap((passed) => (passed.kind === "complex" ? passed.block : [])) ?? [];
  const blocked = new Set<Derivation>([...head.block, ...blocks]);
  return chain?.slice(0, -1).every((passed) => !blocked.has(derivationOf(passed))) ?? true;
}

/** What diagnostics call the base of a type: by its name, if it has one. */
export function baseLabel(base: TypeDefinition | undefined): string {
  return base?.name ?? "the base type";
}

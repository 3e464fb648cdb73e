import { isSamePlace } from "../diagnostics/span.js";
import { anyTypeName } from "./builtin-types.js";
import type { Derivation, ElementDeclaration, TypeDefinition, TypeLookup, TypeReference } from "./schema-set.js";
import { unrestrictedMembers } from "./simple-type-walks.js";

/**
 * The derivation steps from one type to another (XSD 1.0 Part 1, 3.4.6 cos-ct-derived-ok and 3.14.6 cos-st-derived-ok);
 * empty for the same type, undefined if there is no way.
 */
export function derivationSteps(
  from: TypeDefinition,
  to: TypeDefinition,
  lookup: TypeLookup,
): readonly Derivation[] | undefined {
  return derivationChain(from, to, lookup)?.slice(0, -1).map(derivationOf);
}

/** The types from one to another, both included. */
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

/** Whether two types are the same. A group that is used twice contains its types without names twice. */
function isSameType(one: TypeDefinition, other: TypeDefinition): boolean {
  return one === other || (one.name === undefined && other.name === undefined && isSameInPlace(one, other));
}

/** Whether two types without names are the same, also if a group contains the type twice, but not in two namespaces. */
export function isSameInPlace(one: TypeDefinition, other: TypeDefinition): boolean {
  return isSamePlace(one.at, other.at) && one.chameleon === other.chameleon;
}

/**
 * Whether two elements have the same type. A type without a name is the same if it is written at one place, even if a
 * group contains it twice.
 */
export function haveSameType({ type: one }: ElementDeclaration, { type: other }: ElementDeclaration): boolean {
  if (one.kind === "named" || other.kind === "named") {
    return one.kind === "named" && other.kind === "named" && one.name === other.name;
  }
  return isSameInPlace(one.type, other.type);
}

function derivationOf(type: TypeDefinition): Derivation {
  return type.kind === "complex" ? type.derivation : "restriction";
}

/** Whether a type is a member of a union without facets, or derived from one. */
function isMember(type: TypeDefinition, union: TypeDefinition, lookup: TypeLookup): boolean {
  const members = unrestrictedMembers(union, lookup);
  return members.size > 0 && [...basesOf(type, lookup)].some((base) => members.has(base));
}

/** A type, its base, the base's base, and so on. */
function basesOf(type: TypeDefinition, lookup: TypeLookup): ReadonlySet<TypeDefinition> {
  const bases = new Set([type]);
  for (const one of bases) {
    const base = one.name === anyTypeName ? undefined : lookup.type(one.base);
    if (base !== undefined) bases.add(base);
  }
  return bases;
}

/** Whether a type is another, or derived from it without the excluded steps; true if one of them is unknown. */
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
 * Whether neither the head nor a type on the way blocks a derivation step from the head's type to the member's (clause
 * 2.3). A member whose type is not derived from the head's has been reported, and still counts as a member.
 */
export function maySubstitute(member: ElementDeclaration, head: ElementDeclaration, lookup: TypeLookup): boolean {
  const [type, headType] = [lookup.type(member.type), lookup.type(head.type)];
  if (type === undefined || headType === undefined) return true;
  const chain = derivationChain(type, headType, lookup);
  const blocks = chain?.slice(1).flatMap((passed) => (passed.kind === "complex" ? passed.block : [])) ?? [];
  const blocked = new Set<Derivation>([...head.block, ...blocks]);
  return chain?.slice(0, -1).every((passed) => !blocked.has(derivationOf(passed))) ?? true;
}

/** The name of a base type in diagnostics. */
export function baseLabel(base: TypeDefinition | undefined): string {
  return base?.name ?? "the base type";
}

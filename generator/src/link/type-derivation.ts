import { anySimpleTypeName, anyTypeName } from "./builtin-types.js";
import type { ComponentIndex } from "./component-index.js";
import type { Derivation, ElementDeclaration, TypeDefinition, TypeReference } from "./schema-set.js";

/**
 * The derivation steps that lead from one type to another (XSD 1.0 Part 1, 3.4.6 cos-ct-derived-ok and 3.14.6
 * cos-st-derived-ok); empty where they are the same type, undefined where none leads there.
 */
export function derivationSteps(
  from: TypeDefinition,
  to: TypeDefinition,
  index: ComponentIndex,
): readonly Derivation[] | undefined {
  const steps: Derivation[] = [];
  let current: TypeDefinition | undefined = from;
  const met = new Set<TypeDefinition>();
  while (current !== undefined && !met.has(current)) {
    if (current === to) return steps;
    met.add(current);
    if (current.kind === "simple" && isMember(current, to, index)) return [...steps, "restriction"];
    if (current.name === anyTypeName) return undefined;
    steps.push(current.kind === "complex" ? current.derivation : "restriction");
    current =
      current.name === anySimpleTypeName ? index.type({ kind: "named", name: anyTypeName }) : index.type(current.base);
  }
  return undefined;
}

/** Whether a type is derived from one of the member types of a union without facets. */
function isMember(type: TypeDefinition, union: TypeDefinition, index: ComponentIndex): boolean {
  if (union.kind !== "simple" || union.variety.kind !== "union" || union.facets.length > 0) return false;
  return union.variety.members.some((member) => {
    const definition = index.type(member);
    return definition !== undefined && definition !== union && derivationSteps(type, definition, index) !== undefined;
  });
}

/** Whether one reference's type is the other's or derived from it without the excluded steps; true where one is unknown. */
export function isDerivedFrom(
  from: TypeReference,
  to: TypeReference,
  excluded: readonly Derivation[],
  index: ComponentIndex,
): boolean {
  const [derived, base] = [index.type(from), index.type(to)];
  if (derived === undefined || base === undefined) return true;
  const steps = derivationSteps(derived, base, index);
  return steps !== undefined && !steps.some((step) => excluded.includes(step));
}

/** All elements that may stand for one in a message, itself first (3.3.6, substitution group OK). */
export function substitutionGroup(head: ElementDeclaration, index: ComponentIndex): readonly ElementDeclaration[] {
  const group = new Set([head]);
  if (head.block.includes("substitution")) return [head];
  const headType = index.type(head.type);
  const blockedByType = headType?.kind === "complex" ? headType.block : [];
  for (const member of group) {
    for (const substitute of index.substitutesOf(member.name)) {
      if (isDerivedFrom(substitute.type, head.type, [...head.block, ...blockedByType], index)) group.add(substitute);
    }
  }
  return [...group];
}

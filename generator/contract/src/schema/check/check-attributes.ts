import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { builtinReference } from "../builtin-types.js";
import { namespaceName } from "../expanded-name.js";
import type { AttributeUse, ComplexTypeDefinition, ExpandedName, Wildcard } from "../schema-set.js";
import { isDerivedFrom } from "../type-derivation.js";
import { allowsNamespace, isNamespaceSubset, processStrength } from "../wildcard-namespaces.js";
import type { ComponentIndex } from "./component-index.js";
import type { SimpleTypeValues } from "./simple-type-values.js";

type Attributed = Pick<ComplexTypeDefinition, "attributes" | "attributeWildcard">;

/** Checks the attributes of a restriction against those of its base (XSD 1.0 Part 1, 3.4.6, rules 2 to 4). */
export function checkAttributeRestriction(
  type: Attributed & Pick<ComplexTypeDefinition, "at">,
  base: Attributed,
  values: SimpleTypeValues,
  diagnostics: Diagnostics,
): void {
  const report = (attribute: string, problem: string): void =>
    diagnostics.report("xsd-attribute-not-restricted", type.at, { attribute, problem });
  const [own, before] = [byName(type), byName(base)];
  for (const [name, use] of own) {
    const inherited = before.get(name);
    const problem =
      inherited === undefined ? newcomerProblem(name, base.attributeWildcard) : useProblem(use, inherited, values);
    if (problem !== undefined) report(name, problem);
  }
  for (const { attribute, required } of base.attributes) {
    if (!required || own.has(attribute.name)) continue;
    report(attribute.name, "the base requires it, so it cannot be prohibited");
  }
  const problem = wildcardProblem(type.attributeWildcard, base.attributeWildcard);
  if (problem !== undefined) report("(anyAttribute)", problem);
}

function byName({ attributes }: Attributed): ReadonlyMap<ExpandedName, AttributeUse> {
  return new Map(attributes.map((use) => [use.attribute.name, use]));
}

function newcomerProblem(name: string, wildcard: Wildcard | undefined): string | undefined {
  if (wildcard !== undefined && allowsNamespace(wildcard.namespaces, namespaceName(name))) return undefined;
  return "the base does not have it";
}

function useProblem(use: AttributeUse, inherited: AttributeUse, values: SimpleTypeValues): string | undefined {
  if (inherited.required && !use.required) return "the base requires it";
  if (!isDerivedFrom(use.attribute.type, inherited.attribute.type, [], values.index)) {
    return "its type is not derived from its type in the base";
  }
  const { valueConstraint: fixed, attribute } = inherited;
  if (fixed?.kind !== "fixed") return undefined;
  const own = use.valueConstraint;
  const { type } = attribute;
  const same =
    own?.kind === "fixed" && values.isSame(type, values.meant(fixed, type), values.meant(own, use.attribute.type));
  return same ? undefined : `the base fixes it to "${fixed.value}"`;
}

function wildcardProblem(own: Wildcard | undefined, inherited: Wildcard | undefined): string | undefined {
  if (own === undefined) return undefined;
  if (inherited === undefined) return "the base allows no other attributes";
  if (!isNamespaceSubset(own.namespaces, inherited.namespaces)) return "it allows namespaces that the base does not";
  return processStrength(own) < processStrength(inherited) ? "it checks less strictly than the base" : undefined;
}

/**
 * Checks that a type or attribute group has at most one attribute of type ID (XSD 1.0 Part 1, 3.4.6, ct-props-correct
 * 5; for a group 3.6.6, ag-props-correct 3).
 */
export function checkIds(index: ComponentIndex, diagnostics: Diagnostics): void {
  const id = builtinReference("ID");
  const groups = [...index.linked.groupAttributes.values()].map(({ uses }) => uses);
  for (const uses of [...[...index.complexTypes].map(({ attributes }) => attributes), ...groups]) {
    const [first, second] = uses.filter(({ attribute }) => isDerivedFrom(attribute.type, id, [], index));
    if (first === undefined || second === undefined) continue;
    const args = { first: first.attribute.name, second: second.attribute.name };
    diagnostics.report("xsd-two-ids", second.at, args);
  }
}

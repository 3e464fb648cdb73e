import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { ParticleSyntax, QualifiedName, TypeSyntax } from "../../syntax/schema-syntax.js";
import { expandedName } from "../expanded-name.js";
import { type Redefinition, type SchemaContext, targetName } from "../schema-context.js";
import type { ExpandedName, Particle } from "../schema-set.js";
import { checkAttributeRestriction } from "./check-attributes.js";
import { isEmptiable, particleRestrictionProblem } from "./particle-restriction.js";
import type { SimpleTypeValues } from "./simple-type-values.js";

/**
 * Checks that a component in xs:redefine derives from the component that it redefines (XSD 1.0 Part 1, 4.2.2,
 * src-redefine 5 to 7).
 */
export function checkRedefinitions(redefinitions: readonly Redefinition[], diagnostics: Diagnostics): void {
  for (const { syntax, context } of redefinitions) {
    const name = expandedName(context.namespace, syntax.name ?? "");
    const at = syntax.nameAt;
    switch (syntax.kind) {
      case "simpleType":
      case "complexType":
        if (isItself(baseOf(syntax), name, context)) break;
        diagnostics.report("xsd-redefine-not-itself", at, { kind: "type", name });
        break;
      case "group":
      case "attributeGroup": {
        const kind = syntax.kind === "group" ? "group" : "attribute group";
        if (selfReferencesOf({ syntax, context }, name) > 1)
          diagnostics.report("xsd-redefine-group", at, { kind, name });
        break;
      }
    }
  }
}

/**
 * Checks that a redefining group restricts the redefined group if it does not refer to it (src-redefine 6.2 and 7.2).
 */
export function checkRedefinedGroups(values: SimpleTypeValues, diagnostics: Diagnostics): void {
  for (const group of values.index.linked.redefinedGroups) {
    if (selfReferencesOf(group, group.name) > 0) continue;
    if (group.kind === "attributeGroup") {
      const [own, base] = [group.now, group.before].map(({ uses, wildcard }) => ({
        at: group.syntax.nameAt,
        attributes: uses,
        attributeWildcard: wildcard,
      }));
      if (own !== undefined && base !== undefined) checkAttributeRestriction(own, base, values, diagnostics);
      continue;
    }
    const problem = contentProblem(group.now, group.before, values);
    if (problem === undefined) continue;
    diagnostics.report("xsd-redefine-widens", group.syntax.nameAt, { name: group.name, problem });
  }
}

function contentProblem(
  now: Particle | undefined,
  before: Particle | undefined,
  values: SimpleTypeValues,
): string | undefined {
  if (now === undefined) return isEmptiable(before) ? undefined : "it is empty, but was not before";
  return particleRestrictionProblem(now, before, values);
}

/** How often a redefining group or attribute group refers to itself. A repeated reference counts twice. */
function selfReferencesOf({ syntax, context }: Redefinition, name: ExpandedName): number {
  if (syntax.kind === "attributeGroup") {
    return syntax.attributes.groups.filter((group) => isItself(group, name, context)).length;
  }
  if (syntax.kind !== "group" || syntax.particle === undefined) return 0;
  const own = selfReferences(syntax.particle, name, context);
  return own.length + own.filter(({ min, max }) => min !== 1 || max !== 1).length;
}

function baseOf(syntax: TypeSyntax): QualifiedName | undefined {
  if (syntax.kind === "complexType") return syntax.content.kind === "shorthand" ? undefined : syntax.content.base;
  return syntax.content.kind === "restriction" ? syntax.content.base : undefined;
}

function isItself(reference: QualifiedName | undefined, name: ExpandedName, context: SchemaContext): boolean {
  return reference !== undefined && targetName(reference, context) === name;
}

function selfReferences(
  particle: ParticleSyntax,
  name: ExpandedName,
  context: SchemaContext,
): readonly ParticleSyntax[] {
  if (particle.kind === "groupReference") return isItself(particle.ref, name, context) ? [particle] : [];
  return "items" in particle ? particle.items.flatMap((item) => selfReferences(item, name, context)) : [];
}

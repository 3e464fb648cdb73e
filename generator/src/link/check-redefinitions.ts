import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { ParticleSyntax, QualifiedName, TypeSyntax } from "../parse/schema-syntax.js";
import { expandedName, type Redefinition, type SchemaContext, targetName } from "./schema-context.js";
import type { ExpandedName } from "./schema-set.js";

/** Checks that what stands in xs:redefine builds on what it redefines (XSD 1.0 Part 1, 4.2.2, src-redefine 5 to 7). */
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
      case "group": {
        const own = syntax.particle === undefined ? [] : selfReferences(syntax.particle, name, context);
        if (own.length === 0 || (own.length === 1 && own[0]?.min === 1 && own[0].max === 1)) break;
        diagnostics.report("xsd-redefine-group", at, { kind: "group", name });
        break;
      }
      case "attributeGroup": {
        const own = syntax.attributes.groups.filter((group) => isItself(group, name, context));
        if (own.length > 1) diagnostics.report("xsd-redefine-group", at, { kind: "attribute group", name });
        break;
      }
    }
  }
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
  if (particle.kind !== "sequence" && particle.kind !== "choice" && particle.kind !== "all") return [];
  return particle.items.flatMap((item) => selfReferences(item, name, context));
}

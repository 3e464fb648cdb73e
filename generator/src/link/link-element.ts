import type { ElementSyntax, IdentityConstraintSyntax } from "../parse/schema-syntax.js";
import { anyTypeName } from "./builtin-types.js";
import { derivationSet, elementBlocks, typeDerivations } from "./derivation-sets.js";
import { valueConstraint } from "./link-attributes.js";
import { linkSimpleTypeInPlace } from "./link-simple-type.js";
import type { Linking } from "./linking.js";
import { checkImported, resolveReference } from "./resolve-reference.js";
import { expandedName, type SchemaContext, targetName } from "./schema-context.js";
import type { ElementDeclaration, ExpandedName, IdentityConstraint, TypeReference } from "./schema-set.js";

/** The component of an xs:element with a name (XSD 1.0 Part 1, section 3.3.2). */
export function linkElement(
  syntax: ElementSyntax,
  name: ExpandedName,
  context: SchemaContext,
  linking: Linking,
): ElementDeclaration {
  const head = syntax.substitutionGroup;
  return {
    at: syntax.at,
    documentation: syntax.documentation,
    name,
    type: linkType(syntax, context, linking, []),
    nillable: syntax.nillable,
    abstract: syntax.abstract,
    valueConstraint: valueConstraint(syntax.value),
    substitutionGroup: head === undefined ? undefined : resolveReference(head, "elements", context, linking),
    block: derivationSet(syntax.block, context.schema.block, elementBlocks),
    final: derivationSet(syntax.final, context.schema.final, typeDerivations),
    identityConstraints: syntax.identityConstraints.map((constraint) =>
      linkIdentityConstraint(constraint, context, linking),
    ),
  };
}

/** The name of an element declared inside a content model: qualified or not, as form and elementFormDefault say. */
export function localElementName(syntax: ElementSyntax, context: SchemaContext): ExpandedName {
  const qualified = (syntax.form ?? context.schema.elementForm) === "qualified";
  return expandedName(qualified ? context.namespace : "", syntax.name);
}

/** The type named or written in place, or else that of the substitution group's head, or else anyType. */
function linkType(
  syntax: ElementSyntax,
  context: SchemaContext,
  linking: Linking,
  heads: readonly ExpandedName[],
): TypeReference {
  const { type, inlineType, substitutionGroup } = syntax;
  if (type !== undefined) {
    const name = resolveReference(type, "types", context, linking);
    return { kind: "named", name: name ?? anyTypeName };
  }
  if (inlineType?.kind === "simpleType") return linkSimpleTypeInPlace(inlineType, context, linking);
  if (inlineType !== undefined) return { kind: "anonymous", type: linking.complexTypeInPlace(inlineType, context) };
  const head = substitutionGroup === undefined ? undefined : targetName(substitutionGroup, context);
  const definition = head === undefined ? undefined : linking.tables.elements.get(head);
  if (head === undefined || definition === undefined || heads.includes(head))
    return { kind: "named", name: anyTypeName };
  return linkType(definition.syntax, definition.context, linking, [...heads, head]);
}

function linkIdentityConstraint(
  syntax: IdentityConstraintSyntax,
  context: SchemaContext,
  linking: Linking,
): IdentityConstraint {
  if (syntax.refer !== undefined) checkImported(syntax.refer, context, linking);
  return {
    kind: syntax.kind,
    at: syntax.at,
    documentation: syntax.documentation,
    name: expandedName(context.namespace, syntax.name),
    refer: syntax.refer === undefined ? undefined : targetName(syntax.refer, context),
    selector: syntax.selector,
    fields: syntax.fields,
  };
}

import type { ElementSyntax, IdentityConstraintSyntax } from "../../syntax/schema-syntax.js";
import { anyTypeReference } from "../builtin-types.js";
import { expandedName } from "../expanded-name.js";
import { type Definition, type SchemaContext, targetName } from "../schema-context.js";
import type { ElementDeclaration, ExpandedName, IdentityConstraint, TypeReference } from "../schema-set.js";
import { valueConstraint } from "./link-attributes.js";
import { linkSimpleTypeInPlace } from "./link-simple-type.js";
import { derivationSet, elementBlocks, type Linking, typeDerivations } from "./linking.js";
import { checkImported, resolveReference } from "./resolve-reference.js";
import type { SymbolTables } from "./symbol-tables.js";
import { reportUnknownPrefix } from "./unresolved-reference.js";

/** The component of an xs:element in a content model (XSD 1.0 Part 1, section 3.3.2). */
export function linkElement(
  syntax: ElementSyntax,
  name: ExpandedName,
  context: SchemaContext,
  linking: Linking,
): ElementDeclaration {
  return declare(name, linkElementType({ syntax, context }, linking), { syntax, context }, linking);
}

/** The component of a global xs:element. */
export function linkTopElement(name: ExpandedName, entry: Entry, linking: Linking): ElementDeclaration {
  return declare(name, linking.elementType(name) ?? anyTypeReference, entry, linking);
}

/** An element declaration with its schema. */
type Entry = Pick<Definition<ElementSyntax>, "syntax" | "context">;

function declare(
  name: ExpandedName,
  type: TypeReference,
  { syntax, context }: Entry,
  linking: Linking,
): ElementDeclaration {
  const head = syntax.substitutionGroup;
  return {
    at: syntax.at,
    documentation: syntax.documentation,
    name,
    type,
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

/** The name of a local element, qualified or not as form and elementFormDefault say. */
export function localElementName(syntax: ElementSyntax, context: SchemaContext): ExpandedName {
  const qualified = (syntax.form ?? context.schema.elementForm) === "qualified";
  return expandedName(qualified ? context.namespace : "", syntax.name);
}

/** The type of an element: named or local, or else that of the substitution group's head, or else anyTypeReference. */
export function linkElementType({ syntax, context }: Entry, linking: Linking): TypeReference {
  const { type, inlineType } = syntax;
  if (type !== undefined) {
    const name = resolveReference(type, "types", context, linking);
    return name === undefined ? anyTypeReference : { kind: "named", name };
  }
  if (inlineType?.kind === "simpleType") return linkSimpleTypeInPlace(inlineType, context, linking);
  if (inlineType !== undefined) return { kind: "anonymous", type: linking.complexTypeInPlace(inlineType, context) };
  const head = typedHead({ syntax, context }, linking.tables);
  return head === undefined ? anyTypeReference : (linking.elementType(head) ?? anyTypeReference);
}

/** The nearest head, or head of a head, that has a type of its own. */
function typedHead(element: Entry, { elements }: SymbolTables): ExpandedName | undefined {
  const met = new Set<ExpandedName>();
  for (let current = element; ; ) {
    const { substitutionGroup } = current.syntax;
    const head = substitutionGroup === undefined ? undefined : targetName(substitutionGroup, current.context);
    const definition = head === undefined ? undefined : elements.get(head);
    if (head === undefined || definition === undefined || met.has(head)) return undefined;
    if (definition.syntax.type !== undefined || definition.syntax.inlineType !== undefined) return head;
    met.add(head);
    current = definition;
  }
}

function linkIdentityConstraint(
  syntax: IdentityConstraintSyntax,
  context: SchemaContext,
  linking: Linking,
): IdentityConstraint {
  return {
    kind: syntax.kind,
    at: syntax.at,
    documentation: syntax.documentation,
    name: expandedName(context.namespace, syntax.name),
    refer: referredKey(syntax, context, linking),
    selector: syntax.selector,
    fields: syntax.fields,
  };
}

/** The key that a keyref names; undefined after an undeclared prefix was reported. */
function referredKey(
  { refer }: IdentityConstraintSyntax,
  context: SchemaContext,
  linking: Linking,
): ExpandedName | undefined {
  if (refer === undefined) return undefined;
  if (refer.undeclaredPrefix !== undefined) {
    reportUnknownPrefix(refer, linking.diagnostics);
    return undefined;
  }
  checkImported(refer, context, linking);
  return targetName(refer, context);
}

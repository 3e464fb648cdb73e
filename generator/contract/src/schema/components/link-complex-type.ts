import type { Span } from "../../diagnostics/span.js";
import { isBuiltInLocation } from "../../read/resolve-location.js";
import type {
  ComplexContentSyntax,
  ComplexTypeSyntax,
  ParticleSyntax,
  QualifiedName,
} from "../../syntax/schema-syntax.js";
import { anySimpleTypeName, anyTypeName, anyTypeReference, builtinReference } from "../builtin-types.js";
import { openBase } from "../open-components.js";
import { chameleonOf, type SchemaContext } from "../schema-context.js";
import type {
  ComplexTypeDefinition,
  Content,
  Particle,
  SimpleTypeDefinition,
  TypeDefinition,
  TypeReference,
} from "../schema-set.js";
import { baseLabel } from "../type-derivation.js";
import { deriveAttributes, linkAttributes } from "./link-attributes.js";
import { linkParticle } from "./link-particle.js";
import { linkSimpleTypeInPlace, restrictSimpleType, type TypeIdentity } from "./link-simple-type.js";
import { definitionOf, derivationSet, type Linking, typeDerivations } from "./linking.js";
import { resolveReference } from "./resolve-reference.js";

/** The component of an xs:complexType (XSD 1.0 Part 1, section 3.4.2). */
export function linkComplexType(
  syntax: ComplexTypeSyntax,
  context: SchemaContext,
  linking: Linking,
  identity: TypeIdentity,
): ComplexTypeDefinition {
  const { content } = syntax;
  const found = linkBase(content, context, linking, identity);
  const base = found ?? anyTypeReference;
  const isOpen = found === undefined && linking.openUnresolved && content.kind === "complexContent";
  const lost = isOpen ? openBase : undefined;
  const definition = found === undefined ? lost : definitionOf(found, linking);
  const derivation = content.kind === "shorthand" ? "restriction" : content.derivation;
  const own = linkAttributes(content.attributes, context, linking);
  if (content.kind === "shorthand") {
    checkArrayType(content, linking);
    checkItems(content.particle, identity.name ?? "", linking);
  }
  return {
    kind: "complex",
    at: syntax.at,
    documentation: syntax.documentation,
    ...chameleonOf(context),
    name: identity.name,
    abstract: syntax.abstract,
    final: derivationSet(syntax.final, context.schema.final, typeDerivations),
    block: derivationSet(syntax.block, context.schema.block, typeDerivations),
    base,
    derivation,
    ...deriveAttributes(own, content.kind === "shorthand" ? undefined : definition, derivation, linking),
    ...linkContent(syntax, definition, context, linking),
    ...(content.kind === "shorthand" && content.encodedArray ? { encodedArray: true } : {}),
  };
}

/** Reports an array type that cannot be read, as an unresolved reference: it only matters if a message needs it. */
function checkArrayType(
  { unreadArrayType, bareArrayType }: Extract<ComplexContentSyntax, { readonly kind: "shorthand" }>,
  linking: Linking,
): void {
  if (bareArrayType !== undefined) {
    const { value, at } = bareArrayType;
    linking.diagnostics.report("xsd-array-type-form", at, { value, meant: `${value}[]` });
  }
  if (unreadArrayType === undefined) return;
  const { value, at } = unreadArrayType;
  linking.unresolved({ isArrayType: true, kind: "type", name: value, help: () => "", at });
}

/** Warns of an array that does not give the type of its items, because its author probably forgot it. */
function checkItems(particle: ParticleSyntax | undefined, type: string, { diagnostics }: Linking): void {
  if (particle?.kind !== "sequence" || particle.max !== 1) return;
  const [only, ...others] = particle.items;
  if (only?.kind !== "element" || only.max <= 1 || others.length > 0) return;
  const { element } = only;
  if (isBuiltInLocation(element.at.uri)) return;
  if (element.type === undefined && element.inlineType === undefined && element.substitutionGroup === undefined)
    diagnostics.report("xsd-items-undeclared", element.at, { element: element.name, type: type || "this type" });
}

/** The base type; undefined if it could not be resolved (reported). */
function linkBase(
  content: ComplexContentSyntax,
  context: SchemaContext,
  linking: Linking,
  identity: TypeIdentity,
): TypeReference | undefined {
  if (content.kind === "shorthand") return anyTypeReference;
  return content.base === undefined ? undefined : linkBaseName(content.base, context, linking, identity);
}

function linkBaseName(
  base: QualifiedName,
  context: SchemaContext,
  linking: Linking,
  identity: TypeIdentity,
): TypeReference | undefined {
  const name = resolveReference(base, "types", context, linking);
  if (name === undefined) return undefined;
  if (name === identity.name && identity.original !== undefined) return identity.original;
  return linking.typeNamed(name) === undefined ? undefined : { kind: "named", name };
}

type LinkedContent = Pick<ComplexTypeDefinition, "content" | "addition">;

function linkContent(
  syntax: ComplexTypeSyntax,
  base: TypeDefinition | undefined,
  context: SchemaContext,
  linking: Linking,
): LinkedContent {
  const { content } = syntax;
  if (content.kind === "simpleContent") {
    return { content: linkSimpleContent(content, base, context, linking), addition: undefined };
  }
  const particle = explicitContent(content.particle, context, linking);
  if (content.kind === "shorthand") return { content: contentOf(particle, syntax.mixed), addition: undefined };
  if (base?.kind === "simple" && particle === undefined) {
    linking.diagnostics.report("xsd-base-simple", content.at, { base: baseLabel(base) });
    return { content: { kind: "simple", type: referenceTo(base) }, addition: undefined };
  }
  const explicit = contentOf(particle, content.mixed ?? syntax.mixed);
  if (content.derivation === "restriction") return { content: explicit, addition: undefined };
  checkExtendedContent(explicit, base, content.at, linking);
  return { content: extendContent(explicit, particle, base, syntax), addition: particle };
}

function contentOf(particle: Particle | undefined, mixed: boolean): Content {
  return particle === undefined && !mixed ? { kind: "empty" } : { kind: "elements", mixed, particle };
}

/**
 * Checks that an extension does not turn simple content into mixed content, and that for other types both are mixed or
 * neither is (3.4.6). An extension of xs:anyType that is not mixed is tolerated, as in other tools.
 */
function checkExtendedContent(
  explicit: Content,
  base: TypeDefinition | undefined,
  at: Span,
  { diagnostics }: Linking,
): void {
  if (explicit.kind !== "elements" || base?.kind !== "complex") return;
  const { mixed, particle } = explicit;
  if (base.content.kind === "simple" && particle === undefined) {
    diagnostics.report("xsd-extends-simple-content", at, { base: baseLabel(base) });
  }
  if (base.name === anyTypeName || base.content.kind !== "elements" || base.content.mixed === mixed) return;
  diagnostics.report("xsd-mixed-differs", at, { mixed: mixed ? "the extension" : "the base" });
}

/** The effective content of an extension: the base's content, then the addition. */
function extendContent(
  explicit: Content,
  addition: Particle | undefined,
  base: TypeDefinition | undefined,
  syntax: ComplexTypeSyntax,
): Content {
  if (base?.kind !== "complex") return explicit;
  if (base.content.kind === "empty") return explicit;
  if (addition === undefined || base.content.kind === "simple") return base.content;
  const before = base.content.particle;
  const mixed = base.content.mixed || (explicit.kind === "elements" && explicit.mixed);
  if (before === undefined) return { kind: "elements", mixed, particle: addition };
  const at = syntax.content.kind === "shorthand" ? syntax.at : syntax.content.at;
  const items = extendedAll(before, addition);
  const particle: Particle =
    items === undefined
      ? { kind: "sequence", min: 1, max: 1, at, items: [before, addition] }
      : { kind: "all", min: 1, max: 1, at, items };
  return { kind: "elements", mixed, particle };
}

/**
 * The items of an extended or extending xs:all: the items of both in any order, as in XSD 1.1. Undefined if neither
 * content is an xs:all.
 */
function extendedAll(base: Particle, addition: Particle): readonly Particle[] | undefined {
  return base.kind === "all" || addition.kind === "all" ? [...itemsOf(base), ...itemsOf(addition)] : undefined;
}

/** The items of a particle. A choice or repeated group counts as one item. */
function itemsOf(particle: Particle): readonly Particle[] {
  if ((particle.kind !== "all" && particle.kind !== "sequence") || particle.max > 1) return [particle];
  return particle.min > 0 ? particle.items : particle.items.map((item) => ({ ...item, min: 0 }));
}

/** The explicit content of a type; undefined if it has none (section 3.4.2, effective content 2.1). */
function explicitContent(
  syntax: ParticleSyntax | undefined,
  context: SchemaContext,
  linking: Linking,
): Particle | undefined {
  const particle = syntax === undefined ? undefined : linkParticle(syntax, context, linking);
  switch (syntax?.kind) {
    case "sequence":
    case "all":
      return syntax.items.length === 0 ? undefined : particle;
    case "choice":
      return syntax.items.length === 0 && syntax.min === 0 ? undefined : particle;
    default:
      return particle;
  }
}

/** Replaces the type of simple content if the base is missing or has no simple content, which has been reported. */
const absentType = builtinReference("anySimpleType");

function linkSimpleContent(
  content: ComplexContentSyntax & { readonly kind: "simpleContent" },
  base: TypeDefinition | undefined,
  context: SchemaContext,
  linking: Linking,
): Content {
  const inherited = simpleContentOf(base);
  if (content.derivation === "extension") {
    if (inherited === undefined && base !== undefined) {
      linking.diagnostics.report("xsd-base-not-simple-content", content.at, { base: baseLabel(base) });
    }
    return { kind: "simple", type: inherited ?? absentType };
  }
  const inPlace = content.inlineType && linkSimpleTypeInPlace(content.inlineType, context, linking);
  if (base?.kind === "simple") {
    linking.diagnostics.report("xsd-restricts-simple-type", content.at, { base: baseLabel(base) });
  } else if (inherited === undefined && inPlace === undefined && base !== undefined) {
    linking.diagnostics.report("xsd-base-not-simple-content", content.at, { base: baseLabel(base) });
  }
  const restricted = inPlace ?? inherited ?? absentType;
  if (content.facets.length === 0) return { kind: "simple", type: restricted };
  if (restricted === inherited && inherited !== absentType && isAnySimpleType(inherited)) {
    linking.diagnostics.report("xsd-restricts-any-simple-type", content.at, {});
  }
  const place = { at: content.at, ...chameleonOf(context) };
  return {
    kind: "simple",
    type: { kind: "anonymous", type: restrictSimpleType(restricted, content.facets, place, linking) },
  };
}

function isAnySimpleType(type: TypeReference): boolean {
  return type.kind === "named" && type.name === anySimpleTypeName;
}

function simpleContentOf(base: TypeDefinition | undefined): TypeReference<SimpleTypeDefinition> | undefined {
  if (base === undefined) return undefined;
  if (base.kind === "complex") return base.content.kind === "simple" ? base.content.type : undefined;
  return referenceTo(base);
}

function referenceTo(type: SimpleTypeDefinition): TypeReference<SimpleTypeDefinition> {
  return type.name === undefined ? { kind: "anonymous", type } : { kind: "named", name: type.name };
}

import type { FacetSyntax, QualifiedName, SimpleContentSyntax, SimpleTypeSyntax } from "../../syntax/schema-syntax.js";
import { anySimpleTypeName, anySimpleTypeReference } from "../builtin-types.js";
import { chameleonOf, type SchemaContext, targetName } from "../schema-context.js";
import type { ExpandedName, SimpleTypeDefinition, TypeReference, Variety } from "../schema-set.js";
import { linkFacets } from "./link-facets.js";
import { derivationSet, type Linking, simpleDefinitionOf, simpleDerivations } from "./linking.js";
import { resolveReference } from "./resolve-reference.js";

type SimpleReference = TypeReference<SimpleTypeDefinition>;

/** The names of a type definition: its own, and that of the type it redefines. */
export interface TypeIdentity {
  readonly name: ExpandedName | undefined;
  /** The meaning of a base of the same name inside xs:redefine. */
  readonly original: TypeReference | undefined;
}

const anonymous: TypeIdentity = { name: undefined, original: undefined };

/** The component of an xs:simpleType (XSD 1.0 Part 1, section 3.14.2). */
export function linkSimpleType(
  syntax: SimpleTypeSyntax,
  context: SchemaContext,
  linking: Linking,
  identity: TypeIdentity = anonymous,
): SimpleTypeDefinition {
  const { content } = syntax;
  const base = linkBase(content, context, linking, identity);
  const variety = linkVariety(content, base, context, linking);
  return {
    kind: "simple",
    at: syntax.at,
    documentation: syntax.documentation,
    ...chameleonOf(context),
    name: identity.name,
    final: derivationSet(syntax.final, context.schema.final, simpleDerivations),
    base,
    variety,
    facets: content.kind === "restriction" ? linkFacets(content.facets, { base, variety }, linking) : [],
    openEnumeration: syntax.openEnumeration,
  };
}

/** A reference to a simple type without a name. */
export function linkSimpleTypeInPlace(
  syntax: SimpleTypeSyntax,
  context: SchemaContext,
  linking: Linking,
): SimpleReference {
  return { kind: "anonymous", type: linkSimpleType(syntax, context, linking) };
}

/** A reference to a simple type by name; anySimpleType if it cannot be resolved or is complex (reported). */
function linkSimpleTypeName(name: QualifiedName, context: SchemaContext, linking: Linking): SimpleReference {
  const expanded = resolveReference(name, "types", context, linking);
  if (expanded === undefined) return anySimpleTypeReference;
  const definition = linking.typeNamed(expanded);
  if (definition?.kind === "simple") return { kind: "named", name: expanded };
  if (definition !== undefined) linking.diagnostics.report("xsd-not-a-simple-type", name.at, { name: expanded });
  return anySimpleTypeReference;
}

/** The type that an attribute names or that is written in place; anySimpleType if there is neither. */
export function linkSimpleTypeEither(
  name: QualifiedName | undefined,
  inPlace: SimpleTypeSyntax | undefined,
  context: SchemaContext,
  linking: Linking,
): SimpleReference {
  if (name !== undefined) return linkSimpleTypeName(name, context, linking);
  return inPlace === undefined ? anySimpleTypeReference : linkSimpleTypeInPlace(inPlace, context, linking);
}

function linkBase(
  content: SimpleContentSyntax,
  context: SchemaContext,
  linking: Linking,
  identity: TypeIdentity,
): SimpleReference {
  if (content.kind !== "restriction") return anySimpleTypeReference;
  const { base, inlineType } = content;
  if (base !== undefined && targetName(base, context) === anySimpleTypeName) {
    linking.diagnostics.report("xsd-restricts-any-simple-type", base.at, {});
  }
  const original = base === undefined ? undefined : originalOf(base, context, linking, identity);
  return original ?? linkSimpleTypeEither(base, inlineType, context, linking);
}

/** The redefined type, which a base of the type's own name means inside xs:redefine. */
function originalOf(
  base: QualifiedName,
  context: SchemaContext,
  linking: Linking,
  identity: TypeIdentity,
): SimpleReference | undefined {
  const { name, original } = identity;
  if (original?.kind !== "anonymous" || original.type.kind !== "simple" || name === undefined) return undefined;
  const meant = resolveReference(base, "types", context, linking);
  return meant === name ? { kind: "anonymous", type: original.type } : undefined;
}

function linkVariety(
  content: SimpleContentSyntax,
  base: SimpleReference,
  context: SchemaContext,
  linking: Linking,
): Variety {
  switch (content.kind) {
    case "restriction":
      return varietyOfBase(base, linking);
    case "list":
      return { kind: "list", item: linkSimpleTypeEither(content.item, content.inlineType, context, linking) };
    case "union": {
      const named = content.members.map((member) => linkSimpleTypeName(member, context, linking));
      const inPlace = content.inlineTypes.map((type) => linkSimpleTypeInPlace(type, context, linking));
      return { kind: "union", members: [...named, ...inPlace] };
    }
  }
}

function varietyOfBase(base: SimpleReference, linking: Linking): Variety {
  return simpleDefinitionOf(base, linking)?.variety ?? { kind: "atomic", builtin: "anySimpleType" };
}

/** The simple type that restricts another one by facets, as in simpleContent. */
export function restrictSimpleType(
  base: SimpleReference,
  facets: readonly FacetSyntax[],
  place: Pick<SimpleTypeDefinition, "at" | "chameleon">,
  linking: Linking,
): SimpleTypeDefinition {
  const variety = varietyOfBase(base, linking);
  return {
    kind: "simple",
    ...place,
    documentation: undefined,
    name: undefined,
    final: [],
    base,
    variety,
    facets: linkFacets(facets, { base, variety }, linking),
  };
}

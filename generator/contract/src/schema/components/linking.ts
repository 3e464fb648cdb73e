import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Span } from "../../diagnostics/span.js";
import type { AttributeUseSyntax, ComplexTypeSyntax, DerivationSet } from "../../syntax/schema-syntax.js";
import type { SchemaContext } from "../schema-context.js";
import type {
  AttributeUse,
  ComplexTypeDefinition,
  Derivation,
  ExpandedName,
  Facet,
  SimpleTypeDefinition,
  TypeDefinition,
  TypeReference,
} from "../schema-set.js";
import type { SymbolTables } from "./symbol-tables.js";
import type { UnresolvedReference } from "./unresolved-reference.js";

/** The context for linking one component. */
export interface Linking {
  readonly tables: SymbolTables;
  readonly diagnostics: Diagnostics;
  /** The definition of a built-in or declared type, linked now if necessary; undefined in a circle. */
  readonly typeNamed: (name: ExpandedName) => TypeDefinition | undefined;
  /** The type of a global element. Members of its substitution group without a type of their own share it. */
  readonly elementType: (name: ExpandedName) => TypeReference | undefined;
  /** A complex type without a name. Its content is linked last, because types may contain each other. */
  readonly complexTypeInPlace: (syntax: ComplexTypeSyntax, context: SchemaContext) => ComplexTypeDefinition;
  /** Notes an unresolved reference of the component that is being linked. */
  readonly unresolved: (reference: Omit<UnresolvedReference, "owner">) => void;
  /** Whether unresolved references allow any content. */
  readonly openUnresolved: boolean;
  /** The missing imports that were reported, once for each schema and namespace. */
  readonly missingImports: Set<string>;
  /**
   * The number of group references that may still be replaced by content, because groups of groups can grow without
   * end.
   */
  readonly budget: { groups: number };
  /** The kinds of definitions that had a too long chain. */
  readonly longChains: Set<string>;
  /** The facets with `fixed="true"`. */
  readonly fixedFacets: Set<Facet>;
  /** The syntax of attribute uses in groups. A use counts once even if many types refer to the group. */
  readonly groupUses: Map<AttributeUse, AttributeUseSyntax>;
}

/** The definition that a reference names; undefined if it could not be resolved (reported). */
export function definitionOf(reference: TypeReference, linking: Linking): TypeDefinition | undefined {
  return reference.kind === "anonymous" ? reference.type : linking.typeNamed(reference.name);
}

/** The simple type that a reference names; undefined if it is complex or could not be resolved. */
export function simpleDefinitionOf(reference: TypeReference, linking: Linking): SimpleTypeDefinition | undefined {
  const definition = definitionOf(reference, linking);
  return definition?.kind === "simple" ? definition : undefined;
}

/**
 * The longest chain of definitions of one kind. Chains are followed by recursion, here and in later stages, whose stack
 * holds several times as many. No contract by people has such a long chain.
 */
export const longestChain = 200;

/** The end of a too long chain. */
interface ChainEnd {
  readonly kind: "type" | "group" | "attribute group";
  readonly name: string;
  readonly at: Span;
}

/** Reports the first too long chain of a kind. All definitions that lead into it are too long as well. */
export function reportLongChain({ kind, name, at }: ChainEnd, { diagnostics, longChains }: Linking): void {
  if (longChains.has(kind)) return;
  longChains.add(kind);
  diagnostics.report("xsd-chain-too-long", at, { kind, name, most: String(longestChain) });
}

/**
 * The derivations in a block or final attribute, or else in the schema's default, as far as they apply to the
 * component.
 */
export function derivationSet(
  own: DerivationSet,
  byDefault: DerivationSet,
  known: readonly Derivation[],
): readonly Derivation[] {
  const words = own ?? byDefault ?? [];
  return words.includes("#all") ? known : known.filter((derivation) => words.includes(derivation));
}

/** The derivations that `block` of an element and `blockDefault` may name. */
export const elementBlocks: readonly Derivation[] = ["extension", "restriction", "substitution"];

/** The derivations that `final` of an element, and `block` and `final` of a complex type may name. */
export const typeDerivations: readonly Derivation[] = ["extension", "restriction"];

/** The derivations that `final` of a simple type may name. */
export const simpleDerivations: readonly Derivation[] = ["extension", "restriction", "list", "union"];

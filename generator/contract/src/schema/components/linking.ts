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

/** What the linking of one component needs of the whole. */
export interface Linking {
  readonly tables: SymbolTables;
  readonly diagnostics: Diagnostics;
  /** The definition of a built-in or declared type, linked first where it has not been yet. Undefined in a circle. */
  readonly typeNamed: (name: ExpandedName) => TypeDefinition | undefined;
  /** The type of a top-level element, one for it and for those of its substitution group that have none of their own. */
  readonly elementType: (name: ExpandedName) => TypeReference | undefined;
  /** A complex type written in place. Its content is there once linking has ended, so that types may nest in circles. */
  readonly complexTypeInPlace: (syntax: ComplexTypeSyntax, context: SchemaContext) => ComplexTypeDefinition;
  /** Notes a reference that leads nowhere, with the component that is being linked. */
  readonly unresolved: (reference: Omit<UnresolvedReference, "owner">) => void;
  /** Whether what leads nowhere is any content. */
  readonly openUnresolved: boolean;
  /** Missing imports told already: once for each schema and namespace. */
  readonly missingImports: Set<string>;
  /** How many group references may still be replaced by their content: groups of groups grow without end. */
  readonly budget: { groups: number };
  /** The kinds of definitions of which a chain was too long. */
  readonly longChains: Set<string>;
  /** Facets written `fixed="true"`. */
  readonly fixedFacets: Set<Facet>;
  /** What of an attribute group the uses come from that it gives types: one use, however many types refer to the group. */
  readonly groupUses: Map<AttributeUse, AttributeUseSyntax>;
}

/** The definition a reference leads to; undefined where it could not be resolved (reported). */
export function definitionOf(reference: TypeReference, linking: Linking): TypeDefinition | undefined {
  return reference.kind === "anonymous" ? reference.type : linking.typeNamed(reference.name);
}

/** The simple type a reference leads to; undefined where it is complex or could not be resolved. */
export function simpleDefinitionOf(reference: TypeReference, linking: Linking): SimpleTypeDefinition | undefined {
  const definition = definitionOf(reference, linking);
  return definition?.kind === "simple" ? definition : undefined;
}

/**
 * How many definitions of a kind may lead from one to the next. They are followed by recursion, here and in the stages behind,
 * whose stack holds several times as many. No contract that people write has so long a chain.
 */
export const longestChain = 200;

/** What a chain leads to when it has become too long. */
interface ChainEnd {
  readonly kind: "type" | "group" | "attribute group";
  readonly name: string;
  readonly at: Span;
}

/** Says of the first chain of a kind that it is too long: all that lead into it are. */
export function reportLongChain({ kind, name, at }: ChainEnd, { diagnostics, longChains }: Linking): void {
  if (longChains.has(kind)) return;
  longChains.add(kind);
  diagnostics.report("xsd-chain-too-long", at, { kind, name, most: String(longestChain) });
}

/** The derivations a block or final attribute names, or else the schema's default for it, of those the component knows. */
export function derivationSet(
  own: DerivationSet,
  byDefault: DerivationSet,
  known: readonly Derivation[],
): readonly Derivation[] {
  const words = own ?? byDefault ?? [];
  return words.includes("#all") ? known : known.filter((derivation) => words.includes(derivation));
}

/** What `block` of an element and `blockDefault` may name. */
export const elementBlocks: readonly Derivation[] = ["extension", "restriction", "substitution"];

/** What `final` of an element, and `block` and `final` of a complex type may name. */
export const typeDerivations: readonly Derivation[] = ["extension", "restriction"];

/** What `final` of a simple type may name. */
export const simpleDerivations: readonly Derivation[] = ["extension", "restriction", "list", "union"];

import type { Span } from "@stubwright/contract/diagnostics";
import type {
  ComplexTypeDefinition,
  ElementDeclaration,
  TypeDefinition,
  TypeReference,
  Wildcard,
} from "@stubwright/contract/schema";
import type { Change, ChangedNode } from "../change.js";
import type { Sides } from "../contract/contract-side.js";

/** Two types at the same place of the two contracts, with the changes in them and the pairs that they use. */
export interface TypePair {
  readonly path: string;
  readonly changes: Change[];
  readonly uses: Set<TypePair>;
  /** The old namespaces whose names are in the type's messages. */
  readonly namespaces: Set<string>;
  /** The additional changes and namespaces of messages in which all values name their type, as in SOAP's encoding. */
  readonly typed: { readonly changes: Change[]; readonly namespaces: Set<string> };
}

/** The places of something on both sides. */
interface Places {
  readonly base: Span;
  readonly head: Span;
}

/** A change without its place. */
export type Difference = Partial<Change> & Pick<Change, "rule" | "old" | "new">;

/** The place that changes are reported for. */
export interface Place {
  readonly pair: TypePair;
  readonly node: ChangedNode;
  readonly path: string;
  readonly qname: string | undefined;
  readonly at: Places;
}

/** A pair without changes. */
export function newPair(path: string): TypePair {
  return { path, changes: [], uses: new Set(), namespaces: new Set(), typed: { changes: [], namespaces: new Set() } };
}

/** Adds differences at a place. */
export function report(place: Place, differences: readonly Difference[]): void {
  const { pair, node, path, qname, at } = place;
  for (const difference of differences) pair.changes.push({ node, path, qname, ...at, ...difference });
}

/**
 * The interface through which the parts of the comparison call each other: `compareElements` compares types through it,
 * and the comparison of types calls `compareElements`. `TypeComparer` is the only implementation.
 */
export interface TypeComparison {
  readonly sides: Sides;
  /** Compares two types. Differences of simple values are reported at the place, those of content at the type. */
  compare(old: TypeReference, now: TypeReference, place: Place): void;
  /**
   * Compares two declarations of an element, and the elements that may substitute them. Differences of global declarations are
   * reported once, at the declaration, however often it is used.
   */
  declarations(old: ElementDeclaration, now: ElementDeclaration, place: Place): void;
  /** Compares two declarations of an element without the elements that may substitute them. */
  alone(old: ElementDeclaration, now: ElementDeclaration, place: Place): void;
  /** The pair of two complex types. `path` names it if the old type has no name, or is still there beside the new one. */
  complex(old: ComplexTypeDefinition, now: ComplexTypeDefinition, path: string): TypePair;
  /** Runs a comparison to its end, inner types included, while another pair is being compared. */
  atOnce(compare: () => void): void;
  /** Whether two types of the new contract have the same values and members. */
  isSameInNew(one: TypeDefinition, other: TypeDefinition): boolean;
  /** The pair of the removed global elements that wildcards at one place could hold, before and now. */
  goneBetween(old: Wildcard, now: Wildcard): TypePair;
}

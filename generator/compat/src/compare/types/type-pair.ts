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

/** Two types that stand at the same place of the two contracts, with what changed in them and the types inside. */
export interface TypePair {
  readonly path: string;
  readonly changes: Change[];
  readonly uses: Set<TypePair>;
  /** Old namespaces whose names the type's messages carry. */
  readonly namespaces: Set<string>;
  /** What messages have beside that whose values all say their type, as in SOAP's encoding. */
  readonly typed: { readonly changes: Change[]; readonly namespaces: Set<string> };
}

/** Both positions of something. */
interface Places {
  readonly base: Span;
  readonly head: Span;
}

/** A change without its place. */
export type Difference = Partial<Change> & Pick<Change, "rule" | "old" | "new">;

/** Where changes of one place go. */
export interface Place {
  readonly pair: TypePair;
  readonly node: ChangedNode;
  readonly path: string;
  readonly qname: string | undefined;
  readonly at: Places;
}

/** A pair with nothing in it yet. */
export function newPair(path: string): TypePair {
  return { path, changes: [], uses: new Set(), namespaces: new Set(), typed: { changes: [], namespaces: new Set() } };
}

/** Notes differences at a place. */
export function report(place: Place, differences: readonly Difference[]): void {
  const { pair, node, path, qname, at } = place;
  for (const difference of differences) pair.changes.push({ node, path, qname, ...at, ...difference });
}

/**
 * The comparison of types, as its parts use it: `compareElements` compares the types of two elements through it, and it compares
 * elements through `compareElements`. `TypeComparer` is the only implementation.
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

import type { Span } from "@stubwright/contract/diagnostics";
import type { Change, ChangedNode } from "../change.js";

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

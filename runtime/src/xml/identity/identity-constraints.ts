import { canonicalKey } from "../../simple-types/facets/canonical-key.js";
import type { ConstraintScope, ObservedProblem } from "../xml-observer.js";
import { DocumentTree, type TreeNode } from "./document-tree.js";
import { type FieldNode, type IdentityPath, selectElements, selectFields } from "./identity-path.js";

/** A key, keyref or unique (XSD 1.0 Part 1, 3.11). */
export interface IdentityConstraint {
  readonly kind: "key" | "keyref" | "unique";
  readonly name: string;
  /** The name of the key that a keyref refers to. */
  readonly refer?: string;
  /** Each path is one of the alternatives between `|`. */
  readonly selector: readonly IdentityPath[];
  readonly fields: readonly (readonly IdentityPath[])[];
}

/**
 * The elements of a key by the values of its fields; undefined for a value that two inner elements share (XSD 1.0 Part
 * 1, 3.11.5).
 */
type KeyTable = Map<string, TreeNode | undefined>;

/** The constraints of one element declaration, for `ElementDeclaration.constraints`. */
export function identityConstraints(constraints: readonly IdentityConstraint[]): ConstraintScope {
  return {
    begin: (place, observer) => {
      const tree = observer instanceof DocumentTree ? observer : new DocumentTree();
      tree.add((node, pointer, report) => check(constraints, node, { pointer, report }), place);
      return tree;
    },
  };
}

interface Place {
  readonly pointer: string;
  readonly report: ObservedProblem;
}

/** The key tables of the elements that have been checked. */
const tables = new WeakMap<TreeNode, Map<string, KeyTable>>();

function check(constraints: readonly IdentityConstraint[], node: TreeNode, place: Place): void {
  const own = new Map<string, KeyTable>();
  for (const constraint of constraints) {
    if (constraint.kind !== "keyref") own.set(constraint.name, keyTable(constraint, node, place));
  }
  tables.set(node, own);
  const references = constraints.filter((constraint) => constraint.kind === "keyref");
  for (const reference of references) checkReferences(reference, node, place);
}

function keyTable(constraint: IdentityConstraint, node: TreeNode, place: Place): KeyTable {
  const table: KeyTable = new Map();
  for (const { key, target } of qualifiedNodes(constraint, node, place)) {
    if (table.has(key))
      place.report(place.pointer, `Two elements have the same ${constraint.kind} ${constraint.name}.`);
    table.set(key, target);
  }
  return table;
}

function checkReferences(reference: IdentityConstraint, node: TreeNode, place: Place): void {
  const references = qualifiedNodes(reference, node, place);
  if (references.length === 0) return;
  const keys = inScope(node, reference.refer ?? "");
  for (const { key } of references) {
    if (keys?.get(key) === undefined) place.report(place.pointer, `The reference ${reference.name} refers to no key.`);
  }
}

/**
 * The table of a key that applies to an element: its own entries, and those of inner elements that do not contradict
 * each other (3.11.5).
 */
function inScope(node: TreeNode, name: string): KeyTable | undefined {
  let merged: KeyTable | undefined;
  for (const child of node.children) {
    const below = inScope(child, name);
    if (below !== undefined) merged = merged === undefined ? below : joined(merged, below);
  }
  const own = tables.get(node)?.get(name);
  if (merged === undefined) return own && new Map(own);
  for (const [key, target] of own ?? []) merged.set(key, target);
  return merged;
}

/** Merges two tables into the larger one, so that in a chain of elements each key is copied only once. */
function joined(one: KeyTable, other: KeyTable): KeyTable {
  const [into, from] = one.size < other.size ? [other, one] : [one, other];
  for (const [key, target] of from) into.set(key, into.has(key) ? undefined : target);
  return into;
}

/** The elements that the selector finds and that have all fields, with the values of these fields. */
function qualifiedNodes(
  constraint: IdentityConstraint,
  node: TreeNode,
  place: Place,
): readonly { readonly key: string; readonly target: TreeNode }[] {
  return selectElements(node, constraint.selector).flatMap((target) => {
    const fields = constraint.fields.map((paths) => fieldOf(selectFields(target, paths), constraint, place));
    const present = fields.flatMap((field) => (field?.value === undefined ? [] : [field.value]));
    if (present.length === fields.length) {
      return [{ key: JSON.stringify(present.map(({ type, value }) => canonicalKey(type, value))), target }];
    }
    if (constraint.kind === "key") place.report(place.pointer, `A field of the key ${constraint.name} is missing.`);
    return [];
  });
}

/**
 * The node of a field. A field selects at most one node, of a simple type; a field of a key must not be nillable
 * (3.11.4, cvc-identity-constraint 3 and 4.2.3).
 */
function fieldOf(found: readonly FieldNode[], { kind, name }: IdentityConstraint, place: Place): FieldNode | undefined {
  const [field] = found;
  if (found.length > 1) place.report(place.pointer, `A field of ${name} is more than one node.`);
  if (field?.isComplex) place.report(place.pointer, `A field of ${name} is not of a simple type.`);
  if (kind === "key" && field?.nillable) place.report(place.pointer, `A field of the key ${name} is nillable.`);
  return field;
}

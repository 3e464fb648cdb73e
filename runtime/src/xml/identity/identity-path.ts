import type { TreeNode, TypedValue } from "./document-tree.js";

/**
 * A path of XSD 1.0 Part 1, 3.11.6: names of elements from the outside in, `{namespace}local`, `local` in no namespace, `{namespace}*` or `*`; a
 * first `//` is any depth. In fields the last may be an attribute: `@{namespace}local`.
 */
export type IdentityPath = readonly string[];

/** A node that a field names: an element or an attribute, with its value if it is of a simple type. */
export interface FieldNode {
  readonly node: object;
  readonly nillable: boolean;
  /** Whether it is an element that has no value, and is not null: its type is not simple. */
  readonly isComplex: boolean;
  readonly value: TypedValue | undefined;
}

/** The elements that one of the paths leads to, each once, in document order of the paths. */
export function selectElements(from: TreeNode, paths: readonly IdentityPath[]): readonly TreeNode[] {
  const found = new Set<TreeNode>();
  for (const path of paths) for (const node of follow(from, path)) found.add(node);
  return [...found];
}

/** The nodes that one of a field's paths leads to. */
export function selectFields(from: TreeNode, paths: readonly IdentityPath[]): readonly FieldNode[] {
  const found = new Map<object, FieldNode>();
  for (const path of paths) {
    const last = path.at(-1);
    const fields = last?.startsWith("@")
      ? follow(from, path.slice(0, -1)).flatMap((node) => attributeFields(node, last.slice(1)))
      : follow(from, path).map(elementField);
    for (const field of fields) found.set(field.node, field);
  }
  return [...found.values()];
}

function attributeFields({ attributes }: TreeNode, test: string): readonly FieldNode[] {
  return attributes
    .filter((attribute) => isNamed(attribute, test))
    .map((attribute) => ({ node: attribute, nillable: false, isComplex: false, value: attribute }));
}

function elementField(node: TreeNode): FieldNode {
  const { isNil, value } = node;
  const isComplex = value === undefined && isNil !== true;
  return { node, nillable: isNil !== undefined, isComplex, value };
}

function follow(from: TreeNode, path: IdentityPath): readonly TreeNode[] {
  const isDeep = path[0] === "//";
  let nodes: readonly TreeNode[] = isDeep ? withDescendants(from) : [from];
  for (const step of isDeep ? path.slice(1) : path) {
    nodes = nodes.flatMap((node) => node.children.filter((child) => isNamed(child, step)));
  }
  return nodes;
}

function withDescendants(node: TreeNode): readonly TreeNode[] {
  const found = [node];
  for (const one of found) for (const child of one.children) found.push(child);
  return found;
}

/** A name without a namespace is one in no namespace. */
function isNamed({ namespace, name }: { readonly namespace: string; readonly name: string }, test: string): boolean {
  if (test === "*" || test === `{${namespace}}*`) return true;
  return test === (namespace === "" ? name : `{${namespace}}${name}`);
}

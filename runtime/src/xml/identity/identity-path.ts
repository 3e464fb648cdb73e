import type { TreeNode, TypedValue } from "./document-tree.js";

/**
 * A path of a selector or field (XSD 1.0 Part 1, 3.11.6): the names of elements from the outside in. A name is
 * `{namespace}local`, `local` in no namespace, `{namespace}*` or `*`; a leading `//` matches any depth. The last step
 * of a field may be an attribute: `@{namespace}local`.
 */
export type IdentityPath = readonly string[];

/** A node that a field selects: an element or attribute, with its value if its type is simple. */
export interface FieldNode {
  readonly node: object;
  readonly nillable: boolean;
  /** Whether the node is an element whose type is not simple: it has no value and is not null. */
  readonly isComplex: boolean;
  readonly value: TypedValue | undefined;
}

/** The elements that any of the paths selects, without duplicates, in document order for each path. */
export function selectElements(from: TreeNode, paths: readonly IdentityPath[]): readonly TreeNode[] {
  const found = new Set<TreeNode>();
  for (const path of paths) for (const node of follow(from, path)) found.add(node);
  return [...found];
}

/** The nodes that any of a field's paths selects. */
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

/** Whether a name matches a step. A step without a namespace matches names in no namespace. */
function isNamed({ namespace, name }: { readonly namespace: string; readonly name: string }, test: string): boolean {
  if (test === "*" || test === `{${namespace}}*`) return true;
  return test === (namespace === "" ? name : `{${namespace}}${name}`);
}

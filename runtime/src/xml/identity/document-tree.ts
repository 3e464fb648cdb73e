import type { AnyScalar } from "../../simple-types/scalar.js";
import type { ValueFacts } from "../../simple-types/value-facts.js";
import type { ExpandedName } from "../../values/names.js";
import type { ObservedAttribute, ObservedPlace, ObservedProblem, XmlObserver } from "../xml-observer.js";

/** An element of the document, with the values of simple types in it. */
export interface TreeNode {
  readonly namespace: string;
  readonly name: string;
  readonly attributes: readonly ObservedAttribute[];
  readonly children: readonly TreeNode[];
  /** Whether a nillable element is null; undefined if the element is not nillable. */
  readonly isNil: boolean | undefined;
  /** The checks that apply to the element. */
  readonly checks: readonly TreeCheck[];
  value: TypedValue | undefined;
}

/** A value and its type. */
export interface TypedValue {
  readonly type: ValueFacts;
  readonly value: unknown;
}

/** Checks an element and its content; inner elements are checked before outer ones. */
type TreeCheck = (node: TreeNode, pointer: string, report: ObservedProblem) => void;

/**
 * Keeps the elements below each element with a check until the whole document has been read, as references may point
 * forward.
 */
export class DocumentTree implements XmlObserver {
  readonly #finished: { readonly node: TreeNode; readonly pointer: string }[] = [];
  /** By depth, the parts of the element that is open there. */
  readonly #attributes = new Lists<ObservedAttribute>();
  readonly #children = new Lists<TreeNode>();
  readonly #checks = new Lists<TreeCheck>();
  readonly #isNil = new Map<number, boolean>();
  #base: ObservedPlace | undefined;
  #last: TreeNode | undefined;

  /** Adds a check of the element at a place, to run once the whole document has been read. */
  add(check: TreeCheck, place: ObservedPlace): void {
    this.#base ??= place;
    this.#checks.add(place.depth, check);
  }

  closed(depth: number, namespace: string, name: string): void {
    const base = this.#base;
    if (base === undefined) return;
    const node: TreeNode = {
      namespace,
      name,
      attributes: this.#attributes.take(depth),
      children: this.#children.take(depth + 1),
      isNil: this.#isNil.get(depth),
      checks: this.#checks.take(depth),
      value: undefined,
    };
    this.#isNil.delete(depth);
    this.#last = node;
    if (depth > base.depth) {
      this.#children.add(depth, node);
      return;
    }
    this.#finished.push({ node, pointer: base.pointer });
    this.#base = undefined;
  }

  value(type: ValueFacts, value: unknown): void {
    if (this.#last !== undefined) this.#last.value = { type, value };
  }

  attribute(depth: number, attribute: ObservedAttribute): void {
    if (this.#base !== undefined) this.#attributes.add(depth, attribute);
  }

  /** Adds the declared default or fixed value of an absent attribute (XSD 1.0 Part 1, 3.4.5). */
  absentAttribute(depth: number, { namespace, name }: ExpandedName, type: AnyScalar): void {
    if (type.constraint === undefined) return;
    this.attribute(depth, { namespace, name, type, value: type.parse(type.constraint.text), isDefault: true });
  }

  nillable(depth: number, isNil: boolean): void {
    if (this.#base !== undefined) this.#isNil.set(depth, isNil);
  }

  finish(report: ObservedProblem): void {
    for (const { node, pointer } of this.#finished) runChecks(node, pointer, report);
  }
}

function runChecks(node: TreeNode, pointer: string, report: ObservedProblem): void {
  for (const child of node.children) runChecks(child, `${pointer}/${child.name}`, report);
  for (const check of node.checks) check(node, pointer, report);
}

/** Lists by number; each can be taken once. */
class Lists<Item> {
  readonly #lists = new Map<number, Item[]>();

  add(key: number, item: Item): void {
    const list = this.#lists.get(key);
    if (list === undefined) this.#lists.set(key, [item]);
    else list.push(item);
  }

  take(key: number): readonly Item[] {
    const list = this.#lists.get(key) ?? [];
    this.#lists.delete(key);
    return list;
  }
}

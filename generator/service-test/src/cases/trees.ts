import type { SampleChild, SampleElement, ScalarValue } from "@stubwright/contract/sample";

/** The way from the root of a message down to an element: the index of a child at each step. */
export type Path = readonly number[];

/** The element at a path; undefined if the path leads to text or to nothing. */
export function elementAt(root: SampleElement, path: Path): SampleElement | undefined {
  let element: SampleElement | undefined = root;
  for (const index of path) {
    const child: SampleChild | undefined = element === undefined ? undefined : childrenOf(element)[index];
    element = child?.kind === "element" ? child.element : undefined;
  }
  return element;
}

/** The message with another element at a path. */
export function withElementAt(root: SampleElement, path: Path, element: SampleElement): SampleElement {
  const [index, ...rest] = path;
  if (index === undefined) return element;
  const children = childrenOf(root).map((child, at) =>
    at === index && child.kind === "element"
      ? { ...child, element: withElementAt(child.element, rest, element) }
      : child,
  );
  return withChildren(root, children);
}

/** The children of an element; none if it has a simple value. */
export function childrenOf({ content }: SampleElement): readonly SampleChild[] {
  return content.kind === "children" ? content.children : [];
}

/** The element with other children. */
export function withChildren(element: SampleElement, children: readonly SampleChild[]): SampleElement {
  const mixed = element.content.kind === "children" && element.content.mixed === true;
  return { ...element, nil: false, content: { kind: "children", children, ...(mixed ? { mixed } : {}) } };
}

/** The element with a text as its content, valid or not. */
export function withText(element: SampleElement, text: string): SampleElement {
  return { ...element, nil: false, content: { kind: "value", value: textValue(text), free: undefined } };
}

/** The element as nil (XSD 1.0 Part 1, 2.6.2). */
export function asNil(element: SampleElement): SampleElement {
  return { ...element, nil: true, content: { kind: "children", children: [] } };
}

/** The element with an attribute, or with another value of it. */
export function withAttribute(element: SampleElement, name: string, text: string): SampleElement {
  const others = element.attributes.filter((attribute) => attribute.name !== name);
  const attribute = { name, value: textValue(text), free: undefined, declared: true };
  return { ...element, attributes: [...others, attribute] };
}

/** The element without an attribute. */
export function withoutAttribute(element: SampleElement, name: string): SampleElement {
  return { ...element, attributes: element.attributes.filter((attribute) => attribute.name !== name) };
}

/** An element that no contract has. */
export function strangeElement(name: string, text = "unexpected"): SampleChild {
  const content = { kind: "children" as const, children: [{ kind: "text" as const, text }] };
  const facts = { type: undefined, typeName: undefined, nil: false, constraints: [], attributes: [] };
  return { kind: "element", wild: false, element: { name, ...facts, content } };
}

/** A text that is written as it is, whatever the type says of it. */
export function textValue(text: string): ScalarValue {
  return { value: text, json: text, key: text, format: () => text, isName: false, identity: undefined };
}

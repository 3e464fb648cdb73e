import { refuse } from "../refusal.js";

/** Whether an element has a name. */
export function isNamed(element: Element, namespace: string, name: string): boolean {
  return element.localName === name && element.namespaceURI === namespace;
}

/** The name of an element, as `{namespace}name`. */
export function nameOf({ namespaceURI, localName }: Element): string {
  return `{${namespaceURI ?? ""}}${localName}`;
}

/** The child elements. Throws `SecurityRefusal` for text beside them. */
export function childElements(parent: Element): readonly Element[] {
  const children: Element[] = [];
  for (let node: Node | null = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === node.ELEMENT_NODE) children.push(node as Element);
    else if (node.nodeType !== node.COMMENT_NODE && (node.nodeValue ?? "").trim() !== "") {
      refuse("InvalidSecurity", `There is text in ${nameOf(parent)}.`);
    }
  }
  return children;
}

/** The child elements of a name. */
export function childrenNamed(parent: Element, namespace: string, name: string): readonly Element[] {
  return childElements(parent).filter((child) => isNamed(child, namespace, name));
}

/** The child of a name, if there is one. Throws `SecurityRefusal` for several. */
export function optionalChild(parent: Element, namespace: string, name: string): Element | undefined {
  const [child, ...others] = childrenNamed(parent, namespace, name);
  if (others.length > 0) refuse("InvalidSecurity", `There is more than one ${name} in ${nameOf(parent)}.`);
  return child;
}

/** The child of a name. Throws `SecurityRefusal` where there is none, or several. */
export function requiredChild(parent: Element, namespace: string, name: string): Element {
  return (
    optionalChild(parent, namespace, name) ?? refuse("InvalidSecurity", `There is no ${name} in ${nameOf(parent)}.`)
  );
}

/** The text of an element without children. Throws `SecurityRefusal` for comments and elements, as readers differ on those. */
export function leafText(element: Element): string {
  let text = "";
  for (let node: Node | null = element.firstChild; node; node = node.nextSibling) {
    const isText = node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE;
    if (!isText) refuse("InvalidSecurity", `There is more than text in ${nameOf(element)}.`);
    text += node.nodeValue ?? "";
  }
  return text.trim();
}

/** The bytes that an element holds as base64. Throws `SecurityRefusal` for other text. */
export function leafBytes(element: Element): Buffer {
  const text = leafText(element).replace(/\s+/g, "");
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) {
    refuse("InvalidSecurity", `There is no base64 in ${nameOf(element)}.`);
  }
  return Buffer.from(text, "base64");
}

/** The value of an attribute; `""` for an absent one. */
export function attributeOf(element: Element, name: string): string {
  return element.getAttribute(name) ?? "";
}

import type { XmlAttribute, XmlElement } from "../read/xml-tree.js";

/** What is meant by attributes that are wrong: another value, or undefined where they are passed over. */
export type Corrections = Map<XmlAttribute, string | undefined>;

/** An element with all attributes as they are meant; itself where none is wrong. */
export function correctAttributes(element: XmlElement, corrections: Corrections): XmlElement {
  return corrections.size === 0 ? element : copy(element, element.parent, corrections);
}

function copy(element: XmlElement, parent: XmlElement | undefined, corrections: Corrections): XmlElement {
  const nodes: (string | XmlElement)[] = [];
  const children: XmlElement[] = [];
  const attributes = element.attributes.flatMap((attribute) => {
    if (!corrections.has(attribute)) return [attribute];
    const value = corrections.get(attribute);
    return value === undefined ? [] : [{ ...attribute, value }];
  });
  const copied: XmlElement = { ...element, parent, attributes, nodes, children };
  for (const node of element.nodes) {
    const own = typeof node === "string" ? node : copy(node, copied, corrections);
    nodes.push(own);
    if (typeof own !== "string") children.push(own);
  }
  return copied;
}

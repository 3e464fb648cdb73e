import { ExclusiveCanonicalization } from "xml-crypto";

const canonicalization = new ExclusiveCanonicalization();

/** An element in exclusive canonical form without comments. The namespaces of `prefixes` are written though no name uses them. */
export function canonical(element: Element, prefixes: readonly string[] = []): string {
  if (prefixes.length === 0) return canonicalization.process(element, {});
  const inclusiveNamespacesPrefixList = [...prefixes];
  return canonicalization.process(element, {
    inclusiveNamespacesPrefixList,
    ancestorNamespaces: namespacesAround(element),
  });
}

/** The prefixes that are declared around an element, with the namespaces that they stand for there. */
function namespacesAround(element: Element): { prefix: string; namespaceURI: string }[] {
  const found = new Map<string, string>();
  for (let up: Node | null = element; up && up.nodeType === up.ELEMENT_NODE; up = up.parentNode) {
    const { attributes } = up as Element;
    for (let index = 0; index < attributes.length; index++) {
      const attribute = attributes.item(index);
      if (attribute?.prefix === "xmlns" && !found.has(attribute.localName)) {
        found.set(attribute.localName, attribute.value);
      }
    }
  }
  return [...found].map(([prefix, namespaceURI]) => ({ prefix, namespaceURI }));
}

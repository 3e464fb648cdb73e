import { attributeOf, textOf, type XmlAttribute, type XmlElement } from "../read/xml-tree.js";

/**
 * The namespace of marks, by which a contract announces its future: attributes of a declaration, or elements in its
 * `xs:appinfo`, in its `wsdl:documentation` or directly below it.
 */
export const markNamespace = "urn:stubwright:contract";

/** The elements that describe the element around them. */
export const annotationNames: ReadonlySet<string> = new Set(["annotation", "documentation", "appinfo"]);

/** The attribute with a mark. */
export function markAttribute(element: XmlElement, local: string): XmlAttribute | undefined {
  return element.attributes.find((one) => one.local === local && one.namespace === markNamespace);
}

/** The element with a mark: directly below the declaration, or in its annotations. */
export function markElement(element: XmlElement, local: string): XmlElement | undefined {
  for (const child of element.children) {
    if (child.namespace === markNamespace && child.local === local) return child;
    const inside = annotationNames.has(child.local) ? markElement(child, local) : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** The text of a mark, trimmed; undefined if the mark is absent. */
export function textOfMark(element: XmlElement, local: string): string | undefined {
  const attribute = markAttribute(element, local);
  if (attribute !== undefined) return attribute.value.trim();
  const found = markElement(element, local);
  return found === undefined ? undefined : textOf(found).trim();
}

/** `mark:open-enum="true"`, or the equal `<mark:open-enum/>`; undefined if the mark is absent. */
export function openEnumerationMark(simpleType: XmlElement): boolean | undefined {
  const text = textOfMark(simpleType, "open-enum");
  if (text === "" || text === "true" || text === "1") return true;
  return text === "false" || text === "0" ? false : undefined;
}

/** `mark:sunset="2027-01-01"`, `<mark:sunset>` or `<mark:deprecated sunset="2027-01-01"/>`, as written. */
export function sunsetText(element: XmlElement): string | undefined {
  const deprecated = markElement(element, "deprecated");
  return textOfMark(element, "sunset") ?? (deprecated && attributeOf(deprecated, "sunset")?.value.trim());
}

/** Whether a text is an existing day, as in `2027-03-01`. */
export function isDate(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
  );
}

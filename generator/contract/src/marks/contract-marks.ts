import { attributeOf, textOf, type XmlAttribute, type XmlElement } from "../read/xml-tree.js";

/**
 * What a contract says of its own future is in this namespace: attributes of a declaration, or elements in its
 * `xs:appinfo`, its `wsdl:documentation`, or right below it.
 */
export const markNamespace = "urn:stubwright:contract";

/** Elements that say something about the one that they stand in. */
export const annotationNames: ReadonlySet<string> = new Set(["annotation", "documentation", "appinfo"]);

/** The attribute of that mark. */
export function markAttribute(element: XmlElement, local: string): XmlAttribute | undefined {
  return element.attributes.find((one) => one.local === local && one.namespace === markNamespace);
}

/** The element of that mark: below the declaration itself, or in what is said about it. */
export function markElement(element: XmlElement, local: string): XmlElement | undefined {
  for (const child of element.children) {
    if (child.namespace === markNamespace && child.local === local) return child;
    const inside = annotationNames.has(child.local) ? markElement(child, local) : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** What a mark says, white space trimmed; undefined where it is not there. */
export function textOfMark(element: XmlElement, local: string): string | undefined {
  const attribute = markAttribute(element, local);
  if (attribute !== undefined) return attribute.value.trim();
  const found = markElement(element, local);
  return found === undefined ? undefined : textOf(found).trim();
}

/** `mark:open-enum="true"`, or `<mark:open-enum/>`, which is the same; undefined where nothing is said. */
export function openEnumerationMark(simpleType: XmlElement): boolean | undefined {
  const text = textOfMark(simpleType, "open-enum");
  if (text === "" || text === "true" || text === "1") return true;
  return text === "false" || text === "0" ? false : undefined;
}

/** `mark:sunset="2027-01-01"`, `<mark:sunset>`, or `<mark:deprecated sunset="2027-01-01"/>`, as written. */
export function sunsetText(element: XmlElement): string | undefined {
  const deprecated = markElement(element, "deprecated");
  return textOfMark(element, "sunset") ?? (deprecated && attributeOf(deprecated, "sunset")?.value.trim());
}

/** Whether a text is a day that exists. */
export function isDate(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
  );
}

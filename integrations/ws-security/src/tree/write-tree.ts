/**
 * Writes an element as it stands in its tree: with the characters and the escapes of canonical XML, the namespace
 * declarations where they stand, and without comments, which canonicalization leaves out, too.
 */
export function writeElement(element: Element): string {
  const parts: string[] = [];
  write(element, parts);
  return parts.join("");
}

/** Writes the content of an element. */
export function writeContent(element: Element): string {
  const parts: string[] = [];
  writeChildren(element, parts);
  return parts.join("");
}

function write(element: Element, parts: string[]): void {
  const { tagName, attributes } = element;
  parts.push("<", tagName);
  for (let index = 0; index < attributes.length; index++) {
    const attribute = attributes.item(index);
    if (attribute !== null) parts.push(" ", attribute.name, '="', escapeAttribute(attribute.value), '"');
  }
  if (!element.firstChild) {
    parts.push("/>");
    return;
  }
  parts.push(">");
  writeChildren(element, parts);
  parts.push("</", tagName, ">");
}

function writeChildren(element: Element, parts: string[]): void {
  for (let child: Node | null = element.firstChild; child; child = child.nextSibling) {
    if (child.nodeType === child.ELEMENT_NODE) write(child as Element, parts);
    else if (child.nodeType !== child.COMMENT_NODE) parts.push(escapeText(child.nodeValue ?? ""));
  }
}

const textEscapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#xD;" };
const attributeEscapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  '"': "&quot;",
  "\t": "&#x9;",
  "\n": "&#xA;",
  "\r": "&#xD;",
};

/** A text as the content of an element (Canonical XML 1.0, section 2.3). */
export function escapeText(text: string): string {
  return text.replace(/[&<>\r]/g, (character) => textEscapes[character] ?? character);
}

/** A text as the value of an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<"\t\n\r]/g, (character) => attributeEscapes[character] ?? character);
}

import { escapeAttribute } from "../xml/escape.js";
import type { XmlWriter } from "../xml/xml-writer.js";
import type { MessageElement } from "./operation.js";

/**
 * Writes a message in its element; `more` is markup of further namespace declarations. Pointers begin below the
 * element.
 */
export function writeMessage(
  xml: XmlWriter,
  element: MessageElement,
  encode: (xml: XmlWriter) => void,
  more = "",
): void {
  const { name, prefix } = element;
  const declarations = declarationsOf(element);
  const tag = prefix === undefined ? name : `${prefix}:${name}`;
  xml.open(tag, declarations === "" || more === "" ? declarations + more : `${declarations} ${more}`);
  xml.markRoot();
  encode(xml);
  xml.close(tag);
}

/** The namespace declarations of a message's element, as markup. */
export function declarationsOf({ namespace, prefix, declarations }: MessageElement): string {
  if (declarations !== undefined) return declarations;
  if (namespace === "") return "";
  return `xmlns${prefix === undefined ? "" : `:${prefix}`}="${escapeAttribute(namespace)}"`;
}

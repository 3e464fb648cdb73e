import type { MessageElement } from "../operation.js";
import { escapeAttribute } from "./escape.js";
import type { XmlWriter } from "./xml-writer.js";

/** Opens the element of a message, with further namespace declarations if there are any; pointers begin below it. */
export function openMessage(xml: XmlWriter, element: MessageElement, more = ""): void {
  const { name, tag = name, declarations = defaultNamespace(element) } = element;
  xml.open(tag, declarations === "" || more === "" ? declarations + more : `${declarations} ${more}`);
  xml.markRoot();
}

function defaultNamespace({ namespace }: MessageElement): string {
  return namespace === "" ? "" : `xmlns="${escapeAttribute(namespace)}"`;
}

import type { XmlReader } from "../xml/xml-reader.js";
import type { MessageTemplate } from "./message-template.js";
import { TemplateReader } from "./template-reader.js";

/**
 * What `decode` reads of a text that `TemplateSlot.find` has found to begin as the template does. Undefined where the rest
 * differs from the template or is not what the contract says: then `XmlTextReader` is to read it.
 */
export function readByTemplate<Message>(
  text: string,
  template: MessageTemplate,
  decode: (xml: XmlReader) => Message,
): Message | undefined {
  const xml = new TemplateReader(text, template);
  try {
    const message = decode(xml);
    xml.end();
    return message;
  } catch {
    return undefined;
  }
}

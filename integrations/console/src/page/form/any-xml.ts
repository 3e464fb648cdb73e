import {
  type AnyContent,
  type AnyElement,
  decodeAnyElement,
  encodeAnyElement,
  XmlTextReader,
  XmlWriter,
} from "@stubwright/runtime/codec";

/** The name of the element around content whose own element is not part of the value. */
const around = "{}content";

/** Reads an element that a person has written. Throws `DecodeError`. */
export function parseElement(text: string): AnyElement {
  const xml = new XmlTextReader(text.trim());
  xml.root();
  const element = decodeAnyElement(xml);
  xml.end();
  return element;
}

/** An element as a person reads it. Throws `EncodeError` for what is no element. */
export function printElement(element: AnyElement): string {
  const xml = new XmlWriter();
  encodeAnyElement(xml, element);
  return xml.toString();
}

/** Reads content in an element of any name. Throws `DecodeError`. */
export function parseContent(text: string): AnyContent {
  const { name: _, ...content } = parseElement(text);
  return content;
}

/** Content in an element that stands for its own. Throws `EncodeError`. */
export function printContent(content: AnyContent): string {
  return printElement({ name: around, ...content });
}

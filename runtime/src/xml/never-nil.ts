import type { XmlReader } from "./xml-reader.js";

/**
 * The reader, on an element that is nillable and has a fixed value: xsi:nil may say that it is not null, and nothing else
 * (XSD 1.0 Part 1, 3.3.4, cvc-elt 3.2.2).
 */
export function neverNil(xml: XmlReader): XmlReader {
  const { parser, start } = xml.parts;
  parser.observer?.nillable(parser.depth, false);
  if (start.takeNil() === "nil") start.refuseNull("An element with a fixed value is never null.");
  return xml;
}

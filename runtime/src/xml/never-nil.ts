import type { XmlReader } from "./xml-reader.js";

/**
 * Refuses xsi:nil="true" on a nillable element with a fixed value (XSD 1.0 Part 1, 3.3.4, cvc-elt 3.2.2);
 * xsi:nil="false" is allowed. Returns the reader.
 */
export function neverNil(xml: XmlReader): XmlReader {
  const { parser, start } = xml.parts;
  parser.observer?.nillable(parser.depth, false);
  if (start.takeNil() === "nil") start.refuseNull("An element with a fixed value is never null.");
  return xml;
}

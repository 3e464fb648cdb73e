/** How much of what a document may have; more is refused with the code `limit`. Its length is the caller's to limit. */
export interface XmlLimits {
  /** Elements inside each other, the root included. */
  readonly depth: number;
  /** Elements in the whole document. */
  readonly elements: number;
  /** Attributes of one element, namespace declarations included. */
  readonly attributesPerElement: number;
  /** Length of the name of a tag, an attribute (with its prefix) or a namespace, in UTF-16 code units. */
  readonly nameLength: number;
  /** Problems collected before reading stops. */
  readonly errors: number;
}

/** The limits that hold where some are said. One that is there as undefined, as JavaScript lets it be, is not said: compared with that, nothing would be too much. */
export function xmlLimits({
  depth = 64,
  elements = 200_000,
  attributesPerElement = 256,
  nameLength = 256,
  errors = 20,
}: Partial<XmlLimits> = {}): XmlLimits {
  return { depth, elements, attributesPerElement, nameLength, errors };
}

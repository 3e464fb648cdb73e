/** The limits of a document. What exceeds one is refused with the code `limit`. The caller limits the length. */
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

/** The limits with defaults filled in. A limit that is set to undefined counts as absent: nothing is larger than undefined. */
export function xmlLimits({
  depth = 64,
  elements = 200_000,
  attributesPerElement = 256,
  nameLength = 256,
  errors = 20,
}: Partial<XmlLimits> = {}): XmlLimits {
  return { depth, elements, attributesPerElement, nameLength, errors };
}

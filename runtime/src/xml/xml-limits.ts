/**
 * The limits of a document. A document that exceeds one is refused with the code `limit`, so that no message can
 * exhaust memory. The caller limits the length.
 */
export interface XmlLimits {
  /** The deepest nesting of elements, the root included. */
  readonly depth: number;
  /** The largest number of elements in the document. */
  readonly elements: number;
  /** The largest number of attributes of an element, namespace declarations included. */
  readonly attributesPerElement: number;
  /** The longest name of a tag, an attribute (with its prefix) or a namespace, in UTF-16 code units. */
  readonly nameLength: number;
  /** The number of problems after which reading stops. */
  readonly errors: number;
}

/**
 * Fills in the defaults. A limit that is set to undefined counts as absent; otherwise it would never apply, as nothing
 * is larger than undefined.
 */
export function xmlLimits({
  depth = 64,
  elements = 200_000,
  attributesPerElement = 256,
  nameLength = 256,
  errors = 20,
}: Partial<XmlLimits> = {}): XmlLimits {
  return { depth, elements, attributesPerElement, nameLength, errors };
}

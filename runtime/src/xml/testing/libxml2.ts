import { XmlDocument, XmlLibError } from "libxml2-wasm";

/**
 * Errors at which libxml2 stops although the document may be well-formed: unknown encodings, namespace names that are
 * not URIs.
 */
const besideThePoint = /^Unsupported encoding|is not a valid URI/;

/**
 * The verdict of libxml2, an independent judge: whether a document is well-formed, namespaces included; undefined if
 * libxml2 stopped for another reason.
 */
export function acceptedByLibxml2(document: string | Uint8Array): boolean | undefined {
  try {
    parseWithLibxml2(document).dispose();
    return true;
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error;
    return error.details.some(({ message }) => besideThePoint.test(message)) ? undefined : false;
  }
}

/** The document as libxml2 parses it; the caller must dispose of it. */
export function parseWithLibxml2(document: string | Uint8Array): XmlDocument {
  return XmlDocument.fromBuffer(typeof document === "string" ? new TextEncoder().encode(document) : document);
}

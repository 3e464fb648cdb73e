import { XmlDocument, XmlLibError } from "libxml2-wasm";

/** Matters that libxml2 stops at and that are none of being well-formed: unknown encodings, namespace names that are no URI. */
const besideThePoint = /^Unsupported encoding|is not a valid URI/;

/**
 * The verdict of libxml2, the judge from outside: whether a document is well-formed, namespaces included; undefined where
 * it stopped at something else.
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

/** The document as libxml2 sees it; to be disposed of. */
export function parseWithLibxml2(document: string | Uint8Array): XmlDocument {
  return XmlDocument.fromBuffer(typeof document === "string" ? new TextEncoder().encode(document) : document);
}

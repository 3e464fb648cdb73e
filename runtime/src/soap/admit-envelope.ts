import type { SoapVersionName } from "../contract/operation.js";
import type { XmlReaderOptions } from "../xml/xml-reader.js";
import { closeEnvelope, openEnvelope } from "./envelope-reader.js";
import type { SoapVersion } from "./soap-version.js";

/**
 * Reads a whole envelope without decoding its message, and returns its version. Throws `DecodeError` for text that is not
 * an envelope within the limits, and `EnvelopeFault` for a version of SOAP that is not spoken.
 */
export function admitEnvelope(
  text: string,
  options: XmlReaderOptions,
  versions: readonly SoapVersionName[],
): SoapVersion {
  const opened = openEnvelope(text, options, { versions, understood: nothing });
  if (opened.body !== undefined) opened.xml.skip();
  closeEnvelope(opened);
  return opened.version;
}

const nothing: ReadonlySet<string> = new Set();

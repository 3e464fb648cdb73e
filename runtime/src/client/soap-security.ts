import { envelope } from "../soap/envelope-writer.js";
import { type SoapVersion, soap11 } from "../soap/soap-version.js";

/**
 * A security object of node-soap, `ISecurity`. Its own ones (UsernameToken, Bearer, Basic, certificates) fit unchanged.
 */
export interface SoapSecurity {
  /**
   * Adds options for `fetch`, which a custom `fetch` can use: node-soap's certificates are options of its own HTTP
   * client.
   */
  addOptions?(options: object): void;
  /** Text for the SOAP Header. */
  toXML?(): string;
  /** Adds HTTP headers to the request, for credentials outside of the envelope. */
  addHeaders?(headers: Record<string, string>): void;
  /** Signs or encrypts the whole envelope, whose prefix is `envelopeKey`. */
  postProcess?(xml: string, envelopeKey: string): string;
}

/** The prefix that node-soap's security objects expect. */
export const envelopeKey = "soap";

/** The parts of a SOAP request. */
export interface SoapRequest {
  readonly body: string;
  /** Header blocks; `""` without any. */
  readonly blocks: string;
  readonly action: string;
  readonly version: SoapVersion;
}

/** A SOAP request as it goes out: the envelope, the fields of HTTP and further options for `fetch`. */
export interface RequestWithSecurity {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly extra: object;
}

/** A SOAP request with its security. The parts are called in the order in which node-soap calls them. */
export function secureRequest(
  { body, blocks, action, version }: SoapRequest,
  security: SoapSecurity | undefined,
): RequestWithSecurity {
  const headers = httpHeaders(action, version);
  const extra = {};
  security?.addHeaders?.(headers);
  security?.addOptions?.(extra);
  const all = blocks + (security?.toXML?.() ?? "");
  // A signature inserts its block into an existing Header.
  const header = security?.postProcess === undefined ? all || undefined : blocks;
  const text = envelope(envelopeKey, body, header, version);
  return { headers, body: security?.postProcess?.(text, envelopeKey) ?? text, extra };
}

/** SOAP 1.2 has the action in the media type (Part 2, section 7.5.1.2). */
function httpHeaders(action: string, version: SoapVersion): Record<string, string> {
  const { mediaType } = version;
  const type = `${mediaType}; charset=utf-8`;
  const text = headerText(action);
  if (version === soap11) return { "Content-Type": type, Accept: mediaType, SOAPAction: `"${text}"` };
  return { "Content-Type": text === "" ? type : `${type}; action="${text}"`, Accept: mediaType };
}

/** A text as `fetch` takes it in a header: one character for each byte of its UTF-8. */
function headerText(text: string): string {
  return /^[ -~]*$/.test(text) ? text : String.fromCharCode(...new TextEncoder().encode(text));
}

import { envelope } from "../soap/envelope-writer.js";
import { type SoapVersion, soap11 } from "../soap/soap-version.js";

/** What node-soap calls `ISecurity`; its objects (UsernameToken, Bearer, Basic, certificates) fit as they are. */
export interface SoapSecurity {
  /** May add to what `fetch` is given, for a custom `fetch` to use: node-soap's certificates are options of its own HTTP client. */
  addOptions?(options: object): void;
  /** Text for the SOAP Header. */
  toXML?(): string;
  /** Adds to the HTTP headers of the request, for credentials that are not in the envelope. */
  addHeaders?(headers: Record<string, string>): void;
  /** Signs or encrypts the whole envelope, whose prefix is `envelopeKey`. */
  postProcess?(xml: string, envelopeKey: string): string;
}

/** The prefix that node-soap's security objects expect. */
const envelopeKey = "soap";

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

/** A SOAP request with its security, each part asked in the order in which node-soap asks it. */
export function secureRequest(
  { body, blocks, action, version }: SoapRequest,
  security: SoapSecurity | undefined,
): RequestWithSecurity {
  const headers = httpHeaders(action, version);
  const extra = {};
  security?.addHeaders?.(headers);
  security?.addOptions?.(extra);
  const all = blocks + (security?.toXML?.() ?? "");
  // What signs a message puts its block in a Header itself, which must be there.
  const header = security?.postProcess === undefined ? all || undefined : blocks;
  const text = envelope(envelopeKey, body, header, version);
  return { headers, body: security?.postProcess?.(text, envelopeKey) ?? text, extra };
}

/** SOAP 1.2 says the action in the media type (Part 2, section 7.5.1.2). */
function httpHeaders(action: string, version: SoapVersion): Record<string, string> {
  const { mediaType } = version;
  const type = `${mediaType}; charset=utf-8`;
  const text = headerText(action);
  if (version === soap11) return { "Content-Type": type, Accept: mediaType, SOAPAction: `"${text}"` };
  return { "Content-Type": text === "" ? type : `${type}; action="${text}"`, Accept: mediaType };
}

/** A text as `fetch` takes it in a header: a character for each octet of its UTF-8. */
function headerText(text: string): string {
  return /^[ -~]*$/.test(text) ? text : String.fromCharCode(...new TextEncoder().encode(text));
}

import { envelope } from "../soap/envelope-writer.js";

/** What node-soap calls `ISecurity`; its objects (UsernameToken, Bearer, Basic, certificates) fit as they are. */
export interface SoapSecurity {
  /** May add to what `fetch` is given, for a custom `fetch` to use: node-soap's certificates are options of its own HTTP client. */
  addOptions?(options: object): void;
  /** Text for the SOAP Header. */
  toXML?(): string;
  addHeaders?(headers: Record<string, string>): void;
  /** Signs or encrypts the whole envelope, whose prefix is `envelopeKey`. */
  postProcess?(xml: string, envelopeKey: string): string;
}

/** The prefix that node-soap's security objects expect. */
const envelopeKey = "soap";

/** A SOAP request with its security, each part asked in the order in which node-soap asks it. */
export function secureRequest(
  body: string,
  soapAction: string,
  security: SoapSecurity | undefined,
): { headers: Record<string, string>; body: string; extra: object } {
  const headers: Record<string, string> = {
    "Content-Type": "text/xml; charset=utf-8",
    Accept: "text/xml",
    SOAPAction: `"${soapAction}"`,
  };
  const extra = {};
  if (security === undefined) return { headers, body: envelope(envelopeKey, body), extra };
  security.addHeaders?.(headers);
  security.addOptions?.(extra);
  const header = security.toXML?.() ?? "";
  if (security.postProcess === undefined) {
    return { headers, body: envelope(envelopeKey, body, header === "" ? undefined : header), extra };
  }
  return { headers, body: security.postProcess(envelope(envelopeKey, body, ""), envelopeKey), extra };
}

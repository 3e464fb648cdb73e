import type { LiveOperation } from "@stubwright/live";
import type { WireRequest } from "./exchange.js";

/** A version of SOAP, as people call it. */
export type SoapVersion = "1.1" | "1.2";

/** The namespace of each version's envelope. */
export const envelopeNamespaces: Readonly<Record<SoapVersion, string>> = {
  "1.1": "http://schemas.xmlsoap.org/soap/envelope/",
  "1.2": "http://www.w3.org/2003/05/soap-envelope",
};

/** The media type of each version. */
export const soapMediaTypes: Readonly<Record<SoapVersion, string>> = {
  "1.1": "text/xml",
  "1.2": "application/soap+xml",
};

/** The versions that an operation is bound to. */
export function versionsOf({ soapVersions = ["1.1"] }: LiveOperation): readonly SoapVersion[] {
  return soapVersions;
}

/** What an envelope is made of; each part is XML text. */
export interface EnvelopeParts {
  readonly version: SoapVersion;
  readonly body: string;
  readonly header?: string | undefined;
}

/** Puts a message into an envelope. */
export function envelopeText({ version, body, header }: EnvelopeParts): string {
  const head = header === undefined || header === "" ? "" : `<soapenv:Header>${header}</soapenv:Header>`;
  const start = `<soapenv:Envelope xmlns:soapenv="${envelopeNamespaces[version]}">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${start}${head}<soapenv:Body>${body}</soapenv:Body></soapenv:Envelope>`;
}

/** The header fields of a SOAP request (SOAP 1.1 section 6.1, RFC 3902). */
export function soapHeaders(operation: LiveOperation, version: SoapVersion): Record<string, string> {
  const { soapAction, soap12Action = soapAction } = operation;
  if (version === "1.1")
    return { "Content-Type": "text/xml; charset=utf-8", SOAPAction: `"${headerText(soapAction)}"` };
  const action = soap12Action === "" ? "" : `; action="${headerText(soap12Action)}"`;
  return { "Content-Type": `application/soap+xml; charset=utf-8${action}` };
}

/** A header's bytes, one character each. */
function headerText(text: string): string {
  return /^[ -~]*$/.test(text) ? text : Buffer.from(text, "utf8").toString("latin1");
}

/** A whole SOAP request. */
export function soapRequest(url: string, operation: LiveOperation, parts: EnvelopeParts): WireRequest {
  return { method: "POST", url, headers: soapHeaders(operation, parts.version), body: envelopeText(parts) };
}

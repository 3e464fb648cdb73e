import type { SoapOperation } from "../contract/soap-operation.js";
import type { LenientOn } from "../lenient/lenient-types.js";
import { writePackage } from "../mime/write-package.js";
import { writeMessageParts } from "../soap/write-message-parts.js";
import type { XmlWriter } from "../xml/xml-writer.js";
import { createSoapTransport, type SoapTransport, type SoapTransportOptions } from "./soap-transport.js";
import { type Fetch, type LenientTransport, marked } from "./transport.js";

/** The address of a service, and how binary values are sent to it. */
export interface MtomTransportOptions extends SoapTransportOptions {
  /**
   * The least size of a binary value, in bytes, that is sent beside the envelope in a package; values of less than 32
   * bytes stay in the envelope. Default: requests are envelopes with all values, as base64.
   */
  readonly packFromBytes?: number | undefined;
}

/**
 * Calls a service over SOAP with MTOM packages, in which binary values are beside the envelope. Throws for
 * `packFromBytes` together with `messageSecurity`.
 */
export function createMtomTransport(
  options: MtomTransportOptions & { readonly lenient: LenientOn },
): SoapTransport & LenientTransport;

export function createMtomTransport(options: MtomTransportOptions): SoapTransport;

export function createMtomTransport(options: MtomTransportOptions): SoapTransport {
  if (options.packFromBytes !== undefined && options.messageSecurity !== undefined) {
    throw new Error("Secured messages are single envelopes: packFromBytes and messageSecurity exclude each other.");
  }
  const transport: SoapTransport = {
    call: (offered, request, callOptions) =>
      transportOf(options, soapSide(offered), request, callOptions?.soapHeaders).call(offered, request, callOptions),
    send: (offered, request, callOptions) =>
      transportOf(options, soapSide(offered), request, callOptions?.soapHeaders).send(offered, request, callOptions),
  };
  return marked(transport, options);
}

/** The transport of one call, which knows the binary values of its message. */
function transportOf<Request, RequestHeaders extends object>(
  options: MtomTransportOptions,
  operation: SoapOperation<Request, RequestHeaders>,
  request: Request,
  blocks: Partial<RequestHeaders> | undefined,
): SoapTransport {
  const packed = packing(options, writing(operation, request, blocks));
  return createSoapTransport({ ...options, fetch: packed });
}

/** Writes the declared header blocks and the message of a call. */
function writing<Request, RequestHeaders extends object>(
  { request: { element, encodeXml }, requestHeaders }: SoapOperation<Request, RequestHeaders>,
  request: Request,
  blocks: Partial<RequestHeaders> | undefined,
): (xml: XmlWriter) => void {
  return (xml) =>
    writeMessageParts(xml, { codecs: requestHeaders, blocks, element, encode: (inner) => encodeXml(inner, request) });
}

/** The SOAP side of an operation. */
function soapSide<Side extends object>(offered: Side | { readonly soap: Side }): Side {
  return "soap" in offered ? offered.soap : offered;
}

/** A `fetch` that sends envelopes as packages, if wanted; `encode` writes the message again. */
function packing(
  { fetch: send = fetch, packFromBytes }: MtomTransportOptions,
  encode: (xml: XmlWriter) => void,
): Fetch {
  if (packFromBytes === undefined) return send;
  return (url, init) => {
    const headers = new Headers(init.headers);
    const message = { text: String(init.body), contentType: headers.get("content-type") ?? "text/xml", encode };
    const { contentType, bytes } = writePackage(message, packFromBytes);
    headers.set("Content-Type", contentType);
    return send(url, { ...init, headers, body: bytes });
  };
}

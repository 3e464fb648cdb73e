import type { SoapOperation } from "../contract/soap-operation.js";
import { essenceOf } from "../http/media-type.js";
import { writePackage } from "../mime/write-package.js";
import { isPackage, readPackage, refuseAttachments } from "../mime/xop-package.js";
import { replyOptions } from "../soap/reply-options.js";
import { writeMessageParts } from "../soap/write-message-parts.js";
import { isSpace } from "../xml/characters.js";
import type { XmlWriter } from "../xml/xml-writer.js";
import type { ReplyFacts } from "./call-error.js";
import { defaultReplyBytes } from "./http-call.js";
import { readReplyBody } from "./http-reply.js";
import { readAgreedXml } from "./soap-reply.js";
import { createSoapTransport, type SoapTransport, type SoapTransportOptions } from "./soap-transport.js";
import type { Fetch, FetchedReply } from "./transport.js";

/** How binary values go to a service, and where that is. */
export interface MtomTransportOptions extends SoapTransportOptions {
  /**
   * Sends requests as packages, with each binary value of at least so many octets beside the envelope; those of less than 32 octets
   * stay in it. By default, requests are envelopes with all values in them, as base64.
   */
  readonly packFromBytes?: number | undefined;
}

/**
 * Calls a service over SOAP, and reads replies that come as MTOM packages, whose binary values stand beside the envelope.
 * `maxReplyBytes` holds for a package, and for its envelope with the values in their places.
 */
export function createMtomTransport(options: MtomTransportOptions): SoapTransport {
  return {
    call: (offered, request, callOptions) =>
      transportOf(options, soapSide(offered), request, callOptions?.soapHeaders).call(offered, request, callOptions),
    send: (offered, request, callOptions) =>
      transportOf(options, soapSide(offered), request, callOptions?.soapHeaders).send(offered, request, callOptions),
  };
}

/** The transport of one call, which knows what of its message is binary. */
function transportOf<Request, RequestHeaders extends object>(
  options: MtomTransportOptions,
  operation: SoapOperation<Request, RequestHeaders>,
  request: Request,
  blocks: Partial<RequestHeaders> | undefined,
): SoapTransport {
  const packed = packing(options, writing(operation, request, blocks));
  return createSoapTransport({ ...options, fetch: unpacking({ ...options, fetch: packed }, operation.name) });
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

/** What of an operation is SOAP's. */
function soapSide<Side extends object>(offered: Side | { readonly soap: Side }): Side {
  return "soap" in offered ? offered.soap : offered;
}

/** A `fetch` that sends packages of envelopes, if that is wanted; `encode` writes the message again. */
function packing(
  { fetch: send = fetch, packFromBytes }: MtomTransportOptions,
  encode: (xml: XmlWriter) => void,
): Fetch {
  if (packFromBytes === undefined) return send;
  return (url, init) => {
    const headers = new Headers(init.headers);
    const message = { text: String(init.body), contentType: headers.get("content-type") ?? "text/xml", encode };
    const { contentType, octets } = writePackage(message, packFromBytes);
    headers.set("Content-Type", contentType);
    return send(url, { ...init, headers, body: octets });
  };
}

/** A `fetch` whose replies are envelopes by themselves. What is wrong with a package is a `ProtocolError` of the operation. */
function unpacking({ fetch: send = fetch, maxReplyBytes }: SoapTransportOptions, operation: string): Fetch {
  return async (url, init) => {
    const response = await send(url, init);
    const { status, headers } = response;
    const packageType = headers.get("content-type");
    if (!isPackage(packageType)) return response;
    const facts: ReplyFacts = { operation, status, headers };
    const body = await readReplyBody(response, maxReplyBytes ?? defaultReplyBytes, facts);
    return readAgreedXml(facts, () => unpackedReply(body, packageType, facts));
  };
}

/** A reply without a body stays one: that is how some services accept a one-way message. */
function unpackedReply(body: Uint8Array, packageType: string, { status, headers }: ReplyFacts): FetchedReply {
  const isEmpty = body.every(isSpace);
  const { contentType, text, attachments } = isEmpty
    ? { contentType: "text/xml", text: "", attachments: [] }
    : readPackage(body, packageType, replyOptions.limits);
  refuseAttachments(attachments);
  const fields = new Headers(headers);
  for (const name of framing) fields.delete(name);
  // What is written here is UTF-8, whatever the part was.
  fields.set("Content-Type", `${essenceOf(contentType)}; charset=utf-8`);
  // A Response of some statuses may have no body, whatever the service has sent.
  const { type, body: stream } = new Response(text);
  return { status, type, headers: fields, body: stream, arrayBuffer: () => new Response(stream).arrayBuffer() };
}

/** What a reply says of its own octets. */
const framing = ["Content-Length", "Content-Encoding", "Transfer-Encoding"];

import type { MessageElement, SoapVersionName } from "../contract/operation.js";
import type { SoapOneWayOperation, SoapOperation, SoapRequestReplyOperation } from "../contract/soap-operation.js";
import type { LenientOn } from "../lenient/lenient-types.js";
import type { AddressingVersion } from "../soap/addressing.js";
import { bodyElement } from "../soap/envelope-writer.js";
import { encodeHeaderBlocks } from "../soap/header-blocks.js";
import type { ClientMessageSecurity } from "../soap/message-security.js";
import { soap12, soapVersion, versionsOf } from "../soap/soap-version.js";
import { newMessageId, requestAddressing } from "./address-request.js";
import { callHttp, type EncodedRequest, type HttpRequest } from "./http-call.js";
import { withOpenedReply } from "./secured-reply.js";
import { readAccepted, readSoapReply } from "./soap-reply.js";
import { envelopeKey, type RequestWithSecurity, type SoapSecurity, secureRequest } from "./soap-security.js";
import { type CallOptions, type LenientTransport, marked, type Transport, type TransportOptions } from "./transport.js";
import { understoodBlocks } from "./understood-blocks.js";

/** The facts of a call on which header blocks may depend. */
export interface SoapCall {
  readonly operation: string;
  readonly action: string;
  readonly url: string;
}

/** The address of a service's SOAP wire, and the options of calls. */
export interface SoapTransportOptions extends TransportOptions {
  /** The endpoint's address: `https://games.example/soap11`. */
  readonly url: string;
  /** The SOAP version. Default: the first in the contract's bindings of the operation. */
  readonly soapVersion?: SoapVersionName | undefined;
  /**
   * Adds the headers of WS-Addressing to requests: `Action`, `To`, a `MessageID` that all tries of a call share, and where it
   * replies to. They must be understood. A reply that relates to another message is refused. Default: `1.0` for operations
   * whose binding requires WS-Addressing.
   */
  readonly addressing?: AddressingVersion | false | undefined;
  /** A node-soap security object. */
  readonly security?: SoapSecurity | undefined;
  /**
   * Secures each request, and opens its reply before anything of it is decoded: WS-Security, for example. Messages are
   * single envelopes then: packages of MTOM, attachments and streams are refused.
   */
  readonly messageSecurity?: ClientMessageSecurity | undefined;
  /** Adds header blocks that the contract does not declare, as XML with its namespaces: WS-Addressing, a session. */
  readonly headerBlocks?: ((call: SoapCall) => string) | undefined;
  /**
   * Header blocks of replies, as `{namespace}name`, that may have mustUnderstand, in addition to those of
   * WS-Addressing.
   */
  readonly understoodHeaders?: readonly string[] | undefined;
}

/** An operation of this wire, or the caller's side of both wires. */
type Offered<Operation> = Operation | { readonly soap: Operation };

/**
 * Carries calls over SOAP. It takes every operation, and those of `soap-operations.ts`, which import nothing of JSON.
 */
export interface SoapTransport extends Transport {
  call<Request, Reply, Faults extends object, RequestHeaders extends object, ReplyHeaders extends object>(
    operation: Offered<SoapRequestReplyOperation<Request, Reply, Faults, RequestHeaders, ReplyHeaders>>,
    request: NoInfer<Request>,
    options?: CallOptions<RequestHeaders, ReplyHeaders>,
  ): Promise<Reply>;
  send<Request, RequestHeaders extends object>(
    operation: Offered<SoapOneWayOperation<Request, RequestHeaders>>,
    request: NoInfer<Request>,
    options?: CallOptions<RequestHeaders>,
  ): Promise<void>;
}

/** Calls a service over SOAP. Replies may be envelopes, or MTOM packages. */
export function createSoapTransport(
  options: SoapTransportOptions & { readonly lenient: LenientOn },
): SoapTransport & LenientTransport;

export function createSoapTransport(options: SoapTransportOptions): SoapTransport;

export function createSoapTransport(options: SoapTransportOptions): SoapTransport {
  const understood = understoodBlocks(options);
  const transport: SoapTransport = {
    call: (offered, request, callOptions = {}) => {
      const operation = "soap" in offered ? offered.soap : offered;
      const outgoing = soapRequest(options, operation, request, callOptions);
      return callHttp(options, {
        ...outgoing,
        read: (body, facts, openReply) => {
          const lenient = callOptions.lenient ?? options.lenient ?? false;
          const { onReplyHeaders: onBlocks } = callOptions;
          const expected = { understood, operation, onBlocks, lenient, relatesTo: outgoing.messageId };
          if (openReply === undefined) return readSoapReply(body, facts, expected);
          return withOpenedReply(body, facts, openReply, (...opened) => readSoapReply(...opened, expected));
        },
      });
    },
    send: (offered, request, callOptions = {}) =>
      callHttp(options, {
        ...soapRequest(options, "soap" in offered ? offered.soap : offered, request, callOptions),
        read: (body, facts, openReply) => {
          if (openReply === undefined || body.length === 0) return readAccepted(body, facts, understood);
          return withOpenedReply(body, facts, openReply, (...opened) => readAccepted(...opened, understood));
        },
      }),
  };
  return marked(transport, options);
}

/** A request with its attachments, if the message has some. */
function packed(
  { headers, body, extra }: RequestWithSecurity,
  { attachments, bare = false }: MessageElement,
): Omit<EncodedRequest, "url"> {
  const contentType = headers["Content-Type"] ?? "text/xml";
  const sent = attachments?.pack({ text: body, contentType }, bare);
  if (sent === undefined) return { headers, body, extra };
  return { headers: { ...headers, "Content-Type": sent.contentType }, body: sent.bytes, extra };
}

/** The request of a call. Encoding throws `EncodeError`. */
export function soapRequest<Request, RequestHeaders extends object, ReplyHeaders extends object>(
  { url, security, messageSecurity, addressing: spoken, soapVersion: wanted, headerBlocks }: SoapTransportOptions,
  operation: SoapOperation<Request, RequestHeaders>,
  request: Request,
  options: CallOptions<RequestHeaders, ReplyHeaders>,
): HttpRequest & { readonly messageId: string | undefined } {
  const { element, encodeXml } = operation.request;
  const { soapAction, soap12Action = soapAction } = operation;
  const [first = "1.1"] = versionsOf(operation);
  const version = soapVersion(wanted ?? first);
  const action = version === soap12 ? soap12Action : soapAction;
  const addressing = spoken ?? (operation.addressedVersions?.includes(version.name) ? "1.0" : false);
  const messageId = addressing === false ? undefined : newMessageId();
  const addressed = (): string => {
    if (addressing === false || messageId === undefined) return "";
    return requestAddressing(addressing, { kind: operation.kind, action, url, messageId }, envelopeKey);
  };
  const encode = (): EncodedRequest => {
    const declared = encodeHeaderBlocks(operation.requestHeaders, options.soapHeaders);
    const outgoing = {
      body: bodyElement(element, (xml) => encodeXml(xml, request)),
      blocks: addressed() + declared + (headerBlocks?.({ operation: operation.name, action, url }) ?? ""),
      action,
      version,
    };
    const ready = secureRequest(outgoing, security);
    const sent = packed(ready, element);
    if (messageSecurity === undefined) return { url, ...sent };
    if (sent.body !== ready.body) throw new Error("attachments cannot be secured: no signature covers them");
    const envelope = { text: ready.body, version: version.name, url, action };
    return { url, ...sent, secure: () => messageSecurity.secure(envelope) };
  };
  return { operation, request, options, encode, messageId };
}

import type { OneWayOperation, SoapVersionName } from "../operation.js";
import { bodyElement } from "../soap/envelope-writer.js";
import { encodeHeaderBlocks } from "../soap/header-blocks.js";
import { soap12, soapVersion, versionsOf } from "../soap/soap-version.js";
import { callHttp, type EncodedRequest } from "./http-call.js";
import { readFailure, readReply } from "./soap-reply.js";
import { type SoapSecurity, secureRequest } from "./soap-security.js";
import type { Transport } from "./transport.js";
import type { TransportOptions } from "./transport-options.js";

/** Where the SOAP wire of a service is. */
export interface SoapTransportOptions extends TransportOptions {
  /** The endpoint's address: `https://games.example/soap11`. */
  readonly url: string;
  /** Which SOAP to speak; unless said the first that the contract binds an operation to. */
  readonly soapVersion?: SoapVersionName | undefined;
  /** A node-soap security object. */
  readonly security?: SoapSecurity | undefined;
  /** Header blocks of replies, as `{namespace}name`, that may say mustUnderstand. */
  readonly understoodHeaders?: readonly string[] | undefined;
}

/** Calls a service over SOAP. */
export function createSoapTransport(options: SoapTransportOptions): Transport {
  const understood = new Set(options.understoodHeaders);
  return {
    call: (operation, request, callOptions = {}) =>
      callHttp(options, {
        operation,
        request,
        options: callOptions,
        encode: () => encodeRequest(options, operation, request, callOptions.soapHeaders),
        read: (reply, facts) =>
          readReply(reply, facts, {
            understood,
            codec: operation.reply,
            faults: operation.faults,
            headers: operation.replyHeaders,
            onHeaders: callOptions.onReplyHeaders,
          }),
      }),
    send: (operation, request, callOptions = {}) =>
      callHttp(options, {
        operation,
        request,
        options: callOptions,
        encode: () => encodeRequest(options, operation, request, callOptions.soapHeaders),
        read: (reply, facts) => {
          if (reply.status < 200 || reply.status >= 300) readFailure(reply, facts, understood);
        },
      }),
  };
}

/** The envelope of a request, with its HTTP headers. Throws `EncodeError`. */
export function encodeRequest<Request, RequestHeaders extends object>(
  { url, security, soapVersion: wanted }: SoapTransportOptions,
  operation: Omit<OneWayOperation<Request, RequestHeaders>, "kind">,
  request: Request,
  headers: Partial<RequestHeaders> | undefined,
): EncodedRequest {
  const { element, encodeXml } = operation.request;
  const [first = "1.1"] = versionsOf(operation);
  const version = soapVersion(wanted ?? first);
  const { soapAction, soap12Action = soapAction } = operation;
  const outgoing = {
    body: bodyElement(element, (xml) => encodeXml(xml, request)),
    blocks: encodeHeaderBlocks(operation.requestHeaders, headers),
    action: version === soap12 ? soap12Action : soapAction,
    version,
  };
  return { url, ...secureRequest(outgoing, security) };
}

import { DecodeError } from "../errors/decode-error.js";
import type { MessageCodec, OneWayOperation, RequestReplyOperation } from "../operation.js";
import { isXml, parseMediaType } from "../server/media-type.js";
import { EnvelopeFault } from "../soap/envelope-fault.js";
import { closeEnvelope, openEnvelope } from "../soap/envelope-reader.js";
import { bodyElement } from "../soap/envelope-writer.js";
import { faultErrors, readFault } from "../soap/fault-reader.js";
import { envelopeNamespace } from "../soap/soap-names.js";
import { decodeXmlBytes } from "../xml/decode-xml-bytes.js";
import { type CallErrorFacts, FaultError, ProtocolError } from "./call-error.js";
import { callHttp, type EncodedRequest } from "./http-call.js";
import type { HttpReply } from "./http-reply.js";
import { type SoapSecurity, secureRequest } from "./soap-security.js";
import type { CallOptions, Transport } from "./transport.js";
import type { TransportOptions } from "./transport-options.js";

/** Where the SOAP wire of a service is. */
export interface SoapTransportOptions extends TransportOptions {
  /** The endpoint's address: `https://games.example/soap11`. */
  readonly url: string;
  /** A node-soap security object. */
  readonly security?: SoapSecurity | undefined;
  /** Header blocks of replies, as `{namespace}name`, that may say mustUnderstand. */
  readonly understoodHeaders?: readonly string[] | undefined;
}

/** Calls a service over SOAP 1.1. */
export function createSoapTransport(options: SoapTransportOptions): Transport {
  const understood = new Set(options.understoodHeaders);
  return {
    call: <Request, Reply>(
      operation: RequestReplyOperation<Request, Reply>,
      request: Request,
      callOptions: CallOptions = {},
    ): Promise<Reply> =>
      callHttp(options, {
        operation,
        request,
        options: callOptions,
        encode: () => encodeRequest(options, operation, request),
        read: (reply, facts) => readEnvelope(reply, facts, { codec: operation.reply, understood }),
      }),
    send: <Request>(operation: OneWayOperation<Request>, request: Request, callOptions: CallOptions = {}) =>
      callHttp(options, {
        operation,
        request,
        options: callOptions,
        encode: () => encodeRequest(options, operation, request),
        read: (reply, facts) => {
          if (reply.status < 200 || reply.status >= 300) readEnvelope(reply, facts, { codec: undefined, understood });
        },
      }),
  };
}

function encodeRequest<Request>(
  { url, security }: SoapTransportOptions,
  operation: { readonly soapAction: string; readonly request: MessageCodec<Request> },
  request: Request,
): EncodedRequest {
  const { element, encodeXml } = operation.request;
  const body = bodyElement(element, (xml) => encodeXml(xml, request));
  return { url, ...secureRequest(body, operation.soapAction, security) };
}

interface Expected<Reply> {
  /** Undefined where only a Fault can be read. */
  readonly codec: MessageCodec<Reply> | undefined;
  readonly understood: ReadonlySet<string>;
}

function readEnvelope<Reply>(reply: HttpReply, facts: CallErrorFacts, expected: Expected<Reply>): Reply {
  const type = parseMediaType(reply.headers.get("content-type"));
  if (type === undefined || !isXml(type)) {
    throw new ProtocolError(`HTTP status ${reply.status} with ${type?.essence ?? "no content type"}`, facts);
  }
  try {
    return decodeEnvelope(decodeXmlBytes(reply.body, type.charset), facts, expected);
  } catch (cause) {
    if (!(cause instanceof DecodeError || cause instanceof EnvelopeFault)) throw cause;
    const issues = cause instanceof DecodeError ? cause.issues : [];
    const message = `the reply is not what the contract says: ${cause.message}`;
    throw new ProtocolError(message, { ...facts, cause }, issues);
  }
}

function decodeEnvelope<Reply>(text: string, facts: CallErrorFacts, { codec, understood }: Expected<Reply>): Reply {
  const { xml, body } = openEnvelope(text, { unexpected: "skip" }, understood);
  if (body.namespace === envelopeNamespace && body.name === "Fault") {
    const fault = readFault(xml);
    throw new FaultError(fault, faultErrors(fault.detail), facts);
  }
  if (codec === undefined || (facts.status ?? 0) >= 300)
    throw new ProtocolError(`HTTP status ${facts.status} and no Fault`, facts);
  const { namespace, name } = codec.element;
  if (body.namespace !== namespace || body.name !== name) {
    throw new ProtocolError(`the reply is {${body.namespace}}${body.name}, not {${namespace}}${name}`, facts);
  }
  const message = codec.decodeXml(xml);
  closeEnvelope(xml);
  return message;
}

import { ServiceFault } from "../errors/service-fault.js";
import { EnvelopeFault } from "../soap/envelope-fault.js";
import { closeEnvelope, type OpenedEnvelope, openEnvelope } from "../soap/envelope-reader.js";
import { bodyElement, envelope } from "../soap/envelope-writer.js";
import { faultEnvelope, type OutgoingFault } from "../soap/fault-writer.js";
import { decodeXmlBytes } from "../xml/decode-xml-bytes.js";
import type { Handler, Invocation } from "./handler.js";
import { type CallSource, LiveCall } from "./live-call.js";
import { parseMediaType } from "./media-type.js";
import type { RequestBody } from "./request-body.js";
import { withResponseHeaders } from "./response-headers.js";
import { faultOf, readMessage, serve } from "./serve.js";
import type { ServerSettings } from "./server-settings.js";
import { type WireReply, wireReply } from "./wire-reply.js";

/** A call of the SOAP wire, its body read. */
export interface SoapCall {
  readonly contentType: string | undefined;
  readonly soapAction: string | undefined;
  readonly body: RequestBody;
}

/** The handlers by their request's element, `{namespace}name`. */
export type SoapDispatch = ReadonlyMap<string, Handler>;

const accepted = wireReply(202, undefined, "");
const xmlType = "text/xml; charset=utf-8";

/** Arranges handlers for dispatch by the Body's child. Throws for two handlers of one element. */
export function soapDispatch(handlers: readonly Handler[]): SoapDispatch {
  const dispatch = new Map<string, Handler>();
  for (const handler of handlers) {
    const { namespace, name } = handler.operation.request.element;
    const key = `{${namespace}}${name}`;
    if (dispatch.has(key)) throw new Error(`Two handlers for the element ${key}.`);
    dispatch.set(key, handler);
  }
  return dispatch;
}

/** Answers a call over SOAP 1.1. Never rejects: what fails is a Fault with status 500 (section 6.2). */
export async function answerSoap(
  call: SoapCall,
  dispatch: SoapDispatch,
  source: CallSource,
  settings: ServerSettings,
): Promise<WireReply> {
  let live: LiveCall | undefined;
  try {
    const text = textOf(call);
    const opened = readMessage(() => openEnvelope(text, readerOptions(settings), settings.understoodHeaders));
    const handler = handlerOf(opened, dispatch, call.soapAction);
    const context = new LiveCall(handler.operation.name, "soap", source, opened.headers);
    live = context;
    const body = await serve(settings, context, async (asked) => {
      const reply = await readMessage(() => invocationOf(opened, handler))(asked);
      return reply === undefined ? undefined : bodyElement(reply.element, reply.encodeXml);
    });
    return withResponseHeaders(context, body === undefined ? accepted : wireReply(200, xmlType, envelope("s", body)));
  } catch (error) {
    const reply = soapFailure(error, settings, live);
    return live === undefined ? reply : withResponseHeaders(live, reply);
  }
}

/** A Fault in its envelope, with status 500; 408, 413 and 415 stay what they are, as HTTP itself has failed there. */
export function soapFailure(error: unknown, settings: ServerSettings, live: LiveCall | undefined): WireReply {
  if (error instanceof EnvelopeFault) return faultReply(500, { ...error, message: error.message, issues: undefined });
  const fault = faultOf(error, settings, live);
  const status = httpOnly.has(fault.status) && live === undefined ? fault.status : 500;
  return faultReply(status, { code: fault.code, message: fault.message, issues: fault.issues });
}

const httpOnly = new Set([408, 413, 415]);

function faultReply(status: number, fault: OutgoingFault): WireReply {
  return wireReply(status, xmlType, faultEnvelope(fault));
}

function readerOptions(settings: ServerSettings): { limits: ServerSettings["limits"]["xml"]; order: "any" | "strict" } {
  return { limits: settings.limits.xml, order: settings.strictOrder ? "strict" : "any" };
}

function textOf({ contentType, body }: SoapCall): string {
  const type = parseMediaType(contentType);
  if (type !== undefined && type.essence !== "text/xml" && type.essence !== "application/xml")
    refuseMediaType(type.essence);
  switch (body.kind) {
    case "octets":
      return readMessage(() => decodeXmlBytes(body.octets, type?.charset));
    case "text":
      return body.text;
    case "none":
      return "";
    case "value":
      throw new Error("A body parser in front of the listener has parsed the body of a SOAP request: it must not.");
  }
}

function refuseMediaType(essence: string): never {
  const message = `The request must be text/xml (SOAP 1.1), not ${essence}.`;
  throw new ServiceFault("Client", message, { status: 415 });
}

function handlerOf(opened: OpenedEnvelope, dispatch: SoapDispatch, soapAction: string | undefined): Handler {
  const { namespace, name } = opened.body;
  const handler = dispatch.get(`{${namespace}}${name}`);
  if (handler === undefined)
    throw new ServiceFault("Client", `There is no operation for the element {${namespace}}${name}.`);
  const action = unquoted(soapAction ?? "");
  const { operation } = handler;
  if (action !== "" && action !== operation.soapAction && action !== operation.name) {
    throw new EnvelopeFault("Client", `The SOAPAction is not the one of ${operation.name}, which the Body says.`);
  }
  return handler;
}

function unquoted(header: string): string {
  const text = header.trim();
  return text.length >= 2 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).trim() : text;
}

function invocationOf(opened: OpenedEnvelope, handler: Handler): Invocation {
  const invocation = handler.readXml(opened.xml);
  closeEnvelope(opened.xml);
  return invocation;
}

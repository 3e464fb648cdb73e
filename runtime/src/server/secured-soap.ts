import type { MimePart } from "../contract/mime-part.js";
import { admitEnvelope } from "../soap/admit-envelope.js";
import type { MessageSecurity, OpenedRequest } from "../soap/message-security.js";
import type { SoapVersion } from "../soap/soap-version.js";
import type { XmlReaderOptions } from "../xml/xml-reader.js";
import { readRequest } from "./fault-of.js";
import { problemReply } from "./problem.js";
import type { ServerSettings } from "./server-settings.js";
import { ServiceFault } from "./service-fault.js";
import type { SoapDispatch } from "./soap-dispatch.js";
import { isStreamed, type WireBody, type WireReply } from "./wire-reply.js";

/** A request whose security is to be checked. */
interface UnopenedRequest {
  readonly text: string;
  /** The parts that came beside the message. */
  readonly attachments: readonly MimePart[] | undefined;
}

/** Opens a secured request. Throws `ServiceFault` and `EnvelopeFault`, and whatever else has failed. */
export async function openSecured(
  security: MessageSecurity,
  { text, attachments = [] }: UnopenedRequest,
  { versions }: SoapDispatch,
  { limits }: ServerSettings,
): Promise<OpenedRequest> {
  if (attachments.length > 0) {
    throw new ServiceFault("Client", "This service takes no attachments, as no signature covers them.");
  }
  const options: XmlReaderOptions = { limits: limits.xml, order: "any" };
  const admit = (envelope: string): SoapVersion =>
    readRequest(() => admitEnvelope(envelope, options, versions), envelope.length);
  return security.open({ text, version: admit(text).name, admit });
}

/**
 * A reply with its envelope secured. A reply that is made while it is sent is kept until it is whole, since a signature
 * covers all of it. What cannot be secured is not sent: `failed` answers in its place.
 */
export async function withSecurity(
  reply: WireReply,
  secureReply: NonNullable<OpenedRequest["secureReply"]>,
  failed: (error: unknown) => WireReply,
): Promise<WireReply> {
  try {
    const whole = await wholeReply(reply, failed);
    return whole.body === "" ? whole : { ...whole, body: await secureReply(whole.body) };
  } catch (error) {
    return failed(error);
  }
}

/** A reply whose text is whole. If making it fails on the way, the reply is the Fault. */
async function wholeReply(
  reply: WireReply,
  failed: (error: unknown) => WireReply,
): Promise<WireReply & { readonly body: string }> {
  try {
    return { ...reply, body: await wholeText(reply.body) };
  } catch (error) {
    const fault = failed(error);
    return { ...fault, body: await wholeText(fault.body) };
  }
}

async function wholeText(body: WireBody): Promise<string> {
  if (typeof body === "string") return body;
  if (!isStreamed(body)) throw new Error("A reply with attachments cannot be secured: no signature covers them.");
  try {
    let text = "";
    for await (const piece of body.pieces) text += piece;
    return text;
  } finally {
    await body.close();
  }
}

/** 403 for a call over JSON, which carries no security of messages. */
export function unsecuredCall(): WireReply {
  return problemReply(new ServiceFault("Client", "This service takes secured SOAP messages only.", { status: 403 }));
}

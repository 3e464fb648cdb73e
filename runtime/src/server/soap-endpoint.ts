import type { MimePart } from "../contract/mime-part.js";
import { type MediaType, parameterOf, parseMediaType } from "../http/media-type.js";
import { isPackage } from "../mime/package-type.js";
import { isXop, readPackage, refuseAttachments } from "../mime/xop-package.js";
import { EnvelopeFault } from "../soap/envelope-fault.js";
import { bodyElement } from "../soap/envelope-writer.js";
import { isSendersFault } from "../soap/fault-code.js";
import { faultEnvelope, type OutgoingFault } from "../soap/fault-writer.js";
import type { OpenedRequest } from "../soap/message-security.js";
import { openBlocks } from "../soap/open-blocks.js";
import { type SoapVersion, soap11, soap12, soapVersion } from "../soap/soap-version.js";
import { decodeXmlBytes } from "../xml/decode-xml-bytes.js";
import { type AddressedCall, addressedCall, addressedHandler } from "./addressed-call.js";
import type { RequestBody } from "./body-outcome.js";
import { refuseUntypedFromOtherSite } from "./cross-site.js";
import { faultOf, readRequest } from "./fault-of.js";
import type { Handler, Invocation } from "./handler.js";
import { type CallSource, LiveCall } from "./live-call.js";
import { withResponseHeaders } from "./response-headers.js";
import { openSecured, withSecurity } from "./secured-soap.js";
import { serve } from "./serve.js";
import type { ServerSettings } from "./server-settings.js";
import { ServiceFault } from "./service-fault.js";
import type { SoapDispatch } from "./soap-dispatch.js";
import { openSoapRequest } from "./soap-request.js";
import { soapSuccess, xmlReply } from "./soap-success.js";
import { type WireReply, wireReply } from "./wire-reply.js";

/** A call of the SOAP wire whose body was read. */
interface IncomingSoapCall {
  readonly contentType: string | undefined;
  readonly soapAction: string | undefined;
  readonly body: RequestBody;
  /** The parts that came beside the message. */
  readonly attachments?: readonly MimePart[];
}

const accepted = wireReply(202, undefined, "");

/**
 * Answers a call over SOAP. Never rejects: failures are Faults (SOAP 1.1 section 6.2, SOAP 1.2 Part 2 section 7.5.2.2).
 */
export async function answerSoap(
  sent: IncomingSoapCall,
  dispatch: SoapDispatch,
  source: CallSource,
  settings: ServerSettings,
): Promise<WireReply> {
  let live: LiveCall | undefined;
  let secured: OpenedRequest | undefined;
  let addressed: AddressedCall | undefined;
  let version = replyVersion(sent.contentType, dispatch);
  const finished = (reply: WireReply, outcome: "reply" | "fault"): WireReply | Promise<WireReply> => {
    if (addressed?.isUnwanted(outcome)) return accepted;
    const headed = live === undefined ? reply : withResponseHeaders(live, reply);
    if (secured?.secureReply === undefined) return headed;
    return withSecurity(headed, secured.secureReply, (error) =>
      soapFailure(error, settings, { live, version, addressed }),
    );
  };
  try {
    const call = unpacked(sent, settings);
    if (call !== sent) version = replyVersion(call.contentType, dispatch);
    if (sent.contentType === undefined) refuseUntypedFromOtherSite(source.headers());
    const arrived = textOf(call, dispatch);
    const { messageSecurity } = settings;
    if (messageSecurity !== undefined) {
      const { attachments } = call;
      secured = await openSecured(messageSecurity, { text: arrived, attachments }, dispatch, settings);
    }
    const text = secured?.text ?? arrived;
    addressed = addressedCall(text, settings);
    version = addressed?.soap ?? version;
    const soapAction = actionOf(call);
    addressed?.check(soapAction);
    const reading = { action: soapAction || (addressed?.action ?? ""), dispatch, settings };
    const opened = openSoapRequest(text, reading);
    version = opened.version;
    const handler = addressedHandler(addressed, opened.handler);
    const whole = withAttachments(text, call.attachments, handler);
    const request = whole === text ? opened : openSoapRequest(whole, reading);
    const context = new LiveCall(handler.operation.name, "soap", source, request);
    context.caller = secured?.caller;
    live = context;
    const terms = {
      version,
      call: context,
      addressed,
      packFromBytes: secured === undefined && isXop(sent.contentType) ? settings.packFromBytes : undefined,
    };
    let read: (() => Invocation) | undefined;
    const reply = await serve(settings, { call: context, kind: handler.operation.kind }, async (asked) => {
      // An interceptor may repeat a call after a failure, but the message can be read only once, so its result is kept.
      read ??= outcome(() => request.read(handler));
      const encodable = await read()(asked);
      return encodable && soapSuccess(encodable, terms);
    });
    return finished(reply ?? accepted, "reply");
  } catch (error) {
    return finished(soapFailure(error, settings, { live, version, addressed }), "fault");
  }
}

/** Calls a function once and gives its result, or its error, to every caller. */
function outcome<Result>(call: () => Result): () => Result {
  try {
    const result = call();
    return () => result;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** The SOAP version of an answer to a request whose envelope was not read. */
export function replyVersion(contentType: string | undefined, { versions }: SoapDispatch): SoapVersion {
  const [first = "1.1"] = versions;
  const isSoap12 = isPackage(contentType)
    ? parameterOf(contentType, "start-info")?.startsWith(soap12.mediaType)
    : parseMediaType(contentType)?.essence === soap12.mediaType;
  return versions.includes("1.2") && isSoap12 ? soap12 : soapVersion(first);
}

/** The facts of a failed call. */
interface FailedCall {
  readonly live: LiveCall | undefined;
  readonly version: SoapVersion;
  /** Absent where the request has no headers of WS-Addressing. */
  readonly addressed?: AddressedCall | undefined;
}

/** A Fault in its envelope. 408, 413, 415, 431 and 501 keep their status, because HTTP itself failed there. */
export function soapFailure(error: unknown, settings: ServerSettings, call: FailedCall): WireReply {
  const { live, version, addressed } = call;
  if (error instanceof EnvelopeFault) {
    const { code, message, notUnderstood } = error;
    const blocks = addressed?.faultBlocks(code, live) ?? "";
    return faultReply({ code, message, issues: undefined, notUnderstood, blocks }, error.version ?? version);
  }
  const { status, declared, code, message, issues, subcodes, actor, language, detail } = faultOf(error, settings, live);
  const fault: OutgoingFault = {
    code,
    isSenders: isSenders(code, status),
    message,
    issues,
    subcodes,
    actor,
    language,
    detail,
  };
  if (httpOnly.has(status) && live === undefined) return faultReply(fault, version, status);
  try {
    const element = declared && bodyElement(declared.element, declared.encodeXml);
    return faultReply(
      { ...fault, declared: element, blocks: blocksOf(error, live) + (addressed?.faultBlocks(code, live) ?? "") },
      version,
    );
  } catch (failure) {
    return soapFailure(failure, settings, call);
  }
}

/** The undeclared header blocks of a fault; none if they caused the failure. Throws `EncodeError`. */
function blocksOf(error: unknown, live: LiveCall | undefined): string {
  try {
    return openBlocks(live?.replySoapHeadersIfAny);
  } catch (failure) {
    if (error instanceof ServiceFault) throw failure;
    return "";
  }
}

/** Whether the caller has to change something. For a code of one's own, the status tells. */
function isSenders(code: string, status: number): boolean {
  const isServers = code === "Server" || code.startsWith("Server.");
  return isSendersFault(code) || (!isServers && status < 500);
}

const httpOnly = new Set([408, 413, 415, 431, 501]);

/** 500; 400 for the sender's mistakes in SOAP 1.2 (Part 2, table 20). */
function faultReply(fault: OutgoingFault, version: SoapVersion, status?: number): WireReply {
  const usual = version === soap12 && (fault.isSenders ?? fault.code === "Client") ? 400 : 500;
  return xmlReply(status ?? usual, faultEnvelope(fault, version), version);
}

/** A call whose message came in a package, in the form of a plain call. */
function unpacked(call: IncomingSoapCall, { limits }: ServerSettings): IncomingSoapCall {
  const { contentType: packageType } = call;
  if (!isPackage(packageType)) return call;
  const bytes = bytesOf(call.body);
  const { contentType, text, attachments } = readRequest(() => readPackage(bytes, packageType, limits.xml));
  return { ...call, contentType, attachments, body: { kind: "text", text } };
}

/** Puts the parts beside an envelope into the form in which the operation has them. */
function withAttachments(text: string, parts: readonly MimePart[] = [], { operation }: Handler): string {
  const { attachments, bare = false } = operation.request.element;
  return readRequest(() => {
    if (attachments !== undefined) return attachments.unpack(text, parts, bare);
    refuseAttachments(parts);
    return text;
  });
}

/** The bytes of a package. Decoded as text, it would have lost some. */
function bytesOf(body: RequestBody): Uint8Array {
  if (body.kind === "bytes") return body.bytes;
  if (body.kind === "none") return new Uint8Array();
  throw parsedBefore();
}

function textOf({ contentType, body }: IncomingSoapCall, dispatch: SoapDispatch): string {
  const type = parseMediaType(contentType);
  checkMediaType(type, dispatch);
  switch (body.kind) {
    case "bytes":
      return readRequest(() => decodeXmlBytes(body.bytes, type?.charset));
    case "text":
      return body.text;
    case "none":
      return "";
    case "value":
      throw parsedBefore();
  }
}

function parsedBefore(): Error {
  return new Error("A body parser in front of the listener has parsed the body of a SOAP request: it must not.");
}

function checkMediaType(type: MediaType | undefined, { versions }: SoapDispatch): void {
  const spoken = versions.map((name) => soapVersion(name).mediaType);
  if (type === undefined || type.essence === "application/xml" || type.essence === soap11.mediaType) return;
  if (spoken.includes(type.essence)) return;
  const wanted = versions.map((name) => `${soapVersion(name).mediaType} (SOAP ${name})`).join(" or ");
  throw new ServiceFault("Client", `The request must be ${wanted}, not ${type.essence}.`, { status: 415 });
}

/**
 * The action parameter of SOAP 1.2's media type (RFC 3902), without quotes. It overrides a SOAPAction header, which
 * belongs to SOAP 1.1.
 */
function actionOf({ contentType, soapAction = "" }: IncomingSoapCall): string {
  const isSoap12 = contentType !== undefined && parseMediaType(contentType)?.essence === soap12.mediaType;
  return unquoted((isSoap12 ? parameterOf(contentType, "action") : undefined) ?? soapAction);
}

function unquoted(header: string): string {
  const text = header.trim();
  const inside = text.length >= 2 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).trim() : text;
  return /^[ -~]*$/.test(inside) ? inside : fromBytes(inside);
}

/** Decodes a header as UTF-8 if it is valid: hosts give each byte of a header as a character. */
function fromBytes(header: string): string {
  // Some hosts have decoded it.
  if (!/^[\0-\xff]*$/.test(header)) return header;
  const bytes = Uint8Array.from(header, (character) => character.charCodeAt(0));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return header;
  }
}

import type { LiveOperation } from "@stubwright/live";
import type { ReceivedReply } from "../wire/exchange.js";
import { jsonOf, readBody } from "../wire/messages.js";
import { envelopeNamespaces, type SoapVersion, soapMediaTypes } from "../wire/soap-message.js";
import { readXml, type XmlNode } from "../wire/xml-node.js";
import type { Answer, JudgedAnswer } from "./answer.js";
import type { CheckId, Problem, Report } from "./catalogue.js";
import { internalDetail } from "./internal-details.js";
import { judgeFault } from "./judge-fault.js";
import { judgeHeaders } from "./judge-headers.js";

/** What a reply is held to. */
export interface SoapTerms {
  /** Undefined for requests that are no operation's: only the form of the fault is looked at. */
  readonly operation: LiveOperation | undefined;
  readonly version: SoapVersion;
  /** Whether messages are in SOAP section 5 encoding, whose values may stand beside the message. */
  readonly encoded: boolean;
}

/** Judges a reply of the SOAP wire. */
export function judgeSoap(reply: ReceivedReply, terms: SoapTerms): JudgedAnswer {
  const problems: Problem[] = [];
  const report = (check: CheckId, message: string): void => void problems.push({ check, message });
  const answer = answerOf(reply, terms, report);
  // A Fault that refuses the request's security cannot be secured.
  if (reply.insecure !== undefined && answer.kind !== "refused") report("reply-security", reply.insecure);
  return { answer, problems };
}

const unreadable: Answer = { kind: "unreadable" };

function answerOf(reply: ReceivedReply, terms: SoapTerms, report: Report): Answer {
  const { operation } = terms;
  if (operation?.kind === "one-way" && reply.status < 300) return acceptedOneWay(reply, report);
  const type = mediaTypeOf(reply);
  const isHttpFailure = reply.status >= 400 && !isXmlType(type.essence);
  if (isHttpFailure && operation === undefined) return httpRefusal(reply, report);
  const text = decodedText(reply.body, type.charset, report);
  if (text === undefined) return unreadable;
  const read = text.trim() === "" ? emptyBody(reply) : readXml(text.replace(/^\ufeff/, ""));
  if ("problem" in read) {
    reportNoXml(read.problem, { reply, essence: type.essence, text }, report);
    return unreadable;
  }
  if (type.essence !== soapMediaTypes[terms.version])
    report("soap-media-type", `the media type is ${type.essence || "missing"}, not ${soapMediaTypes[terms.version]}`);
  return envelopeAnswer(read.root, text, reply, terms, report);
}

function emptyBody({ status }: ReceivedReply): { readonly problem: string } {
  return { problem: `status ${status} with an empty body` };
}

/** A page of HTML or a bare text in place of a message is one problem, XML that is none another. */
function reportNoXml(
  problem: string,
  { reply, essence, text }: { readonly reply: ReceivedReply; readonly essence: string; readonly text: string },
  report: Report,
): void {
  const isOtherType = reply.status >= 400 && !isXmlType(essence) && text.trim() !== "";
  if (!isOtherType) {
    report("soap-not-xml", problem);
    return;
  }
  checkDetails(text, report);
  report("soap-media-type", `status ${reply.status} with ${essence || "no media type"} in place of a SOAP message`);
}

function isXmlType(essence: string): boolean {
  return /(?:\/|\+)xml$/.test(essence);
}

function acceptedOneWay(reply: ReceivedReply, report: Report): Answer {
  const text = new TextDecoder().decode(reply.body).trim();
  const isAllowed = reply.status === 200 || reply.status === 202 || reply.status === 204;
  if (!isAllowed) report("one-way-body", `the status is ${reply.status}`);
  if (text === "") return { kind: "accepted" };
  // An empty envelope is tolerated by the profile's readers, a Fault or any other message is not.
  if (/:Fault\b|<Fault\b/.test(text)) {
    report("soap-status", `a Fault with status ${reply.status}`);
    return unreadable;
  }
  report("one-way-body", `the reply has a body of ${reply.body.length} bytes`);
  return { kind: "accepted" };
}

/** A failure that HTTP reports before SOAP begins: 404, 405, 413, 415. */
function httpRefusal(reply: ReceivedReply, report: Report): Answer {
  const text = new TextDecoder().decode(reply.body);
  checkDetails(text, report);
  const blame = reply.status < 500 ? "caller" : "service";
  return {
    kind: "refused",
    blame,
    declared: undefined,
    status: reply.status,
    message: text.slice(0, 200),
    strange: [],
  };
}

function envelopeAnswer(root: XmlNode, text: string, reply: ReceivedReply, terms: SoapTerms, report: Report): Answer {
  const namespace = envelopeNamespaces[terms.version];
  // A version that is not spoken is answered in the one that is.
  const isOther = terms.operation === undefined && Object.values(envelopeNamespaces).includes(root.namespace);
  if (root.local !== "Envelope" || (root.namespace !== namespace && !isOther)) {
    report("soap-envelope", `the root element is {${root.namespace}}${root.local}, not {${namespace}}Envelope`);
    return unreadable;
  }
  const version: SoapVersion = root.namespace === envelopeNamespaces["1.2"] ? "1.2" : "1.1";
  const body = bodyOf(root, report);
  if (body === undefined) return unreadable;
  const { operation } = terms;
  const [header] = root.children;
  const isJudged = header !== undefined && header !== body && operation !== undefined;
  const blocks = isJudged ? judgeHeaders(header, { operation, version, envelope: text }, report) : [];
  const [message, ...others] = body.children;
  if (others.length > 0 && !terms.encoded && !isBare(operation))
    report("soap-envelope", `the Body has ${body.children.length} children`);
  if (message?.local === "Fault") {
    checkDetails(textIn(message), report);
    const facts = { status: reply.status, version, operation, envelope: text };
    if (message.namespace === root.namespace) return judgeFault(message, facts, report);
    report("soap-envelope", `a Fault in the namespace ${message.namespace || "(none)"}, which is not the envelope's`);
    return unreadable;
  }
  if (reply.status !== 200) report("soap-status", `a reply with status ${reply.status}`);
  return messageAnswer(message, { text, operation, blocks }, report);
}

/** Whether the members of a reply are themselves children of the Body. */
function isBare(operation: LiveOperation | undefined): boolean {
  return operation?.kind === "request-reply" && operation.reply.element.bare === true;
}

/** The Body of an envelope that has one, behind at most a Header; undefined otherwise, which is reported. */
function bodyOf(root: XmlNode, report: Report): XmlNode | undefined {
  const isOwn = (node: XmlNode, name: string): boolean => node.local === name && node.namespace === root.namespace;
  const [first, ...others] = root.children;
  const parts = first !== undefined && isOwn(first, "Header") ? others : root.children;
  const [body, ...more] = parts;
  if (body !== undefined && isOwn(body, "Body") && more.length === 0) return body;
  const strange = parts.find((node) => !isOwn(node, "Body")) ?? more[0];
  report(
    "soap-envelope",
    strange === undefined ? "the envelope has no Body" : `the envelope has ${strange.local} where it does not belong`,
  );
  return undefined;
}

interface MessageFacts {
  /** The whole envelope. */
  readonly text: string;
  readonly operation: LiveOperation | undefined;
  /** The names of the declared header blocks that the reply has. */
  readonly blocks: readonly string[];
}

function messageAnswer(
  message: XmlNode | undefined,
  { text, operation, blocks }: MessageFacts,
  report: Report,
): Answer {
  if (operation === undefined) return { kind: "reply", json: null };
  if (operation.kind === "one-way") return { kind: "accepted" };
  const { element } = operation.reply;
  const isEmpty = message === undefined && element.name === "";
  if (
    !isEmpty &&
    element.bare !== true &&
    (message?.namespace !== element.namespace || message.local !== element.name)
  ) {
    const found = message === undefined ? "nothing" : `{${message.namespace}}${message.local}`;
    report("reply-element", `the Body has ${found}, not {${element.namespace}}${element.name}`);
    return unreadable;
  }
  const strict = readBody(operation.reply, text, { order: "strict" });
  if ("refusal" in strict) report("reply-invalid", strict.refusal);
  const read = "value" in strict ? strict : readBody(operation.reply, text, { unexpected: "skip" });
  return "value" in read ? { kind: "reply", json: jsonOf(operation.reply, read.value), blocks } : unreadable;
}

/** The media type and the character encoding of a reply. */
export function mediaTypeOf({ headers }: ReceivedReply): {
  readonly essence: string;
  readonly charset: string | undefined;
} {
  const header = headers.get("content-type") ?? "";
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(header)?.[1];
  return { essence: (header.split(";")[0] ?? "").trim().toLowerCase(), charset };
}

/** The text of a body in the encoding that its header, its mark or its XML declaration says. */
function decodedText(bytes: Uint8Array, charset: string | undefined, report: Report): string | undefined {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const declared = /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/.exec(start)?.[1];
  const marks: Readonly<Record<string, string>> = { "\u00fe\u00ff": "utf-16be", "\u00ff\u00fe": "utf-16le" };
  const named = charset ?? declared;
  // The name UTF-16 leaves the order of the bytes to the mark (RFC 2781 section 4.3).
  const mark = named === undefined || /^utf-16$/i.test(named) ? marks[start.slice(0, 2)] : undefined;
  const encoding = mark ?? named ?? "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    report("soap-encoding", `the bytes are not in ${encoding}`);
    return undefined;
  }
}

function checkDetails(text: string, report: Report): void {
  const found = internalDetail(text);
  if (found !== undefined) report("internal-details", `the error tells ${found}`);
}

/** All text inside an element, a space between the texts of elements. */
export function textIn(node: XmlNode): string {
  return [node.text, ...node.children.map(textIn)].join("\n");
}

import type { ElementName, ReceivedElement } from "../contract/operation.js";
import type { SoapRequestReplyOperation } from "../contract/soap-operation.js";
import { DecodeError } from "../errors/decode-error.js";
import type { Issue } from "../errors/issue.js";
import { isXml, type MediaType, parseMediaType } from "../http/media-type.js";
import type { LenientOutcome } from "../lenient/lenient-outcome.js";
import type { LenientOption } from "../lenient/lenient-types.js";
import type { DecoderChoice } from "../lenient/read-leniently.js";
import { isPackage } from "../mime/package-type.js";
import { withWorkBudget } from "../simple-types/facets/work-budget.js";
import { readAddressing } from "../soap/addressing.js";
import { readDeclaredFault } from "../soap/declared-fault-reader.js";
import { EnvelopeFault } from "../soap/envelope-fault.js";
import {
  checkMandatory,
  type OpenedEnvelope,
  openEnvelope,
  readBody,
  refuseEmptyBody,
} from "../soap/envelope-reader.js";
import { envelope } from "../soap/envelope-writer.js";
import { faultErrors, readFault } from "../soap/fault-reader.js";
import { decodeHeaderBlocks, headerNames } from "../soap/header-blocks.js";
import { replyOptions } from "../soap/reply-options.js";
import { isSpace } from "../xml/characters.js";
import type { Tolerance } from "../xml/tolerance.js";
import type { XmlReaderOptions } from "../xml/xml-reader.js";
import { FaultError, ProtocolError, type ReplyFacts } from "./call-error.js";
import { isSuccess } from "./http-reply.js";
import { onceTaken, readAgreed } from "./read-agreed.js";
import { tellIssues } from "./reply-issues.js";
import { replyText } from "./reply-text.js";

/** The forms of a reply. */
export interface ExpectedReply<Reply, Faults extends object, ReplyHeaders extends object> {
  /** Undeclared header blocks, `{namespace}name`, that may have mustUnderstand. */
  readonly understood: ReadonlySet<string>;
  readonly operation: ReplySide<Reply, Faults, ReplyHeaders>;
  /** Receives the declared header blocks. */
  readonly onBlocks: ((blocks: Partial<ReplyHeaders>) => unknown) | undefined;
  readonly lenient: LenientOption;
  /** The id of the request by WS-Addressing, if it has one. */
  readonly relatesTo?: string | undefined;
}

/** The reply of an operation. */
type ReplySide<Reply, Faults extends object, ReplyHeaders extends object> = Pick<
  SoapRequestReplyOperation<never, Reply, Faults, never, ReplyHeaders>,
  "reply" | "replyHeaders" | "faults"
>;

/**
 * The message of a reply, after the caller received its header blocks. Throws `FaultError`, and `ProtocolError` for a
 * reply that breaks the contract.
 */
export function readSoapReply<Reply, Faults extends object, ReplyHeaders extends object>(
  body: Uint8Array,
  facts: ReplyFacts,
  expected: ExpectedReply<Reply, Faults, ReplyHeaders>,
): Reply | Promise<Reply> {
  if (expected.lenient !== false || isPackaged(facts)) return readUnusualReply(body, facts, expected);
  const read = (): ReplyParts<Reply, ReplyHeaders> => readParts(replyText(body, facts), facts, expected, replyOptions);
  const parts = readAgreedXml(facts, read, body.length);
  return given(parts, expected);
}

function given<Reply, Faults extends object, ReplyHeaders extends object>(
  { message, blocks }: ReplyParts<Reply, ReplyHeaders>,
  { onBlocks }: ExpectedReply<Reply, Faults, ReplyHeaders>,
): Reply | Promise<Reply> {
  return onceTaken(blocks && onBlocks?.(blocks), message);
}

/** Reads a reply with code that is loaded on demand, because most callers never need it. */
async function readUnusualReply<Reply, Faults extends object, ReplyHeaders extends object>(
  body: Uint8Array,
  facts: ReplyFacts,
  expected: ExpectedReply<Reply, Faults, ReplyHeaders>,
): Promise<Reply> {
  const around: Issue[] = [];
  const { lenient } = expected;
  const { element } = expected.operation.reply;
  const report = lenient === false ? undefined : (issue: Issue) => around.push(issue);
  const text = await unpackedText(body, facts, { element, report });
  if (lenient === false)
    return given(
      readAgreedXml(facts, () => readParts(text, facts, expected, replyOptions), text.length),
      expected,
    );
  const { readLeniently } = await import("../lenient/read-leniently.js");
  const source = { text, depth: element.bare ? memberDepth - 1 : memberDepth };
  const readMended = (): LenientOutcome<ReplyParts<Reply, ReplyHeaders>> =>
    readLeniently(source, (mended, tolerance, decoder) =>
      readParts(mended, facts, expected, { ...replyOptions, tolerance, decoder }),
    );
  const outcome = withWorkBudget(readMended, text.length);
  tellIssues("value" in outcome ? outcome.value.message : undefined, [...around, ...outcome.issues], lenient);
  const parts = readAgreedXml(facts, () => {
    if ("error" in outcome) throw outcome.error;
    return outcome.value;
  });
  return given(parts, expected);
}

/** The depth of a message's members in its envelope. */
const memberDepth = 4;

/**
 * Like `replyText`, for envelopes in packages, too. A lenient reader takes a missing envelope as an empty one, if the
 * call succeeded.
 */
export async function unpackedText(
  body: Uint8Array,
  facts: ReplyFacts,
  { element = {}, report }: UnpackTerms,
): Promise<string> {
  const header = facts.headers.get("content-type");
  if (isPackage(header) && !body.every(isSpace) && !isDocument(body)) {
    const mime = await import("../mime/xop-package.js");
    return readAgreedXml(facts, () => {
      const { text, attachments } = mime.readPackage(body, header, replyOptions.limits, {
        isReply: true,
        report,
      });
      if (element.attachments !== undefined)
        return element.attachments.unpack(text, attachments, element.bare ?? false);
      if (report === undefined) mime.refuseAttachments(attachments);
      for (const part of attachments)
        report?.({ pointer: "", code: "unexpected", detail: notRead(mime.contentId(part)) });
      return text;
    });
  }
  if (report !== undefined && isSuccess(facts) && body.every(isSpace)) {
    report({ pointer: "", code: "missing", detail: "The reply is empty." });
    return envelope("soap", "");
  }
  if (report === undefined) return readAgreedXml(facts, () => replyText(body, facts));
  const { decodeLeniently } = await import("../lenient/decode-leniently.js");
  const decode = (bytes: Uint8Array, charset: string | undefined): string => decodeLeniently(bytes, charset, report);
  return readAgreedXml(facts, () => replyText(body, facts, { report, decode }));
}

/** Whether a body is XML by itself, although its type is that of a package. */
function isDocument(body: Uint8Array): boolean {
  return new TextDecoder().decode(body.subarray(0, 100)).trimStart().startsWith("<");
}

/** The terms for reading a package. */
interface UnpackTerms {
  /** The parts of the message that may be beside the envelope. */
  readonly element?: Pick<ReceivedElement, "attachments" | "bare">;
  /** Receives what a lenient reader ignores. */
  readonly report?: ((issue: Issue) => void) | undefined;
}

function notRead(id: string): string {
  return `The contract has no attachment ${id} in its package.`;
}

function isPackaged({ headers }: ReplyFacts): boolean {
  return isPackage(headers.get("content-type"));
}

/** The parts of an envelope that callers want. */
interface ReplyParts<Reply, ReplyHeaders> {
  readonly message: Reply;
  /** Undefined if nobody takes them. */
  readonly blocks: Partial<ReplyHeaders> | undefined;
}

function readParts<Reply, Faults extends object, ReplyHeaders extends object>(
  text: string,
  facts: ReplyFacts,
  expected: ExpectedReply<Reply, Faults, ReplyHeaders>,
  options: XmlReaderOptions & { readonly decoder?: DecoderChoice },
): ReplyParts<Reply, ReplyHeaders> {
  const opened = openReply(text, facts, expected, options);
  if (facts.status >= 300) checkFailed(opened, facts, expected.operation);
  if (expected.relatesTo !== undefined) checkRelation(text, facts, expected.relatesTo);
  const { reply } = expected.operation;
  const decodeXml = options.decoder?.(reply.decodeXml) ?? reply.decodeXml;
  const message = readMessage(opened, facts, { reply: { ...reply, decodeXml } });
  return { message, blocks: readBlocks(text, opened, expected) };
}

/**
 * Checks the reply to a one-way message: nothing, or an envelope without a Fault. WS-I Basic Profile 1.1 R2714 allows
 * no envelope, but some servers send an empty one. Content other than XML is ignored, because the service accepted the
 * message. Throws the `FaultError` of a refused message, or a `ProtocolError`.
 */
export function readAccepted(
  body: Uint8Array,
  facts: ReplyFacts,
  understood: ReadonlySet<string>,
): void | Promise<void> {
  const isAccepted = isSuccess(facts);
  if (isAccepted && (!isSoap(facts) || body.every(isSpace))) return undefined;
  const check = (text: string): void => {
    const { body: content } = openReply(text, facts, { understood, operation: {} }, replyOptions);
    if (!isAccepted) throw noFault(facts, content);
  };
  if (!isPackaged(facts)) return readAgreedXml(facts, () => check(replyText(body, facts)));
  return unpackedText(body, facts, {}).then((text) => readAgreedXml(facts, () => check(text)));
}

/** Refuses a reply to another message. One that relates to none is taken, as it came on the connection of its request. */
function checkRelation(text: string, facts: ReplyFacts, messageId: string): void {
  const relations = readAddressing(text, replyOptions)?.values.get("RelatesTo") ?? [];
  if (relations.length === 0 || relations.includes(messageId)) return;
  throw new ProtocolError("the reply relates to another message", facts);
}

function isSoap(facts: ReplyFacts): boolean {
  const type = parseMediaType(facts.headers.get("content-type"));
  return isPackaged(facts) || (type !== undefined && isXml(type));
}

function noFault(facts: ReplyFacts, body: ElementName | undefined): ProtocolError {
  const found = body === undefined ? "" : `, but with {${body.namespace}}${body.name}`;
  return new ProtocolError(`HTTP status ${facts.status} without a Fault${found}`, facts);
}

/** Refuses a reply without a Fault whose status says that the call failed. A tolerant reader takes the message. */
function checkFailed(
  { body, xml }: OpenedEnvelope,
  facts: ReplyFacts,
  { reply: { element } }: Pick<ReplySide<unknown, never, never>, "reply">,
): void {
  const { tolerance } = xml.parts.options;
  if (tolerance === undefined || body?.name !== element.name) throw noFault(facts, body);
  const detail = `The HTTP status is ${facts.status}, although the reply has no Fault.`;
  tolerance.report({ pointer: "", code: "unexpected", detail });
}

/** The media type of a reply, which must be XML. */
export function xmlType(facts: ReplyFacts): MediaType {
  const type = parseMediaType(facts.headers.get("content-type"));
  if (type !== undefined && isXml(type)) return type;
  throw new ProtocolError(`HTTP status ${facts.status} with ${type?.essence ?? "no content type"}`, facts);
}

/** Runs `read` on an envelope. Throws `ProtocolError` if the reply is no envelope or breaks the contract. */
export function readAgreedXml<Result>(facts: ReplyFacts, read: () => Result, characters?: number): Result {
  return readAgreed(facts, reasonOf, read, characters);
}

function reasonOf(cause: unknown): string | undefined {
  if (cause instanceof DecodeError) return cause.message;
  if (!(cause instanceof EnvelopeFault)) return undefined;
  const hint = "If the caller sees to it, the transport's understoodHeaders may name it.";
  return cause.code === "MustUnderstand" ? `${cause.message} ${hint}` : cause.message;
}

/** The envelope of a reply, in any version. Throws `FaultError` for a Fault. */
export function openReply<Faults extends object, ReplyHeaders extends object>(
  text: string,
  facts: ReplyFacts,
  { understood, operation }: OpenedBy<Faults, ReplyHeaders>,
  options: XmlReaderOptions,
): OpenedEnvelope {
  const opened = openEnvelope(text, options, { versions: ["1.1", "1.2"], understood });
  if (isFault(opened, facts, options)) {
    const fault = readFault(opened.xml);
    const declared = readDeclaredFault(text, operation.faults, options);
    throw new FaultError(fault, faultErrors(fault.detail), { ...facts, declared });
  }
  checkMandatory(opened, headerNames(operation.replyHeaders));
  return opened;
}

/** The terms for opening the envelope of a reply. */
interface OpenedBy<Faults extends object, ReplyHeaders extends object> {
  readonly understood: ReadonlySet<string>;
  readonly operation: Pick<ReplySide<never, Faults, ReplyHeaders>, "faults" | "replyHeaders">;
}

/** Whether a Body has a Fault. If the call failed or the reader is tolerant, it may be of another namespace. */
function isFault({ body, version }: OpenedEnvelope, { status }: ReplyFacts, { tolerance }: XmlReaderOptions): boolean {
  if (body === undefined || body.name.toLowerCase() !== "fault") return false;
  return body.namespace === version.namespace || status >= 300 || (tolerance !== undefined && body.name === "Fault");
}

/** The message of an opened reply, read to its end. Throws `DecodeError`. */
export function readMessage<Reply>(
  opened: OpenedEnvelope,
  facts: ReplyFacts,
  { reply }: Pick<ReplySide<Reply, never, never>, "reply">,
): Reply {
  const { namespace, name, bare = false } = reply.element;
  const { xml, body = { namespace: "", name: "" } } = opened;
  const { tolerance } = xml.parts.options;
  const isTold = !(bare && (name === "" || tolerance !== undefined));
  if (isTold && (body.namespace !== namespace || body.name !== name)) {
    if (tolerance === undefined)
      throw new ProtocolError(`the reply is {${body.namespace}}${body.name}, not {${namespace}}${name}`, facts);
    takeOtherMessage(opened, reply.element, tolerance);
  }
  return readBody(opened, reply.element, reply.decodeXml);
}

/** Accepts a message with another name, or a missing one. */
function takeOtherMessage({ xml, body }: OpenedEnvelope, wanted: ElementName, tolerance: Tolerance): void {
  if (body === undefined) {
    tolerance.noMessage(xml.parts, wanted);
    refuseEmptyBody();
  }
  tolerance.otherMessage(xml.parts, wanted);
  if (wanted.name === "") xml.skip();
}

/** The declared header blocks of a reply, if somebody takes them. Throws `DecodeError`. */
export function readBlocks<Reply, Faults extends object, ReplyHeaders extends object>(
  text: string,
  { version, xml }: OpenedEnvelope,
  { operation: { replyHeaders }, onBlocks }: ExpectedReply<Reply, Faults, ReplyHeaders>,
): Partial<ReplyHeaders> | undefined {
  return replyHeaders && onBlocks && decodeHeaderBlocks(text, xml.parts.options, version, replyHeaders);
}

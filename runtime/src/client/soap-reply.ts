import type { ReceivedElement } from "../contract/operation.js";
import type { SoapRequestReplyOperation } from "../contract/soap-operation.js";
import { DecodeError } from "../errors/decode-error.js";
import { isXml, type MediaType, parseMediaType } from "../http/media-type.js";
import { isPackage, readPackage } from "../mime/xop-package.js";
import { readDeclaredFault } from "../soap/declared-fault-reader.js";
import { EnvelopeFault } from "../soap/envelope-fault.js";
import { checkMandatory, type OpenedEnvelope, openEnvelope, readBody } from "../soap/envelope-reader.js";
import { faultErrors, readFault } from "../soap/fault-reader.js";
import { decodeHeaderBlocks, headerNames } from "../soap/header-blocks.js";
import { replyOptions } from "../soap/reply-options.js";
import { isSpace } from "../xml/characters.js";
import { decodeXmlOctets } from "../xml/decode-xml-octets.js";
import { FaultError, ProtocolError, type ReplyFacts } from "./call-error.js";
import { isSuccess } from "./http-reply.js";
import { onceTaken } from "./once-taken.js";
import { readAgreed } from "./read-agreed.js";

/** What a reply may be. */
export interface ExpectedReply<Reply, Faults extends object, ReplyHeaders extends object> {
  /** Header blocks, `{namespace}name`, that may say mustUnderstand though the contract does not declare them. */
  readonly understood: ReadonlySet<string>;
  readonly operation: ReplySide<Reply, Faults, ReplyHeaders>;
  /** Gets the declared header blocks. */
  readonly onBlocks: ((blocks: Partial<ReplyHeaders>) => unknown) | undefined;
}

/** What an operation says of its reply. */
type ReplySide<Reply, Faults extends object, ReplyHeaders extends object> = Pick<
  SoapRequestReplyOperation<never, Reply, Faults, never, ReplyHeaders>,
  "reply" | "replyHeaders" | "faults"
>;

/**
 * The message of a reply, once the caller has taken its header blocks. Throws `FaultError`, and `ProtocolError` for what is not
 * what the contract says.
 */
export function readSoapReply<Reply, Faults extends object, ReplyHeaders extends object>(
  body: Uint8Array,
  facts: ReplyFacts,
  expected: ExpectedReply<Reply, Faults, ReplyHeaders>,
): Reply | Promise<Reply> {
  const { element } = expected.operation.reply;
  return readEnvelope(body, facts, element, (text) => {
    const opened = openReply(text, facts, expected.understood, expected.operation);
    if (facts.status >= 300) throw noFault(facts);
    const message = readMessage(opened, facts, expected.operation);
    return onceTaken(giveBlocks(text, opened, expected), message);
  });
}

/**
 * Looks at the reply to a one-way message: nothing, or an envelope without a Fault (WS-I Basic Profile 1.1 R2714 allows
 * no envelope, but some servers send an empty one). What is not XML does not count: the service has accepted the message.
 * Throws the `FaultError` of one that was refused, or a `ProtocolError`.
 */
export function readAccepted(body: Uint8Array, facts: ReplyFacts, understood: ReadonlySet<string>): void {
  const isAccepted = isSuccess(facts);
  const type = parseMediaType(facts.headers.get("content-type"));
  if (isAccepted && (type === undefined || !isXml(type) || body.every(isSpace))) return;
  readEnvelope(body, facts, {}, (text) => {
    openReply(text, facts, understood, {});
    if (!isAccepted) throw noFault(facts);
  });
}

function noFault(facts: ReplyFacts): ProtocolError {
  return new ProtocolError(`HTTP status ${facts.status} without a Fault`, facts);
}

function readEnvelope<Result>(
  body: Uint8Array,
  facts: ReplyFacts,
  { attachments, bare = false }: Pick<ReceivedElement, "attachments" | "bare">,
  read: (text: string) => Result,
): Result {
  const contentType = facts.headers.get("content-type");
  if (attachments !== undefined && isPackage(contentType)) {
    return readAgreedXml(facts, () => {
      const { text, attachments: parts } = readPackage(body, contentType, replyOptions.limits);
      return read(attachments.unpack(text, parts, bare));
    });
  }
  const { charset } = xmlType(facts);
  return readAgreedXml(facts, () => read(decodeXmlOctets(body, charset)));
}

/** The media type of a reply, which must be XML. */
export function xmlType(facts: ReplyFacts): MediaType {
  const type = parseMediaType(facts.headers.get("content-type"));
  if (type !== undefined && isXml(type)) return type;
  throw new ProtocolError(`HTTP status ${facts.status} with ${type?.essence ?? "no content type"}`, facts);
}

/** What `read` reads of an envelope. Throws the `ProtocolError` of a reply that is none or not what the contract says. */
export function readAgreedXml<Result>(facts: ReplyFacts, read: () => Result): Result {
  return readAgreed(facts, reasonOf, read);
}

function reasonOf(cause: unknown): string | undefined {
  return cause instanceof DecodeError || cause instanceof EnvelopeFault ? cause.message : undefined;
}

/** The envelope of a reply, in any version. Throws `FaultError` for a Fault. */
export function openReply<Faults extends object, ReplyHeaders extends object>(
  text: string,
  facts: ReplyFacts,
  understood: ReadonlySet<string>,
  { faults, replyHeaders }: Pick<ReplySide<never, Faults, ReplyHeaders>, "faults" | "replyHeaders">,
): OpenedEnvelope {
  const opened = openEnvelope(text, replyOptions, { versions: ["1.1", "1.2"], understood });
  const { xml, body, version } = opened;
  if (body?.namespace === version.namespace && body.name === "Fault") {
    const fault = readFault(xml);
    const declared = readDeclaredFault(text, faults);
    throw new FaultError(fault, faultErrors(fault.detail), { ...facts, declared });
  }
  checkMandatory(opened, headerNames(replyHeaders));
  return opened;
}

/** The message of an opened reply, which is read to its end. Throws `DecodeError`. */
export function readMessage<Reply>(
  opened: OpenedEnvelope,
  facts: ReplyFacts,
  { reply }: Pick<ReplySide<Reply, never, never>, "reply">,
): Reply {
  const { namespace, name, bare = false } = reply.element;
  const body = opened.body ?? { namespace: "", name: "" };
  const isTold = !(bare && name === "");
  if (isTold && (body.namespace !== namespace || body.name !== name)) {
    throw new ProtocolError(`the reply is {${body.namespace}}${body.name}, not {${namespace}}${name}`, facts);
  }
  return readBody(opened, reply.element, reply.decodeXml);
}

/** Gives a reply's declared header blocks to who wants them, and returns what that returns. Throws `DecodeError`. */
export function giveBlocks<Reply, Faults extends object, ReplyHeaders extends object>(
  text: string,
  { version }: OpenedEnvelope,
  { operation: { replyHeaders }, onBlocks }: ExpectedReply<Reply, Faults, ReplyHeaders>,
): unknown {
  return replyHeaders && onBlocks?.(decodeHeaderBlocks(text, replyOptions, version, replyHeaders));
}

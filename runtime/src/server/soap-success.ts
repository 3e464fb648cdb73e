import { writeMessage } from "../contract/write-message.js";
import { writePackage } from "../mime/write-package.js";
import { bodyElement, envelope } from "../soap/envelope-writer.js";
import { openBlocks } from "../soap/open-blocks.js";
import { type SoapVersion, soap11, soap12 } from "../soap/soap-version.js";
import { XmlWriter } from "../xml/xml-writer.js";
import type { AddressedCall } from "./addressed-call.js";
import type { EncodableReply } from "./handler.js";
import type { LiveCall } from "./live-call.js";
import { type ReplyWriting, type StreamedItems, streamText } from "./streamed-items.js";
import { type TextBody, type WireReply, wireReply } from "./wire-reply.js";

/** The terms for sending a reply. */
interface ReplyTerms {
  readonly version: SoapVersion;
  /**
   * The call, which knows after the handler returned whether the reply is streamed, and its undeclared header blocks.
   */
  readonly call: LiveCall;
  readonly addressed: AddressedCall | undefined;
  /** The least number of bytes of a binary value that is sent beside the envelope; undefined if all are in it. */
  readonly packFromBytes: number | undefined;
}

/** A reply in its envelope: as text, in pieces, or as a package. Throws `EncodeError`. */
export function soapSuccess(
  reply: EncodableReply,
  { version, call, addressed, packFromBytes }: ReplyTerms,
): WireReply | Promise<WireReply> {
  const { streamedItems } = call;
  const blocks = openBlocks(call.replySoapHeadersIfAny) + (addressed?.replyBlocks(call) ?? "");
  const header = reply.encodeHeaders() + blocks || undefined;
  if (streamedItems !== undefined) return streamSoap(streamedItems, reply, { version, header });
  const body = bodyElement(reply.element, reply.encodeXml);
  const text = envelope("s", body, header, version);
  const { attachments, bare = false } = reply.element;
  const packed = attachments?.pack({ text, contentType: `${version.mediaType}; charset=utf-8` }, bare);
  if (packed !== undefined) return wireReply(200, packed.contentType, packed.bytes);
  if (packFromBytes === undefined) return xmlReply(200, text, version);
  const message = { text, contentType: version.mediaType, encode: reply.writeParts };
  const { contentType, bytes } = writePackage(message, packFromBytes);
  return wireReply(200, contentType, bytes);
}

/** The envelope in pieces. Header blocks are those that are set when the handler returns. */
async function streamSoap(
  items: StreamedItems,
  reply: EncodableReply,
  { version, header }: { readonly version: SoapVersion; readonly header: string | undefined },
): Promise<WireReply> {
  const start = (): ReplyWriting => {
    const xml = new XmlWriter();
    const text = (): string => {
      xml.raw("");
      return xml.toString();
    };
    return { encode: () => writeMessage(xml, reply.element, reply.encodeXml), text };
  };
  const [before = "", after = ""] = envelope("s", bodyMark, header, version).split(bodyMark);
  const { pieces, close } = await streamText(items, { start, separator: "" });
  return xmlReply(200, { pieces: enclosed(before, pieces, after), close }, version);
}

/** Marks the place of the Body's content; no message can contain it. */
const bodyMark = "\u0000";

async function* enclosed(before: string, text: AsyncIterable<string>, after: string): AsyncGenerator<string, void> {
  yield before;
  yield* text;
  yield after;
}

/** A reply that consists of an envelope. */
export function xmlReply(status: number, text: TextBody, version: SoapVersion): WireReply {
  return wireReply(status, version === soap11 ? xmlType : soap12Type, text);
}

const xmlType = `${soap11.mediaType}; charset=utf-8`;

const soap12Type = `${soap12.mediaType}; charset=utf-8`;

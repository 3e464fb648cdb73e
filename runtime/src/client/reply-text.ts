import { DecodeError, refuseDocument } from "../errors/decode-error.js";
import type { Issue } from "../errors/issue.js";
import { isXml, parseMediaType } from "../http/media-type.js";
import { decodeXmlBytes } from "../xml/decode-xml-bytes.js";
import { ProtocolError, type ReplyFacts } from "./call-error.js";
import { envelopeEnd, findEnvelope } from "./find-envelope.js";
import { page, quotedBody, quoteLine } from "./quote-reply.js";

/**
 * The text of a reply that is an envelope, whatever its Content-Type is; white space may be before it. `report` is
 * given for lenient reading: then other text around the envelope is removed and reported. Throws `ProtocolError` if
 * there is no envelope or other text around it, and `DecodeError` for bytes that cannot be decoded.
 */
export function replyText(body: Uint8Array, facts: ReplyFacts, report?: (issue: Issue) => void): string {
  const type = parseMediaType(facts.headers.get("content-type"));
  const text = textOf(body, type?.charset, report).trimStart();
  const found = findEnvelope(text);
  if (found === undefined) {
    if (type !== undefined && isXml(type) && !page.test(text)) return text;
    const kind = type === undefined || isXml(type) ? "no content type" : type.essence;
    throw new ProtocolError(
      `HTTP status ${facts.status} with ${page.test(text) ? "an HTML page" : kind}${quotedBody(text)}`,
      facts,
    );
  }
  if (found.isFirst) return report === undefined ? text : withoutRest(text, report);
  if (report === undefined) {
    throw new ProtocolError(`HTTP status ${facts.status} with text before the envelope: ${quoteLine(text)}`, facts);
  }
  report({ pointer: "", code: "syntax", detail: `There is text before the envelope: ${quoteLine(text)}.` });
  return withoutRest(text.slice(found.start), report);
}

/** Removes the text after the envelope. */
function withoutRest(text: string, report: (issue: Issue) => void): string {
  const end = envelopeEnd(text);
  const rest = text.slice(end).trim();
  if (rest === "") return text;
  report({ pointer: "", code: "syntax", detail: `There is text behind the envelope: ${quoteLine(rest)}.` });
  return text.slice(0, end);
}

/**
 * Decodes bytes. If they do not fit their declared encoding and `report` is given, they are decoded in the likeliest
 * encoding, and that is reported.
 */
function textOf(body: Uint8Array, charset: string | undefined, report: ((issue: Issue) => void) | undefined): string {
  try {
    const text = decodeXmlBytes(body, charset);
    const meant = report && likelierText(body, text);
    if (meant === undefined) return text;
    report?.({ pointer: "", code: "syntax", detail: `The reply is not encoded in ${charset ?? "what it declares"}.` });
    return meant;
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    if (isCompressed(body))
      refuseDocument("syntax", "The reply is compressed with gzip, and no Content-Encoding says so.");
    if (report === undefined) throw error;
    for (const issue of error.issues) report(issue);
    return likelyText(body);
  }
}

/** Whether bytes begin as gzip does (RFC 1952 section 2.3.1). */
function isCompressed([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b;
}

/** A character of UTF-8 that was read as two of windows-1252, which are well-formed UTF-8 only by accident. */
const misread = /[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

/** Another text of bytes that were decoded to one that can hardly be meant; undefined if it can. */
function likelierText(body: Uint8Array, text: string): string | undefined {
  if (!text.includes("<")) return likelyText(body);
  if (!misread.test(text)) return undefined;
  const meant = utf8Text(body);
  return meant === text ? undefined : meant;
}

/** Decodes bytes as UTF-8, as the document declares, or else in the usual encoding other than UTF-8. */
function likelyText(body: Uint8Array): string {
  const text = utf8Text(body);
  if (text?.includes("<") && !text.includes("\0")) return text;
  try {
    return decodeXmlBytes(body);
  } catch {
    return decodeXmlBytes(body, "windows-1252");
  }
}

/** Decodes bytes as UTF-8, without byte order marks; undefined if they are ill-formed. */
function utf8Text(body: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body).replace(/^\ufeff+/, "");
  } catch {
    return undefined;
  }
}

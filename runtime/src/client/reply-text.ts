import { DecodeError } from "../errors/decode-error.js";
import type { Issue } from "../errors/issue.js";
import { isXml, parseMediaType } from "../http/media-type.js";
import { decodeXmlBytes } from "../xml/decode-xml-bytes.js";
import { ProtocolError, type ReplyFacts } from "./call-error.js";
import { envelopeEnd, findEnvelope } from "./find-envelope.js";

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
    if (type !== undefined && isXml(type)) return text;
    throw new ProtocolError(`HTTP status ${facts.status} with ${type?.essence ?? "no content type"}`, facts);
  }
  if (found.isFirst) return report === undefined ? text : withoutRest(text, report);
  if (report === undefined) {
    throw new ProtocolError(`HTTP status ${facts.status} with text before the envelope: ${firstLine(text)}`, facts);
  }
  report({ pointer: "", code: "syntax", detail: `There is text before the envelope: ${firstLine(text)}.` });
  return withoutRest(text.slice(found.start), report);
}

/** Removes the text after the envelope. */
function withoutRest(text: string, report: (issue: Issue) => void): string {
  const end = envelopeEnd(text);
  const rest = text.slice(end).trim();
  if (rest === "") return text;
  report({ pointer: "", code: "syntax", detail: `There is text behind the envelope: ${firstLine(rest)}.` });
  return text.slice(0, end);
}

/**
 * Decodes bytes. If they do not fit their declared encoding and `report` is given, they are decoded in the likeliest
 * encoding, and that is reported.
 */
function textOf(body: Uint8Array, charset: string | undefined, report: ((issue: Issue) => void) | undefined): string {
  try {
    const text = decodeXmlBytes(body, charset);
    if (report === undefined || text.includes("<")) return text;
    report({ pointer: "", code: "syntax", detail: `The reply is not encoded in ${charset ?? "UTF-8"}.` });
    return likelyText(body);
  } catch (error) {
    if (report === undefined || !(error instanceof DecodeError)) throw error;
    for (const issue of error.issues) report(issue);
    return likelyText(body);
  }
}

/** Decodes bytes by the document's own declaration, or else in the usual encoding other than UTF-8. */
function likelyText(body: Uint8Array): string {
  try {
    return decodeXmlBytes(body);
  } catch {
    return decodeXmlBytes(body, "windows-1252");
  }
}

const shownCharacters = 80;

/** The start of a text, for an error. */
function firstLine(text: string): string {
  const [line = ""] = text.split(/[\r\n]/, 1);
  return JSON.stringify(line.length > shownCharacters ? `${line.slice(0, shownCharacters)}…` : line);
}

import { DecodeError } from "../errors/decode-error.js";
import type { Issue } from "../errors/issue.js";
import { isXml, parseMediaType } from "../http/media-type.js";
import { decodeXmlBytes } from "../xml/decode-xml-bytes.js";
import { ProtocolError, type ReplyFacts } from "./call-error.js";
import { envelopeEnd, findEnvelope } from "./find-envelope.js";

/**
 * The text of the envelope that a reply is by itself, whatever its Content-Type says, with white space before it. `report` is given where the
 * reply is read leniently: then other text around the envelope is left out, and reported. Throws `ProtocolError` for what has no envelope,
 * or has it elsewhere, and `DecodeError` for octets that cannot be read.
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

/** Without what stands behind the envelope. */
function withoutRest(text: string, report: (issue: Issue) => void): string {
  const end = envelopeEnd(text);
  const rest = text.slice(end).trim();
  if (rest === "") return text;
  report({ pointer: "", code: "syntax", detail: `There is text behind the envelope: ${firstLine(rest)}.` });
  return text.slice(0, end);
}

/** Octets that are not what they are called are read as what they most likely are, and that is reported, if `report` is given. */
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

/** As the document says itself, else as most that are not UTF-8. */
function likelyText(body: Uint8Array): string {
  try {
    return decodeXmlBytes(body);
  } catch {
    return decodeXmlBytes(body, "windows-1252");
  }
}

const shownCharacters = 80;

/** The beginning of a text, for an error. */
function firstLine(text: string): string {
  const [line = ""] = text.split(/[\r\n]/, 1);
  return JSON.stringify(line.length > shownCharacters ? `${line.slice(0, shownCharacters)}…` : line);
}

import type { Issue } from "../errors/issue.js";
import { isXml, parseMediaType } from "../http/media-type.js";
import { decodeXmlBytes } from "../xml/decode-xml-bytes.js";
import { ProtocolError, type ReplyFacts } from "./call-error.js";
import { envelopeEnd, findEnvelope } from "./find-envelope.js";
import { page, quotedBody, quoteLine } from "./quote-reply.js";

/** How a lenient reader decodes a reply, and who receives what it passes over. */
interface LenientText {
  readonly report: (issue: Issue) => void;
  readonly decode: (body: Uint8Array, charset: string | undefined) => string;
}

/**
 * The text of a reply that is an envelope, whatever its Content-Type is; white space may be before it. `lenient` is
 * given for lenient reading: then other text around the envelope is removed and reported. Throws `ProtocolError` if
 * there is no envelope or other text around it, and `DecodeError` for bytes that cannot be decoded.
 */
export function replyText(body: Uint8Array, facts: ReplyFacts, lenient?: LenientText): string {
  const report = lenient?.report;
  const type = parseMediaType(facts.headers.get("content-type"));
  const text = (lenient?.decode ?? decodeXmlBytes)(body, type?.charset).trimStart();
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

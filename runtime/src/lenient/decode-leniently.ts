import { DecodeError, refuseDocument } from "../errors/decode-error.js";
import type { Issue } from "../errors/issue.js";
import { decodeXmlBytes } from "../xml/decode-xml-bytes.js";

/**
 * Decodes a reply. If its bytes do not fit their declared encoding, they are decoded in the likeliest one, and that is
 * reported. Throws `DecodeError` for bytes that are no text.
 */
export function decodeLeniently(body: Uint8Array, charset: string | undefined, report: (issue: Issue) => void): string {
  try {
    const text = decodeXmlBytes(body, charset);
    const meant = likelierText(body, text);
    if (meant === undefined) return text;
    report({ pointer: "", code: "syntax", detail: `The reply is not encoded in ${charset ?? "what it declares"}.` });
    return meant;
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    if (isCompressed(body))
      refuseDocument("syntax", "The reply is compressed with gzip, and no Content-Encoding says so.");
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

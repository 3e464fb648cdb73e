/** The text of a document, or the name of an encoding that is unknown or does not fit the bytes. */
type DecodedText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "unknown-encoding" | "bad-bytes"; readonly encoding: string };

/**
 * Decodes an XML document (XML 1.0 appendix F) by its byte order mark, then by the byte pattern of `<?xml`, then by its
 * declaration. The mark is not part of the text.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = markedEncoding(bytes) ?? declaredEncoding(bytes) ?? "utf-8";
  let decoder: InstanceType<typeof TextDecoder>;
  try {
    decoder = new TextDecoder(encoding, { fatal: true });
  } catch {
    return { kind: "unknown-encoding", encoding };
  }
  if (decoder.encoding === "windows-1252") {
    const text = singleByteText(bytes, encoding);
    return text === undefined ? { kind: "bad-bytes", encoding } : { kind: "text", text };
  }
  try {
    return { kind: "text", text: decoder.decode(bytes) };
  } catch {
    return { kind: "bad-bytes", encoding };
  }
}

function markedEncoding(bytes: Uint8Array): string | undefined {
  const [first, second, third, fourth] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0x3c && second === 0 && third === 0x3f && fourth === 0) return "utf-16le";
  if (first === 0 && second === 0x3c && third === 0 && fourth === 0x3f) return "utf-16be";
  return undefined;
}

/** The encoding in an XML declaration of single bytes. UTF-16 is wrong there and means UTF-8. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, longestBefore)).toString("latin1");
  const declaration = xmlDeclaration(start);
  const match = /\sencoding\s*=\s*["']([A-Za-z][A-Za-z0-9._-]*)["']/.exec(
    start.slice(declaration?.start ?? start.length, declaration?.end),
  );
  const encoding = match?.[1]?.toLowerCase();
  return encoding?.startsWith("utf-16") ? "utf-8" : encoding;
}

/** The characters of the bytes 0x80 to 0x9f in windows-1252; U+FFFD for undefined bytes. */
const windows1252 =
  "\u20ac\ufffd\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\ufffd\u017d\ufffd" +
  "\ufffd\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\ufffd\u017e\u0178";

/**
 * Decodes bytes in ASCII, ISO-8859-1 or windows-1252, by the encoding's name; undefined if a byte is invalid.
 * `TextDecoder` treats all three names as windows-1252, and some versions of Node treat them as ISO-8859-1.
 */
function singleByteText(bytes: Uint8Array, encoding: string): string | undefined {
  const text = Buffer.from(bytes).toString("latin1");
  if (encoding.includes("ascii") || encoding.startsWith("ansi")) return /[\x80-\xff]/.test(text) ? undefined : text;
  if (!encoding.includes("1252")) return text;
  const whole = text.replace(/[\x80-\x9f]/g, (byte) => windows1252[byte.charCodeAt(0) - 0x80] ?? byte);
  return whole.includes("\ufffd") ? undefined : whole;
}

/** The offsets of an XML declaration in a text, and whether something is before it, which XML does not allow. */
interface XmlDeclaration {
  readonly start: number;
  readonly end: number;
  readonly isLate: boolean;
}

/**
 * The XML declaration of a text (XML 1.0 section 2.8), even after white space and comments: pages and licences are put
 * before it, and other tools accept that.
 */
export function xmlDeclaration(text: string): XmlDeclaration | undefined {
  const [found, before = ""] = declaration.exec(text.slice(0, longestBefore)) ?? [];
  return found === undefined ? undefined : { start: before.length, end: found.length, isLate: before !== "" };
}

/**
 * The number of characters that are searched. The regular expression would overflow the stack on many millions of
 * characters.
 */
const longestBefore = 100_000;

const declaration = /^((?:[ \t\r\n]|<!--(?:(?!--)[\s\S])*-->)*)<\?xml[ \t\r\n][\s\S]*?\?>/;

/** A text in which spaces replace a late declaration, so that the places after it stay the same. */
export function withoutLateDeclaration(text: string, { start, end, isLate }: XmlDeclaration): string {
  if (!isLate) return text;
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, " ") + text.slice(end);
}

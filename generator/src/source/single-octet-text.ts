/** What the octets 0x80 to 0x9f are in windows-1252; U+FFFD where it has nothing. */
const windows1252 =
  "\u20ac\ufffd\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\ufffd\u017d\ufffd" +
  "\ufffd\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\ufffd\u017e\u0178";

/**
 * The text of octets in ASCII, ISO-8859-1 or windows-1252, by the name that a document gives its encoding; undefined where
 * an octet is none of it. `TextDecoder` takes all three names for windows-1252, and in some versions of Node that for ISO-8859-1.
 */
export function singleOctetText(octets: Uint8Array, encoding: string): string | undefined {
  const text = Buffer.from(octets).toString("latin1");
  if (encoding.includes("ascii") || encoding.startsWith("ansi")) return /[\x80-\xff]/.test(text) ? undefined : text;
  if (!encoding.includes("1252")) return text;
  const whole = text.replace(/[\x80-\x9f]/g, (octet) => windows1252[octet.charCodeAt(0) - 0x80] ?? octet);
  return whole.includes("\ufffd") ? undefined : whole;
}

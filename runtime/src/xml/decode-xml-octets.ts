import { refuseDocument } from "../errors/decode-error.js";
import { readXmlDeclaration } from "./xml-declaration.js";

/** A decoder costs more to make than a message to decode; it keeps nothing from one whole document to the next. */
const decoders = /* @__PURE__ */ new Map<Encoding, TextDecoder>();

/**
 * The text of a document that came as octets, without its byte order mark: UTF-8 or UTF-16 in either order. A byte order mark
 * decides, then the `charset` of the Content-Type, then the first octets and the XML declaration (RFC 7303 section 3, XML 1.0
 * appendix F). A mark that contradicts the charset, or where there is no charset octets that contradict the declaration, are
 * refused as `syntax`, like ill-formed octets. Another encoding is refused as `forbidden`.
 */
export function decodeXmlOctets(octets: Uint8Array, charset?: string): string {
  const { encoding, markLength, isNamed } = encodingOf(octets, charset);
  const content = markLength === 0 ? octets : octets.subarray(markLength);
  const text = decode(content, encoding) ?? refuseOctets(content, { encoding, isNamed });
  refuseSecondMark(text);
  if (!isNamed) checkDeclaration(text, encoding);
  return text;
}

/** Refuses a text that begins with a byte order mark although one has been cut off (XML 1.0 section 4.3.3). */
export function refuseSecondMark(text: string): void {
  if (text.startsWith("\ufeff")) refuseDocument("syntax", "There are two byte order marks.");
}

/** Refuses octets behind a text that the encoding does not have; for another one, where the XML declaration names one. */
export function refuseOctets(
  octets: Uint8Array,
  { encoding, isNamed }: Omit<DocumentEncoding, "markLength">,
  before = "",
): never {
  if (!isNamed) checkDeclaration(before + new TextDecoder("latin1").decode(octets), encoding);
  return refuseDocument("syntax", `The document is not well-formed ${encoding}.`);
}

/** The encodings that documents may come in, by their names for `TextDecoder`. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be";

/** How a document is encoded. */
export interface DocumentEncoding {
  readonly encoding: Encoding;
  /** Octets of the byte order mark. */
  readonly markLength: number;
  /** Whether the Content-Type said it, so that the XML declaration does not matter. */
  readonly isNamed: boolean;
}

/** How a document is encoded, by its first four octets and the `charset` of its Content-Type. */
export function encodingOf(octets: Uint8Array, charset?: string): DocumentEncoding {
  const mark = readMark(octets);
  const named = charset === undefined ? undefined : charset.trim().toLowerCase();
  if (named !== undefined && !isKnown(named)) forbid(named);
  if (mark !== undefined && named !== undefined && !agrees(mark.encoding, named)) {
    refuseDocument("syntax", "The byte order mark and the charset differ.");
  }
  const encoding = mark?.encoding ?? (named === undefined ? guess(octets) : fromCharset(named, octets));
  return { encoding, markLength: mark?.length ?? 0, isNamed: named !== undefined };
}

function readMark(octets: Uint8Array): { readonly encoding: Encoding; readonly length: number } | undefined {
  if (octets[0] === 0xef && octets[1] === 0xbb && octets[2] === 0xbf) return { encoding: "utf-8", length: 3 };
  if (octets[0] === 0xfe && octets[1] === 0xff) return { encoding: "utf-16be", length: 2 };
  if (octets[0] === 0xff && octets[1] === 0xfe) {
    if (octets.length >= 4 && octets[2] === 0 && octets[3] === 0) forbid("utf-32");
    return { encoding: "utf-16le", length: 2 };
  }
  return undefined;
}

/** The encoding that the first characters of a document without a mark show: they are ASCII (XML 1.0 appendix F.1). */
function guess(octets: Uint8Array): Encoding {
  const [first, second, third, fourth] = octets;
  if (first === 0x4c && second === 0x6f && third === 0xa7 && fourth === 0x94) return forbid("ebcdic");
  if (first === 0 && second === 0) return forbid("utf-32");
  if (first !== 0 && second === 0 && third === 0 && fourth === 0) return forbid("utf-32");
  if (first === 0) return "utf-16be";
  return second === 0 ? "utf-16le" : "utf-8";
}

function fromCharset(charset: string, octets: Uint8Array): Encoding {
  if (charset === "utf-16be" || charset === "utf-16le") return charset;
  if (charset === "utf-16") return octets[1] === 0 ? "utf-16le" : "utf-16be";
  return "utf-8";
}

function isKnown(name: string): boolean {
  return agrees("utf-8", name) || agrees("utf-16le", name) || agrees("utf-16be", name);
}

/** ASCII is read as UTF-8, so a document that promises ASCII and has more is understood. */
function agrees(encoding: Encoding, name: string): boolean {
  return name === encoding || (encoding === "utf-8" ? name === "utf8" || name === "us-ascii" : name === "utf-16");
}

/** Refuses an XML declaration that names another encoding than the text's. */
export function checkDeclaration(text: string, encoding: Encoding): void {
  const declaration = readXmlDeclaration(text, 0);
  if (declaration === undefined || declaration === "malformed" || declaration.encoding === undefined) return;
  const declared = declaration.encoding.toLowerCase();
  if (!isKnown(declared)) forbid(declared);
  if (agrees(encoding, declared)) return;
  refuseDocument("syntax", `The document is encoded in ${encoding} and declares ${declared}.`);
}

function decode(octets: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return decoderOf(encoding).decode(octets);
  } catch {
    return undefined;
  }
}

function decoderOf(encoding: Encoding): TextDecoder {
  const decoder = decoders.get(encoding) ?? new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  decoders.set(encoding, decoder);
  return decoder;
}

function forbid(encoding: string): never {
  return refuseDocument("forbidden", `The encoding ${encoding.slice(0, 40)} is not supported; UTF-8 and UTF-16 are.`);
}

import { refuseDocument } from "../errors/decode-error.js";
import { longestDeclaration, readXmlDeclaration } from "./xml-declaration.js";

/**
 * Decoders by encoding. Making one costs more than decoding a message, and a decoder keeps no state between whole
 * documents.
 */
const decoders = /* @__PURE__ */ new Map<string, ByteDecoder>();

/**
 * Decodes a document, without its byte order mark, in any encoding that `TextDecoder` knows. The byte order mark
 * decides, then the `charset` of the Content-Type, then the first bytes and the XML declaration (RFC 7303 section 3,
 * XML 1.0 appendix F). Refused as `syntax`: ill-formed bytes, a mark that contradicts the charset, and, if there is no
 * charset, a declaration that contradicts the bytes. Refused as `forbidden`: an unknown encoding.
 */
export function decodeXmlBytes(bytes: Uint8Array, charset?: string): string {
  const { encoding, markLength, isNamed } = encodingOf(bytes, charset);
  const content = markLength === 0 ? bytes : bytes.subarray(markLength);
  const text = decode(content, encoding) ?? refuseBytes(content, { encoding, isNamed });
  refuseSecondMark(text);
  if (!isNamed) checkDeclaration(text, encoding);
  return text;
}

/** Refuses a text that still begins with a byte order mark after the first one was removed (XML 1.0 section 4.3.3). */
export function refuseSecondMark(text: string): void {
  if (text.startsWith("\ufeff")) refuseDocument("syntax", "There are two byte order marks.");
}

/**
 * Refuses bytes that are ill-formed in the encoding. If the XML declaration names another encoding, the error says so,
 * as that is the likelier cause.
 */
export function refuseBytes(
  bytes: Uint8Array,
  { encoding, isNamed }: Omit<DocumentEncoding, "markLength">,
  before = "",
): never {
  if (!isNamed) checkDeclaration(before + new TextDecoder("latin1").decode(bytes), encoding);
  return refuseDocument("syntax", `The document is not well-formed ${encoding}.`);
}

/** The encoding of a document, and how it was found. */
export interface DocumentEncoding {
  /** The encoding's name for `TextDecoder`: `utf-8`, `windows-1252`. */
  readonly encoding: string;
  /** Length of the byte order mark, in bytes. */
  readonly markLength: number;
  /** Whether the Content-Type names the encoding, so that the XML declaration does not matter. */
  readonly isNamed: boolean;
}

/**
 * Finds the encoding of a document from its first four bytes and the `charset` of its Content-Type; without a charset,
 * also from its XML declaration.
 */
export function encodingOf(bytes: Uint8Array, charset?: string): DocumentEncoding {
  const mark = readMark(bytes);
  const named = charset === undefined ? undefined : charset.trim().toLowerCase();
  if (named !== undefined && labelOf(named) === undefined) forbid(named);
  if (mark !== undefined && named !== undefined && !agrees(mark.encoding, named)) {
    refuseDocument("syntax", "The byte order mark and the charset differ.");
  }
  const encoding = mark?.encoding ?? (named === undefined ? guess(bytes) : fromCharset(named, bytes));
  return { encoding, markLength: mark?.length ?? 0, isNamed: named !== undefined };
}

function readMark(bytes: Uint8Array): { readonly encoding: string; readonly length: number } | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { encoding: "utf-8", length: 3 };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: "utf-16be", length: 2 };
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    if (bytes.length >= 4 && bytes[2] === 0 && bytes[3] === 0) forbid("utf-32");
    return { encoding: "utf-16le", length: 2 };
  }
  return undefined;
}

/**
 * Guesses the encoding of a document without a byte order mark from its first characters, which are ASCII (XML 1.0
 * appendix F.1).
 */
function guess(bytes: Uint8Array): string {
  const [first, second, third, fourth] = bytes;
  if (first === 0x4c && second === 0x6f && third === 0xa7 && fourth === 0x94) return forbid("ebcdic");
  if (first === 0 && second === 0) return forbid("utf-32");
  if (first !== 0 && second === 0 && third === 0 && fourth === 0) return forbid("utf-32");
  if (first === 0) return "utf-16be";
  return second === 0 ? "utf-16le" : (declaredEncoding(bytes) ?? "utf-8");
}

/**
 * The encoding that the XML declaration names, for a document that begins with ASCII; undefined if it names none, or
 * one that ASCII bytes contradict.
 */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  if (bytes[0] !== lessThan || bytes[1] !== question) return undefined;
  const head = String.fromCharCode(...bytes.subarray(0, longestDeclaration));
  const declaration = readXmlDeclaration(head, 0);
  if (declaration === undefined || declaration === "malformed" || declaration.encoding === undefined) return undefined;
  const label = labelOf(declaration.encoding.toLowerCase());
  return label?.startsWith("utf-16") ? undefined : label;
}

const lessThan = 60;
const question = 63;

function fromCharset(charset: string, bytes: Uint8Array): string {
  if (charset === "utf-16") return bytes[1] === 0 ? "utf-16le" : "utf-16be";
  return labelOf(charset) ?? forbid(charset);
}

/**
 * The encoding that a name stands for. ASCII is decoded as UTF-8, so that a document that claims to be ASCII but
 * contains more is understood.
 */
function labelOf(name: string): string | undefined {
  if (name === "utf-8" || name === "us-ascii") return "utf-8";
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return undefined;
  }
}

function agrees(encoding: string, name: string): boolean {
  return labelOf(name) === encoding || (name === "utf-16" && encoding.startsWith("utf-16"));
}

/** Refuses an XML declaration that contradicts the document's encoding. */
export function checkDeclaration(text: string, encoding: string): void {
  const declaration = readXmlDeclaration(text, 0);
  if (declaration === undefined || declaration === "malformed" || declaration.encoding === undefined) return;
  const declared = declaration.encoding.toLowerCase();
  if (agrees(encoding, declared)) return;
  if (labelOf(declared) === undefined) forbid(declared);
  refuseDocument("syntax", `The document is encoded in ${encoding} and declares ${declared}.`);
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return decoderOf(encoding).decode(bytes);
  } catch {
    return undefined;
  }
}

function decoderOf(encoding: string): ByteDecoder {
  const decoder = decoders.get(encoding) ?? byteDecoder(encoding);
  decoders.set(encoding, decoder);
  return decoder;
}

function forbid(encoding: string): never {
  return refuseDocument("forbidden", `The encoding ${encoding.slice(0, 40)} is not supported.`);
}

/** Decodes bytes, also in pieces. Throws `TypeError` for bytes that are ill-formed in the encoding. */
export interface ByteDecoder {
  decode(bytes: Uint8Array, options?: TextDecodeOptions): string;
}

/** The characters of windows-1252 from 0x80 to 0x9F. */
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/**
 * Makes a decoder for an encoding that `TextDecoder` knows. Node decodes windows-1252 as ISO 8859-1, which has control
 * characters from 0x80 to 0x9F; these are replaced here.
 */
export function byteDecoder(encoding: string): ByteDecoder {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  if (encoding !== "windows-1252") return decoder;
  return {
    decode: (bytes, options) =>
      decoder
        .decode(bytes, options)
        .replace(/[\u0080-\u009f]/g, (character) => windows.charAt(character.charCodeAt(0) - 0x80)),
  };
}

import { refuseDocument } from "../errors/decode-error.js";
import { type OctetDecoder, octetDecoder } from "./octet-decoder.js";
import { longestDeclaration, readXmlDeclaration } from "./xml-declaration.js";

/** A decoder costs more to make than a message to decode; it keeps nothing from one whole document to the next. */
const decoders = /* @__PURE__ */ new Map<string, OctetDecoder>();

/**
 * The text of a document that came as octets, without its byte order mark, in any encoding that `TextDecoder` knows. A byte order
 * mark decides, then the `charset` of the Content-Type, then the first octets and the XML declaration (RFC 7303 section 3, XML 1.0
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

/** How a document is encoded. */
export interface DocumentEncoding {
  /** Its name for `TextDecoder`: `utf-8`, `windows-1252`. */
  readonly encoding: string;
  /** Octets of the byte order mark. */
  readonly markLength: number;
  /** Whether the Content-Type said it, so that the XML declaration does not matter. */
  readonly isNamed: boolean;
}

/**
 * How a document is encoded, by its first four octets and the `charset` of its Content-Type, and without the latter by its XML
 * declaration.
 */
export function encodingOf(octets: Uint8Array, charset?: string): DocumentEncoding {
  const mark = readMark(octets);
  const named = charset === undefined ? undefined : charset.trim().toLowerCase();
  if (named !== undefined && labelOf(named) === undefined) forbid(named);
  if (mark !== undefined && named !== undefined && !agrees(mark.encoding, named)) {
    refuseDocument("syntax", "The byte order mark and the charset differ.");
  }
  const encoding = mark?.encoding ?? (named === undefined ? guess(octets) : fromCharset(named, octets));
  return { encoding, markLength: mark?.length ?? 0, isNamed: named !== undefined };
}

function readMark(octets: Uint8Array): { readonly encoding: string; readonly length: number } | undefined {
  if (octets[0] === 0xef && octets[1] === 0xbb && octets[2] === 0xbf) return { encoding: "utf-8", length: 3 };
  if (octets[0] === 0xfe && octets[1] === 0xff) return { encoding: "utf-16be", length: 2 };
  if (octets[0] === 0xff && octets[1] === 0xfe) {
    if (octets.length >= 4 && octets[2] === 0 && octets[3] === 0) forbid("utf-32");
    return { encoding: "utf-16le", length: 2 };
  }
  return undefined;
}

/** The encoding that the first characters of a document without a mark show: they are ASCII (XML 1.0 appendix F.1). */
function guess(octets: Uint8Array): string {
  const [first, second, third, fourth] = octets;
  if (first === 0x4c && second === 0x6f && third === 0xa7 && fourth === 0x94) return forbid("ebcdic");
  if (first === 0 && second === 0) return forbid("utf-32");
  if (first !== 0 && second === 0 && third === 0 && fourth === 0) return forbid("utf-32");
  if (first === 0) return "utf-16be";
  return second === 0 ? "utf-16le" : (declaredEncoding(octets) ?? "utf-8");
}

/** What the XML declaration of a document says that begins with ASCII; undefined where it says nothing that can be. */
function declaredEncoding(octets: Uint8Array): string | undefined {
  if (octets[0] !== lessThan || octets[1] !== question) return undefined;
  const head = String.fromCharCode(...octets.subarray(0, longestDeclaration));
  const declaration = readXmlDeclaration(head, 0);
  if (declaration === undefined || declaration === "malformed" || declaration.encoding === undefined) return undefined;
  const label = labelOf(declaration.encoding.toLowerCase());
  return label?.startsWith("utf-16") ? undefined : label;
}

const lessThan = 60;
const question = 63;

function fromCharset(charset: string, octets: Uint8Array): string {
  if (charset === "utf-16") return octets[1] === 0 ? "utf-16le" : "utf-16be";
  return labelOf(charset) ?? forbid(charset);
}

/** The encoding of a name. ASCII is read as UTF-8, so a document that promises ASCII and has more is understood. */
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

/** Refuses an XML declaration that names another encoding than the text's. */
export function checkDeclaration(text: string, encoding: string): void {
  const declaration = readXmlDeclaration(text, 0);
  if (declaration === undefined || declaration === "malformed" || declaration.encoding === undefined) return;
  const declared = declaration.encoding.toLowerCase();
  if (agrees(encoding, declared)) return;
  if (labelOf(declared) === undefined) forbid(declared);
  refuseDocument("syntax", `The document is encoded in ${encoding} and declares ${declared}.`);
}

function decode(octets: Uint8Array, encoding: string): string | undefined {
  try {
    return decoderOf(encoding).decode(octets);
  } catch {
    return undefined;
  }
}

function decoderOf(encoding: string): OctetDecoder {
  const decoder = decoders.get(encoding) ?? octetDecoder(encoding);
  decoders.set(encoding, decoder);
  return decoder;
}

function forbid(encoding: string): never {
  return refuseDocument("forbidden", `The encoding ${encoding.slice(0, 40)} is not supported.`);
}

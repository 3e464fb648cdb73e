import {
  type ByteDecoder,
  byteDecoder,
  checkDeclaration,
  type DocumentEncoding,
  encodingOf,
  refuseBytes,
  refuseSecondMark,
} from "./decode-xml-bytes.js";
import { longestDeclaration } from "./xml-declaration.js";

/** Number of bytes that show the encoding of a document. */
const headLength = 4;

/** Decodes a document that arrives in pieces, by the rules of `decodeXmlBytes`. */
export class XmlTextDecoder {
  readonly #charset: string | undefined;
  #head: Uint8Array | undefined = new Uint8Array(0);
  #encoding: DocumentEncoding | undefined;
  #decoder: ByteDecoder | undefined;
  /** The beginning of the document's text. */
  #beginning = "";

  constructor(charset: string | undefined) {
    this.#charset = charset;
  }

  /** Decodes the next bytes. Throws `DecodeError`. */
  decode(bytes: Uint8Array): string {
    if (this.#head === undefined) return this.#text(bytes, { stream: true });
    this.#head = joined(this.#head, bytes);
    return this.#needsMore(this.#head) ? "" : this.#begin(this.#head);
  }

  /** The remaining text, at the end. Throws `DecodeError` if the last character is incomplete. */
  end(): string {
    const head = this.#head === undefined ? "" : this.#begin(this.#head);
    return head + this.#text(new Uint8Array(0), { stream: false });
  }

  /** Refuses a document whose XML declaration contradicts its bytes. Throws `DecodeError`. */
  check(text: string): void {
    if (this.#encoding?.isNamed === false) checkDeclaration(text, this.#encoding.encoding);
  }

  /** Whether more bytes are needed to find the encoding. Without a charset, that takes the whole XML declaration. */
  #needsMore(head: Uint8Array): boolean {
    if (head.length < headLength) return true;
    if (this.#charset !== undefined || head.length >= longestDeclaration) return false;
    const text = String.fromCharCode(...head);
    return (text.startsWith("<?xml") || "<?xml".startsWith(text)) && !text.includes("?>");
  }

  #begin(head: Uint8Array): string {
    this.#encoding = encodingOf(head, this.#charset);
    this.#decoder = byteDecoder(this.#encoding.encoding);
    this.#head = undefined;
    return this.#text(head.subarray(this.#encoding.markLength), { stream: true });
  }

  #text(bytes: Uint8Array, options: TextDecodeOptions): string {
    const text = this.#decoded(bytes, options);
    if (this.#beginning === "") refuseSecondMark(text);
    if (this.#beginning.length < longestDeclaration) this.#beginning += text;
    return text;
  }

  #decoded(bytes: Uint8Array, options: TextDecodeOptions): string {
    try {
      return this.#decoder?.decode(bytes, options) ?? "";
    } catch {
      const { encoding = "utf-8", isNamed = true } = this.#encoding ?? {};
      return refuseBytes(bytes, { encoding, isNamed }, this.#beginning);
    }
  }
}

function joined(head: Uint8Array, bytes: Uint8Array): Uint8Array {
  const whole = new Uint8Array(head.length + bytes.length);
  whole.set(head);
  whole.set(bytes, head.length);
  return whole;
}

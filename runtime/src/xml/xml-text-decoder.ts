import {
  checkDeclaration,
  type DocumentEncoding,
  encodingOf,
  refuseOctets,
  refuseSecondMark,
} from "./decode-xml-octets.js";
import { type OctetDecoder, octetDecoder } from "./octet-decoder.js";
import { longestDeclaration } from "./xml-declaration.js";

/** This many octets show how a document is encoded. */
const headLength = 4;

/** Decodes a document that comes in pieces, by the rules of `decodeXmlOctets`. */
export class XmlTextDecoder {
  readonly #charset: string | undefined;
  #head: Uint8Array | undefined = new Uint8Array(0);
  #encoding: DocumentEncoding | undefined;
  #decoder: OctetDecoder | undefined;
  /** What the document begins with. */
  #beginning = "";

  constructor(charset: string | undefined) {
    this.#charset = charset;
  }

  /** The text of the next octets. Throws `DecodeError`. */
  decode(octets: Uint8Array): string {
    if (this.#head === undefined) return this.#text(octets, { stream: true });
    this.#head = joined(this.#head, octets);
    return this.#needsMore(this.#head) ? "" : this.#begin(this.#head);
  }

  /** What is left at the end. Throws `DecodeError` where a character is cut off. */
  end(): string {
    const head = this.#head === undefined ? "" : this.#begin(this.#head);
    return head + this.#text(new Uint8Array(0), { stream: false });
  }

  /** Refuses a document whose XML declaration contradicts its octets. Throws `DecodeError`. */
  check(text: string): void {
    if (this.#encoding?.isNamed === false) checkDeclaration(text, this.#encoding.encoding);
  }

  /** Without a charset, the XML declaration tells the encoding. */
  #needsMore(head: Uint8Array): boolean {
    if (head.length < headLength) return true;
    if (this.#charset !== undefined || head.length >= longestDeclaration) return false;
    const text = String.fromCharCode(...head);
    return (text.startsWith("<?xml") || "<?xml".startsWith(text)) && !text.includes("?>");
  }

  #begin(head: Uint8Array): string {
    this.#encoding = encodingOf(head, this.#charset);
    this.#decoder = octetDecoder(this.#encoding.encoding);
    this.#head = undefined;
    return this.#text(head.subarray(this.#encoding.markLength), { stream: true });
  }

  #text(octets: Uint8Array, options: TextDecodeOptions): string {
    const text = this.#decoded(octets, options);
    if (this.#beginning === "") refuseSecondMark(text);
    if (this.#beginning.length < longestDeclaration) this.#beginning += text;
    return text;
  }

  #decoded(octets: Uint8Array, options: TextDecodeOptions): string {
    try {
      return this.#decoder?.decode(octets, options) ?? "";
    } catch {
      const { encoding = "utf-8", isNamed = true } = this.#encoding ?? {};
      return refuseOctets(octets, { encoding, isNamed }, this.#beginning);
    }
  }
}

function joined(head: Uint8Array, octets: Uint8Array): Uint8Array {
  const whole = new Uint8Array(head.length + octets.length);
  whole.set(head);
  whole.set(octets, head.length);
  return whole;
}

import { essenceOf, parameterOf } from "../http/media-type.js";
import { encodeBase64 } from "../simple-types/binary.js";
import type { XmlWriter } from "../xml/xml-writer.js";
import { type BinaryElement, binaryElements } from "./binary-elements.js";
import { xopNamespace } from "./include-parts.js";
import { mostParts } from "./read-multipart.js";

/** A message as it would go out by itself. */
interface PlainMessage {
  readonly text: string;
  /** Its media type. */
  readonly contentType: string;
  /** Writes the message as it was written. */
  readonly encode: (xml: XmlWriter) => void;
}

/** A message in a package. */
interface WrittenPackage {
  readonly contentType: string;
  readonly octets: Uint8Array<ArrayBuffer>;
}

/**
 * Puts a message into a package of MTOM (XOP 1.0 sections 3.1 and 4.1, RFC 2387): each binary value of at least `from` octets stands
 * in a part of its own, which an `xop:Include` names in its place. The message is final: it is signed before, as if the values were
 * in it (section 6.1).
 */
export function writePackage({ text, contentType, encode }: PlainMessage, from: number): WrittenPackage {
  const boundary = randomName();
  const nameOf = (part: number | string): string => `${part}.${boundary}@stubwright`;
  const { root, parts } = divide(text, binaryElements(encode, from), nameOf);
  const type = quoted(messageType(contentType));
  const rootId = `<${nameOf("root")}>`;
  const pieces = [
    head(boundary, `application/xop+xml; charset=UTF-8; type=${type}`, rootId),
    new TextEncoder().encode(root),
    ...parts.flatMap((octets, index) => {
      return [head(boundary, "application/octet-stream", `<${nameOf(index)}>`), octets];
    }),
    octetsOf(`\r\n--${boundary}--\r\n`),
  ];
  const packageType = `multipart/related; type="application/xop+xml"; start="${rootId}"; start-info=${type}`;
  return { contentType: `${packageType}; boundary="${boundary}"`, octets: joined(pieces) };
}

/** A message without its values, and these in the order in which it names them. */
interface DividedMessage {
  readonly root: string;
  readonly parts: readonly Uint8Array[];
}

/** A tag: its slash, its name, the slash of one that is empty. A `>` may stand in the values of attributes. */
const tagForm = /<(\/?)(?:[^\s:/>"']+:)?([^\s:/>"'!?]+)(?:[^"'/>]|"[^"]*"|'[^']*'|\/(?!>))*(\/?)>/g;

/** Takes values out of their elements, as many as a package may have: the next one stands in the next element of its name with its text. */
function divide(text: string, values: readonly BinaryElement[], nameOf: (part: number) => string): DividedMessage {
  const pieces: string[] = [];
  const left = values.slice(0, mostParts - 1).map(({ name, octets }) => ({ name, base64: encodeBase64(octets) }));
  let [copied, count] = [0, 0];
  for (const { 0: tag, 1: closing, 2: name, 3: empty, index } of text.matchAll(tagForm)) {
    const next = left[count];
    if (next === undefined) break;
    const start = index + tag.length;
    const isNext = closing === "" && empty === "" && name === next.name && text.startsWith(`${next.base64}</`, start);
    if (!isNext) continue;
    pieces.push(text.slice(copied, start), `<xop:Include xmlns:xop="${xopNamespace}" href="cid:${nameOf(count)}"/>`);
    copied = start + next.base64.length;
    count += 1;
  }
  return { root: pieces.join("") + text.slice(copied), parts: values.slice(0, count).map(({ octets }) => octets) };
}

/** A message's media type as a parameter says it: of SOAP 1.2 with its action, as in the example of XOP section 4. */
function messageType(contentType: string): string {
  const action = parameterOf(contentType, "action");
  return essenceOf(contentType) + (action === undefined ? "" : `; action=${quoted(action)}`);
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
}

/** What stands before the content of a part. Its line end belongs to the boundary (RFC 2046 section 5.1.1). */
function head(boundary: string, contentType: string, contentId: string): Uint8Array {
  const lines = [`--${boundary}`, `Content-Type: ${contentType}`, "Content-Transfer-Encoding: binary"];
  return octetsOf(`\r\n${lines.join("\r\n")}\r\nContent-ID: ${contentId}\r\n\r\n`);
}

/** A header's octets, a character each, as `fetch` has them. */
function octetsOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** So long that it is in no value by chance. */
function randomName(): string {
  const octets = crypto.getRandomValues(new Uint8Array(18));
  return Array.from(octets, (octet) => octet.toString(16).padStart(2, "0")).join("");
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

import type { WrittenPackage } from "../contract/mime-part.js";
import { essenceOf, parameterOf } from "../http/media-type.js";
import { encodeBase64 } from "../simple-types/binary.js";
import type { XmlWriter } from "../xml/xml-writer.js";
import { type BinaryElement, binaryElements } from "./binary-elements.js";
import { xopNamespace } from "./include-parts.js";
import { mostParts } from "./read-multipart.js";
import { packageBytes, quotedParameter, randomBoundary } from "./written-package.js";

/** A message as it would be sent without a package. */
interface PlainMessage {
  readonly text: string;
  /** The media type of the message. */
  readonly contentType: string;
  /** Writes the same message again, to find its binary values. */
  readonly encode: (xml: XmlWriter) => void;
}

/**
 * Puts a message into an MTOM package (XOP 1.0 sections 3.1 and 4.1, RFC 2387): each binary value of at least `from`
 * bytes becomes a part, named by an `xop:Include` in its place. The message must be final: a signature covers it as if
 * the values were inline (section 6.1).
 */
export function writePackage({ text, contentType, encode }: PlainMessage, from: number): WrittenPackage {
  const boundary = randomBoundary();
  const nameOf = (part: number | string): string => `${part}.${boundary}@stubwright`;
  const { root, parts } = divide(text, binaryElements(encode, from), nameOf);
  const type = quotedParameter(messageType(contentType));
  const rootId = nameOf("root");
  const rootType = `application/xop+xml; charset=UTF-8; type=${type}`;
  const bytes = packageBytes(boundary, [
    { contentType: rootType, id: rootId, bytes: new TextEncoder().encode(root) },
    ...parts.map((value, index) => ({ contentType: "application/octet-stream", id: nameOf(index), bytes: value })),
  ]);
  const packageType = `multipart/related; type="application/xop+xml"; start="<${rootId}>"; start-info=${type}`;
  return { contentType: `${packageType}; boundary="${boundary}"`, bytes };
}

/** A message without its binary values, and the values in the order in which it names them. */
interface DividedMessage {
  readonly root: string;
  readonly parts: readonly Uint8Array[];
}

/** A tag: the slash of an end tag, the name, the slash of an empty element. Attribute values may contain `>`. */
const tagForm = /<(\/?)(?:[^\s:/>"']+:)?([^\s:/>"'!?]+)(?:[^"'/>]|"[^"]*"|'[^']*'|\/(?!>))*(\/?)>/g;

/**
 * Moves values out of their elements, at most as many as a package may have parts. Each value belongs to the next
 * element with its name and text.
 */
function divide(text: string, values: readonly BinaryElement[], nameOf: (part: number) => string): DividedMessage {
  const pieces: string[] = [];
  const left = values.slice(0, mostParts - 1).map(({ name, bytes }) => ({ name, base64: encodeBase64(bytes) }));
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
  return { root: pieces.join("") + text.slice(copied), parts: values.slice(0, count).map(({ bytes }) => bytes) };
}

/** The media type of a message as a parameter; for SOAP 1.2 with its action, as in the example of XOP section 4. */
function messageType(contentType: string): string {
  const action = parameterOf(contentType, "action");
  return essenceOf(contentType) + (action === undefined ? "" : `; action=${quotedParameter(action)}`);
}

/** A part of a package to be sent. */
export interface WrittenPart {
  readonly contentType: string;
  /** The Content-ID, without angle brackets. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** The bytes of a package (RFC 2046 section 5.1.1). No part may contain the boundary. */
export function packageBytes(boundary: string, parts: readonly WrittenPart[]): Uint8Array<ArrayBuffer> {
  const pieces = parts.flatMap(({ contentType, id, bytes }) => [head(boundary, contentType, `<${id}>`), bytes]);
  return joined([...pieces, bytesOf(`\r\n--${boundary}--\r\n`)]);
}

/** The delimiter and headers before a part. The first line ending belongs to the delimiter. */
function head(boundary: string, contentType: string, contentId: string): Uint8Array {
  const lines = [`--${boundary}`, `Content-Type: ${contentType}`, "Content-Transfer-Encoding: binary"];
  return bytesOf(`\r\n${lines.join("\r\n")}\r\nContent-ID: ${contentId}\r\n\r\n`);
}

/** The bytes of a header, one for each character, as `fetch` represents them. */
function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** A random boundary, so long that no value contains it by chance. */
export function randomBoundary(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A parameter of a media type as a quoted string (RFC 2045 section 5.1). */
export function quotedParameter(text: string): string {
  return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
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

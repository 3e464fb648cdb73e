/** A part of a package as it is sent. */
export interface WrittenPart {
  readonly contentType: string;
  /** Without angle brackets. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** The bytes of a package (RFC 2046 section 5.1.1); the boundary is in none of its parts. */
export function packageBytes(boundary: string, parts: readonly WrittenPart[]): Uint8Array<ArrayBuffer> {
  const pieces = parts.flatMap(({ contentType, id, bytes }) => [head(boundary, contentType, `<${id}>`), bytes]);
  return joined([...pieces, bytesOf(`\r\n--${boundary}--\r\n`)]);
}

/** What stands before the content of a part. Its line end belongs to the boundary. */
function head(boundary: string, contentType: string, contentId: string): Uint8Array {
  const lines = [`--${boundary}`, `Content-Type: ${contentType}`, "Content-Transfer-Encoding: binary"];
  return bytesOf(`\r\n${lines.join("\r\n")}\r\nContent-ID: ${contentId}\r\n\r\n`);
}

/** A header's bytes, a character each, as `fetch` has them. */
function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** A boundary so long that it is in no value by chance. */
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

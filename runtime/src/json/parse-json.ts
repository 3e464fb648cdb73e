import { refuseDocument } from "../errors/decode-error.js";

/**
 * Parses JSON text (RFC 8259). Throws `DecodeError` with code `syntax` and the place. The error does not repeat the
 * text, which may be confidential.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const before = text.slice(0, syntaxErrorAt(text));
    const line = before.split("\n").length;
    const column = before.length - before.lastIndexOf("\n");
    return refuseDocument("syntax", `not valid JSON at line ${line}, column ${column}`);
  }
}

/** The tokens that may begin a value; `1` stands for numbers and the three literals. */
const value = '{["1';
const token = /[ \t\n\r]*(?:(true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(.?))/uy;
/**
 * A part of a string. Its length is limited, because a regular expression remembers what a loop has matched, up to
 * about 64 MiB.
 */
const piece = /(?:[ !#-[\]-\u{10FFFF}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})){1,999}/uy;

/**
 * Index of the first violation of JSON's grammar (RFC 8259): the start of the offending token, or the text's length if
 * it ends too early. Needed because engines report this place in different words, and not always.
 */
export function syntaxErrorAt(text: string): number {
  const closers: string[] = [];
  let allowed = value;
  for (token.lastIndex = 0; ; ) {
    const [, literal, mark = ""] = token.exec(text) ?? [];
    const kind = literal ? "1" : mark;
    const start = token.lastIndex - (literal ?? mark).length;
    if (kind === "" || !allowed.includes(kind)) return start;
    if (kind === '"') {
      const end = stringEnd(text, start + 1);
      if (text[end] !== '"') return start;
      token.lastIndex = end + 1;
    }
    const isName = allowed.startsWith('"');
    nest(closers, kind);
    allowed = allowedAfter(kind, isName, closers.at(-1));
  }
}

/** Updates the closing brackets of the open objects and arrays. */
function nest(closers: string[], kind: string): void {
  if (kind === "{") closers.push("}");
  if (kind === "[") closers.push("]");
  if (kind === "}" || kind === "]") closers.pop();
}

/** Index after the characters of a string. */
function stringEnd(text: string, start: number): number {
  let end = start;
  for (piece.lastIndex = start; piece.test(text); ) end = piece.lastIndex;
  return end;
}

function allowedAfter(kind: string, isName: boolean, closer: string | undefined): string {
  if (kind === "{") return '"}';
  if (kind === "[") return `${value}]`;
  if (kind === ":" || (kind === "," && closer === "]")) return value;
  if (kind === ",") return '"';
  if (isName && kind === '"') return ":";
  return closer === undefined ? "" : `,${closer}`;
}

import { refuseDocument } from "../errors/decode-error.js";

/** Parses JSON text (RFC 8259). Throws `DecodeError` with code `syntax` and the place; the text is not repeated in it. */
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

/** What may begin a value: `1` stands for numbers and the three literals. */
const value = '{["1';
const token = /[ \t\n\r]*(?:(true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(.?))/uy;
/** Part of a string. Its length is limited, as an expression remembers what it has matched in a loop, up to some 64 MiB. */
const piece = /(?:[ !#-[\]-\u{10FFFF}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})){1,999}/uy;

/**
 * Where JSON's grammar (RFC 8259) is broken first: the beginning of the word that must not stand there, or the text's
 * length when it ends too early. Engines say this in different words, and not always.
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

/** Keeps what ends the objects and arrays that are open. */
function nest(closers: string[], kind: string): void {
  if (kind === "{") closers.push("}");
  if (kind === "[") closers.push("]");
  if (kind === "}" || kind === "]") closers.pop();
}

/** Where the characters of a string end. */
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

import { DecodeError } from "../errors/decode-error.js";
import { syntaxErrorAt } from "./syntax-error-at.js";

/** Parses JSON text (RFC 8259). Throws `DecodeError` with code `syntax` and the place; the text is not repeated in it. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const before = text.slice(0, syntaxErrorAt(text));
    const line = before.split("\n").length;
    const column = before.length - before.lastIndexOf("\n");
    throw new DecodeError([
      { pointer: "", code: "syntax", detail: `not valid JSON at line ${line}, column ${column}` },
    ]);
  }
}

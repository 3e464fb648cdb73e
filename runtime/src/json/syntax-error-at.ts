/** What may begin a value: `1` stands for numbers and the three literals. */
const value = '{["1';
const token =
  /[ \t\n\r]*(?:("[ !#-[\]-\u{10FFFF}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\u{10FFFF}]*)*")|(true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|([^"])?)/uy;

/**
 * Where JSON's grammar (RFC 8259) is broken first: the beginning of the word that must not stand there, or the text's
 * length when it ends too early. Engines say this in different words, and not always.
 */
export function syntaxErrorAt(text: string): number {
  const closers: string[] = [];
  let allowed = value;
  for (token.lastIndex = 0; ; ) {
    const [, string, literal, mark = ""] = token.exec(text) ?? [];
    const kind = string ? '"' : literal ? "1" : mark;
    if (kind === "" || !allowed.includes(kind)) return token.lastIndex - (string ?? literal ?? mark).length;
    const isName = allowed.startsWith('"');
    if (kind === "{") closers.push("}");
    if (kind === "[") closers.push("]");
    if (kind === "}" || kind === "]") closers.pop();
    allowed = allowedAfter(kind, isName, closers.at(-1));
  }
}

function allowedAfter(kind: string, isName: boolean, closer: string | undefined): string {
  if (kind === "{") return '"}';
  if (kind === "[") return `${value}]`;
  if (kind === ":" || (kind === "," && closer === "]")) return value;
  if (kind === ",") return '"';
  if (isName && kind === '"') return ":";
  return closer === undefined ? "" : `,${closer}`;
}

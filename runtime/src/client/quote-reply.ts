const shownCharacters = 80;

/** The first line of a text in quotation marks, shortened. */
export function quoteLine(text: string): string {
  const [line = ""] = text.split(/[\r\n]/, 1);
  return JSON.stringify(line.length > shownCharacters ? `${line.slice(0, shownCharacters)}…` : line);
}

/**
 * The end of an error's sentence about a reply that is not what it should be: the title of a page, or the first line of
 * other text. Pages without a title and JSON are not quoted, as their content may be private.
 */
export function quotedBody(body: Uint8Array | string): string {
  const text = (typeof body === "string" ? body : new TextDecoder().decode(body.subarray(0, 4000))).trim();
  const quoted = page.test(text) ? (/<title>([^<]+)/i.exec(text)?.[1] ?? "").trim() : text;
  return /^(?:$|[[{])/.test(quoted) ? "" : `: ${quoteLine(quoted)}`;
}

/** The start of an HTML page. */
export const page = /^<(?:!doctype\s+html|html[\s>])/i;

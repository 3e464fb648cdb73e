/** The place at which the envelope of a reply starts. */
export interface FoundEnvelope {
  /** The offset of its start tag. */
  readonly start: number;
  /** Whether only a declaration, comments and instructions are before it. */
  readonly isFirst: boolean;
}

/**
 * Finds the envelope in a text; undefined if there is none. Comments are skipped. The time is proportional to the text.
 */
export function findEnvelope(text: string): FoundEnvelope | undefined {
  const first = prologEnd(text);
  if (startTag.test(text.slice(first, first + longestTag))) return { start: first, isFirst: true };
  const start = startOutsideComments(text);
  // A text with a document type declaration is one document, which is refused because of it.
  return start === undefined ? undefined : { start, isFirst: text.startsWith("<!DOCTYPE", first) };
}

/** The end of the envelope with which a text starts; the text's length if it does not end. */
export function envelopeEnd(text: string): number {
  const tag = Math.max(text.lastIndexOf("Envelope>"), text.lastIndexOf("envelope>"));
  return tag < 0 ? text.length : tag + "Envelope>".length;
}

/** The most characters of the name of an envelope. */
const longestTag = 200;
const startTag = /^<(?:[^\s<>:/]{1,100}:)?Envelope[\s/>]/i;

/** The ends of declarations, comments and instructions, by their starts. */
const asides: readonly (readonly [begin: string, end: string])[] = [
  ["<!--", "-->"],
  ["<?", "?>"],
];

function prologEnd(text: string): number {
  let position = 0;
  for (;;) {
    while (/\s|\ufeff/.test(text.charAt(position))) position++;
    const aside = asides.find(([begin]) => text.startsWith(begin, position));
    const end = aside === undefined ? -1 : text.indexOf(aside[1], position);
    if (aside === undefined || end < 0) return position;
    position = end + aside[1].length;
  }
}

function startOutsideComments(text: string): number | undefined {
  let from = 0;
  for (const { 0: found, index } of text.matchAll(/<!--|<(?:[^\s<>:/]{1,100}:)?Envelope[\s/>]/gi)) {
    if (index < from) continue;
    if (found !== "<!--") return index;
    const end = text.indexOf("-->", index);
    if (end < 0) return undefined;
    from = end;
  }
  return undefined;
}

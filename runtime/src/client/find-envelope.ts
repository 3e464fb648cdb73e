/** Where the envelope of a reply begins. */
export interface FoundEnvelope {
  /** Of its start tag. */
  readonly start: number;
  /** Whether there is nothing before it but what a document may begin with: a declaration, comments, instructions. */
  readonly isFirst: boolean;
}

/** Finds the envelope of a text; undefined where there is none. A comment is none. Takes time in proportion to the text. */
export function findEnvelope(text: string): FoundEnvelope | undefined {
  const first = prologEnd(text);
  if (startTag.test(text.slice(first, first + longestTag))) return { start: first, isFirst: true };
  const start = startOutsideComments(text);
  // Who sends a document type declaration has one document, which is refused for it.
  return start === undefined ? undefined : { start, isFirst: text.startsWith("<!DOCTYPE", first) };
}

/** Where the envelope that a text begins with ends; the text's length where it does not. */
export function envelopeEnd(text: string): number {
  const tag = text.lastIndexOf("Envelope>");
  return tag < 0 ? text.length : tag + "Envelope>".length;
}

/** A name longer than this is none of an envelope, in characters. */
const longestTag = 200;
const startTag = /^<(?:[^\s<>:/]{1,100}:)?Envelope[\s/>]/;

/** What the declaration, comments and instructions end with, by what they begin with. */
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
  for (const { 0: found, index } of text.matchAll(/<!--|<(?:[^\s<>:/]{1,100}:)?Envelope[\s/>]/g)) {
    if (index < from) continue;
    if (found !== "<!--") return index;
    const end = text.indexOf("-->", index);
    if (end < 0) return undefined;
    from = end;
  }
  return undefined;
}

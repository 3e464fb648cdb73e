import type { Span } from "../diagnostics/span.js";

/** The offsets at which the lines of a text start. Lines end at LF, CR or CR LF. */
function lineStarts(text: string): readonly number[] {
  return [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map((match) => match.index + match[0].length)];
}

/** Turns offsets of a text into places. */
export function textPositions(uri: string, text: string): (offset: number) => Span {
  const starts = lineStarts(text);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { uri, line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/** A range of a text: from the first offset up to, but not including, the second. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** The range between the quotes of an attribute, and the range of the whole attribute. */
export interface AttributeRange extends TextRange {
  readonly whole: TextRange;
}

/** Finds an attribute by the place where it starts. */
export function attributeRanges(text: string): (at: Span) => AttributeRange {
  const offsetOf = offsets(text);
  return (at) => {
    const start = offsetOf(at);
    const open = text.slice(start).search(/["']/) + start;
    const close = text.indexOf(text.charAt(open), open + 1);
    return { start: open + 1, end: close, whole: { start, end: close + 1 } };
  };
}

/** Finds an element with its content by the place where it starts. */
export function elementRanges(text: string): (at: Span) => TextRange {
  const offsetOf = offsets(text);
  return (at) => {
    const start = offsetOf(at);
    let depth = 0;
    for (const { 0: found, 1: closing, 2: empty, index } of text.slice(start).matchAll(markup)) {
      if (closing === undefined) continue;
      if (closing === "/") depth -= 1;
      else if (empty === "") depth += 1;
      if (depth === 0) return { start, end: start + index + found.length };
    }
    return { start, end: start };
  };
}

/** A comment, CDATA section or processing instruction, or a tag with its start and its end. */
const markup = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)(?:[^<>"']|"[^"]*"|'[^']*')*?(\/?)>/g;

function offsets(text: string): (at: Span) => number {
  const starts = lineStarts(text);
  return ({ line, column }) => (starts[line - 1] ?? 0) + column - 1;
}

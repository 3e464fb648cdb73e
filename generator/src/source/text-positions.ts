import type { Span } from "../diagnostics/span.js";

/** The offsets at which the lines of a text begin. Lines end at LF, CR or CR LF. */
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

/** A stretch of a text, from the first offset to before the second. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Where an attribute stands: what is between its quotes, and all of it. */
export interface AttributeRange extends TextRange {
  readonly whole: TextRange;
}

/** Finds an attribute, given the place where it begins. */
export function attributeRanges(text: string): (at: Span) => AttributeRange {
  const starts = lineStarts(text);
  return ({ line, column }) => {
    const offset = (starts[line - 1] ?? 0) + column - 1;
    const open = text.slice(offset).search(/["']/) + offset;
    const close = text.indexOf(text.charAt(open), open + 1);
    return { start: open + 1, end: close, whole: { start: offset, end: close + 1 } };
  };
}

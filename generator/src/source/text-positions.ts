import type { Span } from "../diagnostics/span.js";

/** Turns offsets of a text into places. Lines end at LF, CR or CR LF. */
export function textPositions(uri: string, text: string): (offset: number) => Span {
  const starts = [0];
  for (const match of text.matchAll(/\r\n|\r|\n/g)) starts.push(match.index + match[0].length);
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

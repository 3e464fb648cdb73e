/** The first and the last code point of a range. */
export type CodePointRange = readonly [first: number, last: number];

const lastCodePoint = 0x10ffff;

/** Joins ranges into ascending ranges that neither overlap nor touch. */
export function joinRanges(ranges: readonly CodePointRange[]): readonly CodePointRange[] {
  const joined: [first: number, last: number][] = [];
  for (const [first, last] of [...ranges].sort(([left], [right]) => left - right)) {
    const previous = joined.at(-1);
    if (previous !== undefined && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last);
    else joined.push([first, last]);
  }
  return joined;
}

/** All code points outside of some ranges. */
export function complement(ranges: readonly CodePointRange[]): readonly CodePointRange[] {
  const gaps: CodePointRange[] = [];
  let next = 0;
  for (const [first, last] of joinRanges(ranges)) {
    if (first > next) gaps.push([next, first - 1]);
    next = last + 1;
  }
  if (next <= lastCodePoint) gaps.push([next, lastCodePoint]);
  return gaps;
}

/** The code points of the first ranges that are not in the second. */
export function without(
  ranges: readonly CodePointRange[],
  others: readonly CodePointRange[],
): readonly CodePointRange[] {
  return complement([...complement(ranges), ...others]);
}

const categories = new Map<string, readonly CodePointRange[]>();

/** The code points of a Unicode category, as JavaScript defines it. */
export function categoryRanges(name: string): readonly CodePointRange[] {
  const known = categories.get(name);
  if (known !== undefined) return known;
  const ranges = scan(new RegExp(`\\p{${name}}`, "u"));
  categories.set(name, ranges);
  return ranges;
}

function scan(expression: RegExp): readonly CodePointRange[] {
  const ranges: [first: number, last: number][] = [];
  let open: [first: number, last: number] | undefined;
  for (let codePoint = 0; codePoint <= lastCodePoint; codePoint++) {
    if (!expression.test(String.fromCodePoint(codePoint))) open = undefined;
    else if (open !== undefined) open[1] = codePoint;
    else {
      open = [codePoint, codePoint];
      ranges.push(open);
    }
  }
  return ranges;
}

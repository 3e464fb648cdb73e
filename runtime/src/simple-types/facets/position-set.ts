/**
 * A set of positions in a text, as ascending ranges that neither overlap nor touch: first and last position of each, in
 * one list. Patterns usually reach many neighbouring positions at once.
 */
export type PositionSet = readonly number[];

/** Adds a range that does not begin before the last range of the set. */
export function addRange(set: number[], first: number, last: number): void {
  const end = set.at(-1);
  if (end !== undefined && first <= end + 1) set[set.length - 1] = Math.max(end, last);
  else set.push(first, last);
}

/**
 * Adds another set. Only the ranges from its start on are visited, as newly reached positions are usually further on.
 */
export function addSet(set: number[], more: PositionSet): void {
  const [first] = more;
  if (first === undefined) return;
  const tail = set.splice(rangeAt(set, first - 1));
  let [at, other] = [0, 0];
  while (at < tail.length || other < more.length) {
    const [one, two] = [tail[at] ?? Number.POSITIVE_INFINITY, more[other] ?? Number.POSITIVE_INFINITY];
    if (one <= two) {
      addRange(set, one, tail[at + 1] ?? one);
      at += 2;
    } else {
      addRange(set, two, more[other + 1] ?? two);
      other += 2;
    }
  }
}

/** The positions in the first set that are not in the second. */
export function without(set: PositionSet, others: PositionSet): PositionSet {
  const rest: number[] = [];
  for (let at = 0, other = rangeAt(others, set[0] ?? 0); at < set.length; at += 2) {
    other = addGaps(rest, { first: set[at] ?? 0, last: set[at + 1] ?? 0 }, others, other);
  }
  return rest;
}

/**
 * Adds the parts of a range that other ranges do not cover, starting at index `from`. Returns the index of the first
 * range that may reach beyond it.
 */
function addGaps(rest: number[], range: { first: number; last: number }, others: PositionSet, from: number): number {
  let { first } = range;
  let other = from;
  for (; first <= range.last && (others[other] ?? Number.POSITIVE_INFINITY) <= range.last; other += 2) {
    const gapEnd = (others[other] ?? 0) - 1;
    if (first <= gapEnd) rest.push(first, gapEnd);
    first = Math.max(first, (others[other + 1] ?? 0) + 1);
  }
  if (first <= range.last) rest.push(first, range.last);
  return Math.max(from, other - 2);
}

/** Index of the first range that does not end before a position. */
function rangeAt(set: PositionSet, place: number): number {
  let [low, high] = [0, set.length / 2];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((set[middle * 2 + 1] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low * 2;
}

/** Whether a set contains a position. */
export function holds(set: PositionSet, place: number): boolean {
  return (set[rangeAt(set, place)] ?? Number.POSITIVE_INFINITY) <= place;
}

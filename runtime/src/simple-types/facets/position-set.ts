/**
 * Places in a text, as ranges in ascending order that neither overlap nor touch: the first and the last place of each, one
 * after the other. A pattern leads to many places at once, mostly to neighbours.
 */
export type PositionSet = readonly number[];

/** Adds a range that begins nowhere before the last of a set. */
export function addRange(set: number[], first: number, last: number): void {
  const end = set.at(-1);
  if (end !== undefined && first <= end + 1) set[set.length - 1] = Math.max(end, last);
  else set.push(first, last);
}

/** Adds the places of another set. Looks only at what is not before them: what is reached next is mostly further on. */
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

/** The places of the first that are not of the second. */
export function without(set: PositionSet, others: PositionSet): PositionSet {
  const rest: number[] = [];
  for (let at = 0, other = rangeAt(others, set[0] ?? 0); at < set.length; at += 2) {
    other = addGaps(rest, { first: set[at] ?? 0, last: set[at + 1] ?? 0 }, others, other);
  }
  return rest;
}

/** Adds what other ranges leave of one, from one of them on. Gives the place of the first that may reach beyond it. */
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

/** Where the first range stands that does not end before a place. */
function rangeAt(set: PositionSet, place: number): number {
  let [low, high] = [0, set.length / 2];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((set[middle * 2 + 1] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low * 2;
}

/** Whether a place is in a set. */
export function holds(set: PositionSet, place: number): boolean {
  return (set[rangeAt(set, place)] ?? Number.POSITIVE_INFINITY) <= place;
}

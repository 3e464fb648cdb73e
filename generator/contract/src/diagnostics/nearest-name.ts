/**
 * Longer names are not compared: nobody mistypes them, because they are copied, and the time grows with the square of
 * the length.
 */
const longestName = 200;

/**
 * The candidate with the fewest differing letters; undefined if no candidate is close enough to be a typing mistake.
 */
export function nearestName(name: string, candidates: readonly string[]): string | undefined {
  if (name.length > longestName) return undefined;
  const limit = Math.max(1, Math.floor(name.length / 4));
  let best: string | undefined;
  let bestDistance = limit + 1;
  const wanted = name.toLowerCase();
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const distance = editDistance(wanted, candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** `; did you mean name?` as an addition to a message; `""` if no candidate is close. */
export function didYouMean(name: string, candidates: readonly string[]): string {
  const near = nearestName(name, candidates);
  return near === undefined ? "" : `; did you mean ${near}?`;
}

/**
 * The number of letters to insert, drop, replace or swap with a neighbour; infinite if it is clearly not below the
 * limit.
 */
function editDistance(left: string, right: string, limit: number): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const replaced = at(row, j - 1) + (left[i - 1] === right[j - 1] ? 0 : 1);
      const swaps = left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      const swapped = swaps ? at(before, j - 2) + 1 : Infinity;
      next.push(Math.min(replaced, swapped, at(row, j) + 1, at(next, j - 1) + 1));
    }
    // A later row has no value below the least value of two successive rows.
    if (Math.min(...row, ...next) >= limit) return Infinity;
    before = row;
    row = next;
  }
  return at(row, right.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}

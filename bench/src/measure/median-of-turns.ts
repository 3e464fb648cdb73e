import { median } from "./median.js";

/**
 * Measures sides in short turns, one after the other, as often as is asked. The figure of a side is the median of its turns: a pause
 * of the machine spoils the turn that it falls into, and no other.
 */
export async function medianOfTurns<Side, Name extends string>(
  sides: readonly Side[],
  turns: number,
  measure: (side: Side) => Promise<Readonly<Record<Name, number>>>,
): Promise<ReadonlyMap<Side, (name: Name) => number>> {
  const found = new Map(sides.map((side) => [side, [] as Readonly<Record<Name, number>>[]]));
  for (let turn = 0; turn < turns; turn++) {
    for (const [side, figures] of found) figures.push(await measure(side));
  }
  return new Map([...found].map(([side, figures]) => [side, (name) => median(figures.map((one) => one[name]))]));
}

/** How quickly work was done. */
export interface ParallelWork {
  readonly perSecond: number;
  /** Milliseconds of one piece. */
  readonly median: number;
  /** Milliseconds within which 99 of 100 pieces were done. */
  readonly tail: number;
}

/** Does a number of pieces of work, so many at the same time. */
export async function inParallel(
  count: number,
  atOnce: number,
  work: (number: number) => Promise<unknown>,
): Promise<ParallelWork> {
  const times: number[] = [];
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < count) {
      const start = performance.now();
      await work(next++);
      times.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: atOnce }, one));
  const elapsed = performance.now() - start;
  times.sort((left, right) => left - right);
  const at = (part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return { perSecond: (count / elapsed) * 1000, median: at(0.5), tail: at(0.99) };
}

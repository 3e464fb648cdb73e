/** The time that a garbage collection of all modules of a test process may take, in milliseconds. */
const garbage = 400;

/**
 * Measures the processor time of some work in this process, in milliseconds; other processes do not count. Work that
 * takes `most` or longer is run up to twice more, and the shortest time counts, as garbage collection may hit any one
 * run.
 */
export function processorTime(work: () => void, most = garbage): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let runs = 0; runs < 3 && shortest >= most; runs++) {
    const { user } = process.cpuUsage();
    work();
    shortest = Math.min(shortest, (process.cpuUsage().user - user) / 1000);
  }
  return shortest;
}

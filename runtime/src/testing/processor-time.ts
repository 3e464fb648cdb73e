/** What a collection of garbage among all that a test's process has loaded may take, in milliseconds. */
const garbage = 400;

/**
 * Milliseconds of this process's processor time that some work takes: what other processes do does not count. Work that takes
 * `most` is run again, twice at most, and its shortest time counts: garbage of others may be collected in any one run.
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

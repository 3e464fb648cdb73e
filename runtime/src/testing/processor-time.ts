/** Milliseconds of this process's processor time that some work takes: what other processes do does not count. */
export function processorTime(work: () => void): number {
  const { user } = process.cpuUsage();
  work();
  return (process.cpuUsage().user - user) / 1000;
}

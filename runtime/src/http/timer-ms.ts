/** Milliseconds for a timer, at most 24.8 days: a timer that is set to more fires at once. */
export function timerMs(milliseconds: number): number {
  return Math.min(milliseconds, 2_147_483_647);
}

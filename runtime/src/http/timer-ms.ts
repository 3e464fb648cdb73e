/** Limits a timer's milliseconds to 24.8 days. A timer with a larger value would fire at once. */
export function timerMs(milliseconds: number): number {
  return Math.min(milliseconds, 2_147_483_647);
}

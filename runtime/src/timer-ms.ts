/** Milliseconds for a timer, 24.8 days at most: one that is told to wait longer, or without end, does not wait at all. */
export function timerMs(milliseconds: number): number {
  return Math.min(milliseconds, 2_147_483_647);
}

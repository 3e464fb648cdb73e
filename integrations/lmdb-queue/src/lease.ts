/** When a message is free again, by the clock of `monotonicMs`. */
export interface Lease {
  readonly until: number;
  /** How long the lease is, in milliseconds. */
  readonly lengthMs: number;
  /** Who has claimed the message; undefined while it only waits to be retried. */
  readonly holder: string | undefined;
}

/** Milliseconds of a clock that all processes of a machine share, and that nobody sets. It begins anew when the machine starts. */
export function monotonicMs(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}

/** Whether a lease holds. One that seems to begin in the future is from before the machine was started. */
export function holds(lease: Lease | undefined, now: number): boolean {
  return lease !== undefined && now < lease.until && now >= lease.until - lease.lengthMs;
}

/** How often a message is tried, and how long a worker waits in between. */
export interface RetryPolicy {
  /** After so many deliveries the message becomes a dead letter. Default 10. */
  readonly tries: number;
  /** Milliseconds before the second try; doubled for each further one. Default 500. */
  readonly firstMs: number;
  /** The longest wait in milliseconds. Default 60,000. */
  readonly longestMs: number;
}

/** The policy unless `WorkerOptions.retry` says another. */
export const defaultRetryPolicy: RetryPolicy = { tries: 10, firstMs: 500, longestMs: 60_000 };

/**
 * Milliseconds to wait after a failed attempt: between half and all of what doubling says, by chance, so that messages
 * that failed together do not come back together.
 */
export function retryDelayMs({ firstMs, longestMs }: RetryPolicy, attempt: number, chance = Math.random()): number {
  const whole = Math.min(longestMs, firstMs * 2 ** Math.min(attempt - 1, 30));
  return Math.round(whole * (0.5 + chance / 2));
}

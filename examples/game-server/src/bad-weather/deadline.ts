import { setTimeout as delay } from "node:timers/promises";

/** The wait between two questions, in milliseconds. */
const pauseMs = 100;

/** What `work` gives. Rejects after `ms` milliseconds, with the words for what it is; the work itself goes on. */
export async function within<Result>(ms: number, what: string, work: Promise<Result>): Promise<Result> {
  const over = new AbortController();
  const late = delay(ms, undefined, { signal: over.signal }).then(() => {
    throw new Error(`${what}: not within ${ms / 1000} s`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    // The timer is of no use any more, and its end no failure.
    late.catch(() => undefined);
    work.catch(() => undefined);
    over.abort();
  }
}

/**
 * What `ask` gives, once it gives something. It is asked again when it rejects or gives undefined. Rejects after `ms` milliseconds, with
 * the words for what is awaited and the last reason.
 */
export async function until<Given>(
  ms: number,
  what: string,
  ask: () => Promise<Given | undefined> | Given | undefined,
): Promise<Given> {
  const end = performance.now() + ms;
  let reason = "";
  for (;;) {
    try {
      const given = await within(Math.max(1, end - performance.now()), what, Promise.resolve(ask()));
      if (given !== undefined) return given;
    } catch (error) {
      reason = error instanceof Error ? ` (${error.message})` : "";
    }
    if (performance.now() > end) throw new Error(`${what}: not within ${ms / 1000} s${reason}`);
    await delay(pauseMs);
  }
}

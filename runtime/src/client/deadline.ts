import { timerMs } from "../http/timer-ms.js";

/** A signal that aborts with the caller's signal or when the time is over. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Why the signal aborted, if it did. */
  readonly ended: () => "timeout" | "abort" | undefined;
  /** Rejects when the signal aborts, even if the work ignores it. */
  readonly race: <Result>(work: Promise<Result>) => Promise<Result>;
  /** Must be called when the work is done. */
  readonly clear: () => void;
}

/**
 * Starts the time of a call; `timeoutMs` 0 means no limit. Nothing listens to `signal` itself, because Node's global
 * fetch keeps the signal of a broken reply, with everything its listeners refer to, as long as one of them refers to
 * the reply.
 */
export function startDeadline(outer: AbortSignal | undefined, timeoutMs: number): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  let ended: "timeout" | "abort" | undefined;
  let stop: ((reason: unknown) => void) | undefined;
  const end = (why: "timeout" | "abort", reason: unknown): void => {
    ended ??= why;
    controller.abort(reason);
    stop?.(reason);
  };
  const abort = (): void => end("abort", outer?.reason);
  const expire = (): void => end("timeout", new DOMException(`No reply within ${timeoutMs} ms.`, "TimeoutError"));
  const timer = timeoutMs > 0 ? setTimeout(expire, timerMs(timeoutMs)) : undefined;
  if (outer?.aborted) abort();
  outer?.addEventListener("abort", abort);
  const race = <Result>(work: Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      stop = reject;
      if (ended) reject(signal.reason);
      work.then(resolve, reject);
    });
  const clear = (): void => {
    clearTimeout(timer);
    outer?.removeEventListener("abort", abort);
  };
  return { signal, ended: () => ended, race, clear };
}

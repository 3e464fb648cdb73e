import { timerMs } from "../http/timer-ms.js";

/** A signal that aborts when the caller's signal does or when time is over. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Why it has aborted, if it has. */
  readonly ended: () => "timeout" | "abort" | undefined;
  /** Rejects as soon as the signal aborts, also if the work does not listen to it. */
  readonly race: <Result>(work: Promise<Result>) => Promise<Result>;
  /** To be called when the work is done. */
  readonly clear: () => void;
}

/**
 * Starts the time of a call; `timeoutMs` 0 is no limit. Nothing listens to `signal`: the global fetch of Node keeps the
 * signal of a reply that broke off, with all that its listeners know, as long as one of them knows of that reply.
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

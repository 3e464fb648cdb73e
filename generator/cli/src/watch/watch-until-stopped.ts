import { FileWatcher } from "./file-watcher.js";

/** How long to wait before what the system refused is tried again, in milliseconds. */
const retryTime = 2000;

/** One look at everything: does what there is to do. `stopped` aborts when it is the last. */
type WatchRound = (stopped: AbortSignal) => Promise<WatchedRound>;

/** What to wait for after a round. */
export interface WatchedRound {
  /** The files (absolute paths) to watch from now on. */
  readonly files: readonly string[];
  /** Whether the system did not let something be written: it is tried again soon, as no change tells when it may. */
  readonly isRefused: boolean;
}

/** Runs a round now, after every change and soon after what the system refused, until SIGINT or SIGTERM. A round that has begun comes to its own end. `root` is the project's folder. */
export async function watchUntilStopped(root: string, round: WatchRound): Promise<void> {
  const stopped = new AbortController();
  let isChanged = false;
  let wake = (): void => {};
  const watcher = new FileWatcher(root, () => {
    isChanged = true;
    wake();
  });
  const stop = (): void => {
    stopped.abort();
    wake();
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  try {
    while (!stopped.signal.aborted) {
      isChanged = false;
      // What changed between reading a file and watching it is seen by one more round.
      const { files, isRefused } = await round(stopped.signal);
      if (watcher.watchOnly(files)) continue;
      if (isChanged || stopped.signal.aborted) continue;
      const changed = new Promise<void>((resume) => (wake = resume));
      const retry = isRefused ? setTimeout(wake, retryTime) : undefined;
      await changed;
      clearTimeout(retry);
    }
  } finally {
    watcher.close();
    process.off("SIGINT", stop).off("SIGTERM", stop);
  }
}

import { FileWatcher } from "./file-watcher.js";

/** The milliseconds before a refused write is tried again. */
const retryTime = 2000;

/** One round of work. `stopped` is aborted if the loop ends during the round. */
type WatchRound = (stopped: AbortSignal) => Promise<WatchedRound>;

/** The events to wait for after a round. */
export interface WatchedRound {
  /** The files (absolute paths) to watch from now on. */
  readonly files: readonly string[];
  /** Whether the file system refused a write. The next round then starts after a short time, because no event announces that writing works again. */
  readonly isRefused: boolean;
}

/**
 * Runs a round now, after every change, and a short time after a refused write, until SIGINT or SIGTERM. A running round is not
 * interrupted. `root` is the project's folder.
 */
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
      // A file may change after it was read and before it is watched. One more round sees that change.
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

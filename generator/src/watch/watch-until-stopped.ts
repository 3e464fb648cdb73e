import { FileWatcher } from "./file-watcher.js";

/** How long to wait before what the system refused is tried again, in milliseconds. */
const retryTime = 2000;

/** One look at everything: does what there is to do. */
export type WatchRound = () => Promise<WatchedRound>;

/** What to wait for after a round. */
export interface WatchedRound {
  /** The files (absolute paths) to watch from now on. */
  readonly files: readonly string[];
  /** Whether the system did not let something be written: it is tried again soon, as no change tells when it may. */
  readonly isRefused: boolean;
}

/** Runs a round now, after every change and soon after what the system refused, until SIGINT or SIGTERM. A round is never cut short. `root` is the project's folder. */
export async function watchUntilStopped(root: string, round: WatchRound): Promise<void> {
  let isStopped = false;
  let isChanged = false;
  let wake = (): void => {};
  const watcher = new FileWatcher(root, () => {
    isChanged = true;
    wake();
  });
  const stop = (): void => {
    isStopped = true;
    wake();
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  try {
    while (!isStopped) {
      isChanged = false;
      // What changed between reading a file and watching it is seen by one more round.
      const { files, isRefused } = await round();
      if (watcher.watchOnly(files)) continue;
      if (isChanged || isStopped) continue;
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

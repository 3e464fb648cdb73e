import { FileWatcher } from "./file-watcher.js";

/** One look at everything: does what there is to do, and resolves to the files (absolute paths) to watch from now on. */
export type WatchRound = () => Promise<readonly string[]>;

/** Runs a round now and after every change, until SIGINT or SIGTERM. A round is never cut short. `root` is the project's folder. */
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
      if (watcher.watchOnly(await round())) continue;
      if (!isChanged && !isStopped) await new Promise<void>((resume) => (wake = resume));
    }
  } finally {
    watcher.close();
    process.off("SIGINT", stop).off("SIGTERM", stop);
  }
}

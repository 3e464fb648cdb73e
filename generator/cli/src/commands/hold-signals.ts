/** SIGINT and SIGTERM while they are held back. */
interface HeldSignals {
  readonly hasCome: () => boolean;
  /** Holds them no longer: one that has come does now what it would have done. */
  readonly release: () => void;
}

/** Lets work go on that must not be left half-done when SIGINT (Ctrl-C) or SIGTERM comes. */
export function holdSignals(): HeldSignals {
  let come: NodeJS.Signals | undefined;
  const hold = (signal: NodeJS.Signals): void => {
    come ??= signal;
  };
  process.on("SIGINT", hold).on("SIGTERM", hold);
  return {
    hasCome: () => come !== undefined,
    release: () => {
      process.off("SIGINT", hold).off("SIGTERM", hold);
      if (come !== undefined) process.kill(process.pid, come);
    },
  };
}
